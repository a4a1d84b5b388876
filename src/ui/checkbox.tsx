// A box to tick, with its label beside it.
import { Check, Minus } from 'lucide-react'
import { Checkbox as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export type CheckboxProps = {
  checked: boolean | 'indeterminate'
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export function Checkbox({ checked, onCheckedChange, label, description, disabled }: CheckboxProps) {
  const id = useId()
  return (
    <div className="flex items-start gap-2 py-0.5 text-13 max-md:py-2">
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next === true)}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className="mt-0.5 grid size-4 shrink-0 place-items-center rounded-mark bg-surface text-on-accent ring-field disabled:opacity-55 data-[state=checked]:bg-accent data-[state=checked]:shadow-none data-[state=indeterminate]:bg-accent data-[state=indeterminate]:shadow-none"
      >
        <Radix.Indicator>
          {checked === 'indeterminate' ? (
            <Minus aria-hidden className="size-3" strokeWidth={3} />
          ) : (
            <Check aria-hidden className="size-3" strokeWidth={3} />
          )}
        </Radix.Indicator>
      </Radix.Root>
      <div className="min-w-0">
        <label htmlFor={id}>{label}</label>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-12 text-ink-2">
            {description}
          </p>
        )}
      </div>
    </div>
  )
}
