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
  size?: 'sm' | 'md' | 'lg'
  children?: ReactNode
}

const widths = { sm: 'md:max-w-[420px]', md: 'md:max-w-[560px]', lg: 'md:max-w-[840px]' }

/** Escape closes one layer: a list that is open at the field with the focus comes first, and closes itself. */
function leaveToOpenList(event: KeyboardEvent) {
  if (document.activeElement?.matches('[aria-activedescendant]')) event.preventDefault()
}

/** Focus is held inside while open and goes back to what opened it; Escape and the scrim close it. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  footer,
  size = 'md',
  children,
}: DialogProps) {
  const returnFocus = useReturnFocus()
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle}>
          <Radix.Content
            {...returnFocus}
            onEscapeKeyDown={leaveToOpenList}
            className={classNames(dialogStyle, widths[size])}
            {...(description === undefined && { 'aria-describedby': undefined })}
          >
            {/* No header: outside of the page it would be a second banner. */}
            <div className="px-5 pt-4.5 pr-12 pb-1">
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
              <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-2 pb-4 [--ground:var(--raised)]">
                {children}
              </div>
            )}
            {footer !== undefined && <footer className={dialogFooterStyle}>{footer}</footer>}
            {/* Last in the order of focus, so that a dialog opens on its first field. */}
            <Radix.Close asChild>
              <IconButton
                label="Close"
                icon={<X aria-hidden />}
                tooltip={false}
                className="absolute! top-3 right-3 max-md:top-1.5 max-md:right-1.5"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
