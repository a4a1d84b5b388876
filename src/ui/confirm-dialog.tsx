// Asks once before something that cannot be taken back; the only home of the red button.
import { AlertDialog as Radix } from 'radix-ui'
import type { MouseEvent, ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { dialogFooterStyle, dialogStyle, scrimStyle } from './dialog-style.ts'
import { useReturnFocus } from './return-focus.ts'

export type ConfirmDialogProps = {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: ReactNode
  description: ReactNode
  confirmLabel: string
  /** What the button says while the act runs, for example "Deleting...". */
  busyLabel?: string
  busy?: boolean
  cancelLabel?: string
  /** Red unless the act is harmless. */
  danger?: boolean
  /** The dialog stays open until the caller closes it, so that a failure can be shown. */
  onConfirm: () => void
  children?: ReactNode
}

export function ConfirmDialog(props: ConfirmDialogProps) {
  const returnFocus = useReturnFocus(props.open)
  const { danger = true, busy = false } = props
  const confirm = (event: MouseEvent) => {
    event.preventDefault()
    props.onConfirm()
  }
  return (
    <Radix.Root open={props.open} onOpenChange={props.onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={scrimStyle}>
          <Radix.Content {...returnFocus} className={classNames(dialogStyle, 'md:max-w-[400px]')}>
            <div className="px-5 pt-4.5 pb-2">
              <Radix.Title className="text-16 font-semibold tracking-[-0.008em] wrap-text">
                {props.title}
              </Radix.Title>
              <Radix.Description className="mt-1 leading-[21px] text-ink-2 wrap-text">
                {props.description}
              </Radix.Description>
              {props.children}
            </div>
            <footer className={dialogFooterStyle}>
              <Radix.Cancel asChild>
                <Button disabled={busy}>{props.cancelLabel ?? 'Cancel'}</Button>
              </Radix.Cancel>
              <Button
                variant={danger ? 'danger' : 'primary'}
                busy={busy}
                busyLabel={props.busyLabel}
                onClick={confirm}
              >
                {props.confirmLabel}
              </Button>
            </footer>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  )
}
