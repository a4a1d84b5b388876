// A setting that takes effect at once, with its label before it.
import { Switch as Radix } from 'radix-ui'
import { type ReactNode, useId } from 'react'

export type SwitchProps = {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
  label: ReactNode
  description?: ReactNode
  disabled?: boolean
}

export function Switch({ checked, onCheckedChange, label, description, disabled }: SwitchProps) {
  const id = useId()
  return (
    <div className="flex items-start justify-between gap-4">
      <div className="min-w-0">
        <label htmlFor={id} className="text-13 font-medium">
          {label}
        </label>
        {description !== undefined && (
          <p id={`${id}-description`} className="text-12 text-ink-2">
            {description}
          </p>
        )}
      </div>
      <Radix.Root
        id={id}
        checked={checked}
        onCheckedChange={onCheckedChange}
        disabled={disabled}
        aria-describedby={description === undefined ? undefined : `${id}-description`}
        className="flex h-5 w-9 shrink-0 items-center rounded-full bg-sunken p-0.5 ring-field transition-colors duration-(--d-1) disabled:opacity-55 data-[state=checked]:bg-accent data-[state=checked]:shadow-none"
      >
        <Radix.Thumb className="size-4 rounded-full bg-field-line transition-[translate,background-color] duration-(--d-2) ease-out data-[state=checked]:translate-x-4 data-[state=checked]:bg-on-accent" />
      </Radix.Root>
    </div>
  )
}
