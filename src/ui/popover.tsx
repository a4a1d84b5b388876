// A small surface beside a button, for more than a menu holds.
import { Popover as Radix } from 'radix-ui'
import type { ReactElement, ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type PopoverProps = {
  trigger: ReactElement
  /** Names the surface for screen readers. */
  label: string
  open?: boolean
  onOpenChange?: (open: boolean) => void
  align?: 'start' | 'center' | 'end'
  className?: string
  children: ReactNode
}

export function Popover({
  trigger,
  label,
  open,
  onOpenChange,
  align = 'end',
  className,
  children,
}: PopoverProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          align={align}
          sideOffset={8}
          collisionPadding={8}
          className={classNames(
            'ui-pop z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-panel bg-raised text-13 text-ink shadow-float outline-none [--ground:var(--raised)] [--surface:var(--raised)]',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
