// A mail's HTML body in a frame of no origin: no scripts, no forms, no access to the app.
import { classNames } from './class-names.ts'

export type MailFrameProps = {
  /** An address under /mail-body on this host. */
  src: string
  /** Names the frame for screen readers, for example the subject. */
  title: string
  className?: string
}

/**
 * Links open in a new window; nothing else is allowed.
 * Without an origin the frame cannot be measured, so it has its own height and scrolls.
 */
export function MailFrame({ src, title, className }: MailFrameProps) {
  if (!src.startsWith('/mail-body/')) throw new Error(`not a mail body: ${src}`)
  return (
    <iframe
      src={src}
      title={title}
      sandbox="allow-popups allow-popups-to-escape-sandbox"
      referrerPolicy="no-referrer"
      loading="lazy"
      className={classNames(
        'block h-[60vh] min-h-64 w-full resize-y rounded-card border-0 bg-surface ring-line',
        className,
      )}
    />
  )
}
