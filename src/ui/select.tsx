// A choice of one from a short list, by pointer, arrows or letters.
import { Check, ChevronDown } from 'lucide-react'
import { Popover } from 'radix-ui'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlStyle } from './control-style.ts'
import { useFieldWiring } from './field-context.ts'
import { menuItemStyle, menuStyle } from './menu-style.ts'
import { propertyStyle } from './property-style.ts'
import { useListbox } from './use-listbox.ts'

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
  /** In a row of properties it is as wide as its word. */
  look?: 'field' | 'chip'
}

export function Select<V extends string>(props: SelectProps<V>) {
  const { value, options, disabled, placeholder = 'Choose', className, look = 'field' } = props
  const wiring = useFieldWiring()
  const listId = useId()
  const field = useRef<HTMLButtonElement>(null)
  const selected = options.findIndex((option) => option.value === value)
  const list = useListbox(options, selected, (index) => {
    const option = options[index]
    if (option) props.onValueChange(option.value)
  })
  const label = options[selected]?.label
  return (
    <Popover.Root open={list.open} onOpenChange={list.setOpen}>
      <Popover.Anchor asChild>
        <button
          {...wiring}
          ref={field}
          type="button"
          role="combobox"
          disabled={disabled}
          aria-label={props['aria-label']}
          aria-expanded={list.open}
          aria-haspopup="listbox"
          aria-controls={list.open ? listId : undefined}
          aria-activedescendant={list.open && list.active >= 0 ? `${listId}-${list.active}` : undefined}
          onClick={() => list.setOpen(!list.open)}
          onKeyDown={list.onKeyDown}
          className={classNames(
            look === 'chip'
              ? propertyStyle(label !== undefined)
              : `${controlStyle} flex h-8 items-center gap-2 pr-2 pl-2.5 text-left max-md:h-11`,
            className,
          )}
        >
          {options[selected]?.icon}
          <span className={classNames('min-w-0 flex-1 truncate', label === undefined && 'text-ink-3')}>
            {label ?? placeholder}
          </span>
          {look === 'field' && <ChevronDown aria-hidden className="size-4 text-ink-3" />}
        </button>
      </Popover.Anchor>
      <Popover.Portal>
        {/* A landmark, since the list stands outside of all others. */}
        <section aria-label="Choices">
          <Popover.Content
            role="listbox"
            id={listId}
            aria-label={props['aria-label'] ?? placeholder}
            aria-labelledby={wiring.id === undefined ? undefined : `${wiring.id}-label`}
            align="start"
            sideOffset={4}
            collisionPadding={8}
            // The focus stays on the field all the time.
            onOpenAutoFocus={(event) => event.preventDefault()}
            onCloseAutoFocus={(event) => event.preventDefault()}
            onInteractOutside={(event) => {
              if (event.target instanceof Node && field.current?.contains(event.target))
                event.preventDefault()
            }}
            className={classNames(
              menuStyle,
              'max-h-(--radix-popover-content-available-height) min-w-(--radix-popover-trigger-width)',
            )}
          >
            {options.map((option, index) => (
              <SelectItem
                key={option.value}
                id={`${listId}-${index}`}
                option={option}
                active={index === list.active}
                selected={index === selected}
                onPoint={() => list.setActive(index)}
                onChoose={() => list.choose(index)}
              />
            ))}
          </Popover.Content>
        </section>
      </Popover.Portal>
    </Popover.Root>
  )
}

type SelectItemProps = {
  id: string
  option: SelectOption<string>
  active: boolean
  selected: boolean
  onPoint: () => void
  onChoose: () => void
}

function SelectItem({ id, option, active, selected, onPoint, onChoose }: SelectItemProps) {
  const item = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (active) item.current?.scrollIntoView({ block: 'nearest' })
  }, [active])
  return (
    // The keys are those of the field, which has the focus.
    <div
      ref={item}
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={selected}
      aria-disabled={option.disabled || undefined}
      data-disabled={option.disabled || undefined}
      data-highlighted={(active && !option.disabled) || undefined}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={onPoint}
      onClick={onChoose}
      className={menuItemStyle}
    >
      {option.icon}
      <span className="min-w-0 flex-1 truncate">{option.label}</span>
      {selected && <Check aria-hidden className="text-accent!" />}
    </div>
  )
}
