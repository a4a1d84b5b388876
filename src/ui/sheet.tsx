// A panel that slides in over the page from the right; on a phone from below.
import { X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { useReturnFocus } from './return-focus.ts'

export type SheetProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description?: ReactNode
  children: ReactNode
  footer?: ReactNode
}

const place =
  'fixed z-40 flex flex-col bg-surface shadow-float outline-none ' +
  'md:inset-y-0 md:right-0 md:w-[440px] max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-panel'

export function Sheet({ open, onOpenChange, title, description, children, footer }: SheetProps) {
  const returnFocus = useReturnFocus(open)
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="ui-scrim fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          {...returnFocus}
          className={classNames(place, 'ui-side')}
          {...(description === undefined && { 'aria-describedby': undefined })}
        >
          {/* No header: outside of the page it would be a second banner. */}
          <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-5">
            <div className="min-w-0 flex-1">
              <Radix.Title className="text-14 font-semibold wrap-text">{title}</Radix.Title>
              {description !== undefined && (
                <Radix.Description className="text-12 text-ink-2">{description}</Radix.Description>
              )}
            </div>
            <Radix.Close asChild>
              <IconButton label="Close" icon={<X aria-hidden />} tooltip={false} />
            </Radix.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">{children}</div>
          {footer !== undefined && (
            <footer className="flex justify-end gap-2 border-t border-line px-5 py-3">{footer}</footer>
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
