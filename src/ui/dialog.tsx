// A window over the page with a title, a body and buttons at the right; under 768 px a sheet from below.
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { dialogFooterStyle, dialogStyle, scrimStyle } from './dialog-style.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

export type DialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  /** Buttons, the main one last. */
  footer?: ReactNode
  size?: 'sm' | 'md' | 'lg' | 'page'
  /** False while what it shows would be lost: then no key, press beside it or cross closes it. */
  mayClose?: boolean
  children?: ReactNode
}

const widths = {
  sm: 'md:max-w-[420px]',
  md: 'md:max-w-[560px]',
  lg: 'md:max-w-[840px]',
  page: 'md:h-[860px] md:max-w-[1140px]',
}

/** Escape closes one layer: a list that is open at the field with the focus, and text that is being edited, come first. */
function leaveToInner(event: KeyboardEvent) {
  if (document.activeElement?.matches('[aria-activedescendant],[data-keeps-escape]')) event.preventDefault()
}

/* What is there to be read is not begun at one of its buttons. */
function focusWhole(event: Event) {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** Focus is held inside while open and goes back to what opened it; Escape and the scrim close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  mayClose = true,
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next || mayClose) && onOpenChange(next)}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle}>
          <Radix.Content
            {...returnFocus}
            {...(size === 'page' && { onOpenAutoFocus: focusWhole })}
            onEscapeKeyDown={leaveToInner}
            className={classNames(dialogStyle, widths[size])}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            {/* No header: outside of the page it would be a second banner. */}
            <div className={classNames('px-5 pr-12', size === 'page' ? 'py-3' : 'pt-4.5 pb-1')}>
              <Radix.Title className="text-16 font-semibold tracking-[-0.008em] wrap-text">
                {title}
              </Radix.Title>
              {description !== undefined && (
                <Radix.Description className="mt-1 leading-[21px] text-ink-2 wrap-text">
                  {description}
                </Radix.Description>
              )}
            </div>
            {children !== undefined && (
              <div
                className={classNames(
                  'min-h-0 flex-1 [--ground:var(--raised)]',
                  // A page lays itself out, and scrolls in its parts.
                  size === 'page'
                    ? 'overflow-hidden border-t border-line md:rounded-b-panel'
                    : 'overflow-y-auto px-5 pt-2 pb-4',
                )}
              >
                {children}
              </div>
            )}
            {footer !== undefined && <footer className={dialogFooterStyle}>{footer}</footer>}
            {/* Last in the order of focus, so that a dialog opens on its first field. */}
            {mayClose && (
              <Radix.Close asChild>
                <IconButton
                  label="Close"
                  icon={<X aria-hidden />}
                  tooltip={false}
                  className="absolute! top-3 right-3 max-md:top-1.5 max-md:right-1.5"
                />
              </Radix.Close>
            )}
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
