// A button of the app; while busy it keeps its width and its focus, and presses do nothing.
import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts'
import { classNames } from './class-names.ts'

export type ButtonProps = ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  /** 16 px icon before the label. */
  icon?: ReactNode
  busy?: boolean
  /** What the label becomes while busy, for example "Saving...". */
  busyLabel?: string
}

export function Button({
  variant = 'secondary',
  size = 'md',
  icon,
  busy = false,
  busyLabel,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (busy) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type={type}
      className={buttonStyle(variant, size, className)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={press}
      {...rest}
    >
      {busyLabel === undefined ? (
        <ButtonLabel icon={icon}>{children}</ButtonLabel>
      ) : (
        <span className="inline-grid place-items-center gap-[inherit]">
          <ButtonLabel icon={icon} hidden={busy}>
            {children}
          </ButtonLabel>
          <ButtonLabel hidden={!busy}>{busyLabel}</ButtonLabel>
        </span>
      )}
    </button>
  )
}

/* Both labels lie in one grid cell, so the wider one sets the width in either state. */
function ButtonLabel({
  icon,
  hidden,
  children,
}: {
  icon?: ReactNode
  hidden?: boolean
  children: ReactNode
}) {
  return (
    <span
      className={classNames('inline-flex items-center gap-[inherit] [grid-area:1/1]', hidden && 'invisible')}
      aria-hidden={hidden || undefined}
    >
      {icon}
      {children}
    </span>
  )
}
