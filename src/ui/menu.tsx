// A list of acts behind a button, with arrow keys and typing ahead.
import { Check } from 'lucide-react'
import { DropdownMenu as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Kbd } from './kbd.tsx'
import { menuItemStyle, menuStyle } from './menu-style.ts'

export type MenuProps = {
  /** One button that takes a ref. */
  trigger: ReactElement
  align?: 'start' | 'end'
  /** Names the landmark around the open menu; the menu itself is named by its button. */
  label?: string
  children: ReactNode
}

export function Menu({ trigger, align = 'end', label = 'Menu', children }: MenuProps) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        {/* A landmark, since the menu stands outside of all others. */}
        <section aria-label={label}>
          <Radix.Content
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={classNames(
              menuStyle,
              'max-h-(--radix-dropdown-menu-content-available-height) min-w-48',
            )}
          >
            {children}
          </Radix.Content>
        </section>
      </Radix.Portal>
    </Radix.Root>
  )
}

export type MenuItemProps = {
  icon?: ReactNode
  keys?: string
  tone?: 'danger'
  disabled?: boolean
  onSelect: () => void
  children: ReactNode
}

export function MenuItem({ icon, keys, tone, disabled, onSelect, children }: MenuItemProps) {
  return (
    <Radix.Item data-tone={tone} disabled={disabled} onSelect={onSelect} className={menuItemStyle}>
      {icon}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys !== undefined && <Kbd keys={keys} />}
    </Radix.Item>
  )
}

export type MenuChoiceProps<V extends string> = {
  value: V
  onValueChange: (value: V) => void
  options: readonly { value: V; label: ReactNode; icon?: ReactNode }[]
}

/** A choice of one within a menu, for example the theme. */
export function MenuChoice<V extends string>({ value, onValueChange, options }: MenuChoiceProps<V>) {
  return (
    <Radix.RadioGroup value={value}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          onSelect={() => onValueChange(option.value)}
          className={menuItemStyle}
        >
          {option.icon}
          <span className="min-w-0 flex-1 truncate">{option.label}</span>
          <Radix.ItemIndicator className="[&>svg]:text-accent!">
            <Check aria-hidden />
          </Radix.ItemIndicator>
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  )
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="inscription px-2 pt-1.5 pb-1 text-12 text-ink-3">{children}</Radix.Label>
}

export function MenuSeparator() {
  return <Radix.Separator className="-mx-1 my-1 h-px bg-line" />
}
