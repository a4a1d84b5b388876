// A choice of one from a short list, by pointer or keyboard.
import { Check, ChevronDown } from 'lucide-react'
import { Select as Radix } from 'radix-ui'
import { type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { pageNonce } from './csp-nonce.ts'
import { useFieldWiring } from './field-context.ts'
import { menuItemStyle, menuStyle } from './menu-style.ts'

export type SelectOption<V extends string> = { value: V; label: string; icon?: ReactNode; disabled?: boolean }

export type SelectProps<V extends string> = {
  value: V | undefined
  onValueChange: (value: V) => void
  options: readonly SelectOption<V>[]
  placeholder?: string
  disabled?: boolean
  /** Needed outside a `Field`. */
  'aria-label'?: string
  className?: string
}

/** Values are non-empty strings: Radix keeps '' for "nothing chosen". */
export function Select<V extends string>({
  value,
  onValueChange,
  options,
  placeholder = 'Choose',
  className,
  ...rest
}: SelectProps<V>) {
  const wiring = useFieldWiring()
  const [open, setOpen] = useState(false)
  const choose = (next: string) => {
    const option = options.find((candidate) => candidate.value === next)
    if (option) onValueChange(option.value)
  }
  return (
    <Radix.Root value={value ?? ''} onValueChange={choose} disabled={rest.disabled} onOpenChange={setOpen}>
      <Radix.Trigger
        {...wiring}
        aria-label={rest['aria-label']}
        className={classNames(
          controlStyle,
          'flex h-8 items-center gap-2 px-2.5 text-left max-md:h-11 data-placeholder:text-ink-3 [&>span]:truncate',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder} />
        <Radix.Icon className="ml-auto text-ink-3">
          <ChevronDown aria-hidden className="size-4" />
        </Radix.Icon>
      </Radix.Trigger>
      <Radix.Portal>
        {/* A landmark while open, since the list stands outside of all others. */}
        <section aria-label={open ? 'Choices' : undefined}>
          <Radix.Content
            position="popper"
            sideOffset={4}
            collisionPadding={8}
            className={classNames(menuStyle, 'min-w-(--radix-select-trigger-width)')}
          >
            <Radix.Viewport nonce={pageNonce()} className="max-h-(--radix-select-content-available-height)">
              {options.map((option) => (
                <SelectItem key={option.value} option={option} />
              ))}
            </Radix.Viewport>
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}

function SelectItem({ option }: { option: SelectOption<string> }) {
  return (
    <Radix.Item value={option.value} disabled={option.disabled} className={menuItemStyle}>
      <Radix.ItemText>
        <span className="inline-flex items-center gap-2">
          {option.icon}
          {option.label}
        </span>
      </Radix.ItemText>
      <Radix.ItemIndicator className="ml-auto pl-3 text-accent">
        <Check aria-hidden className="size-4" />
      </Radix.ItemIndicator>
    </Radix.Item>
  )
}
