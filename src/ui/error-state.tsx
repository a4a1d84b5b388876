// A part of the page that could not load: what happened, what is safe, and Retry.
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { TroubledLetter } from './illustration.tsx'

export type ErrorStateProps = {
  title: string
  /** What happened and what is safe. */
  children?: ReactNode
  onRetry?: () => void
  retryLabel?: string
  busy?: boolean
  /** Rank of the title among the headings of the page. */
  level?: 1 | 2 | 3
  className?: string
}

export function ErrorState({
  title,
  children,
  onRetry,
  retryLabel = 'Retry',
  busy,
  level = 3,
  className,
}: ErrorStateProps) {
  const Title = `h${level}` as const
  return (
    <div
      role="alert"
      className={classNames('flex flex-col items-center justify-center px-6 py-8 text-center', className)}
    >
      <TroubledLetter />
      <Title className="mt-5 text-14 font-semibold">{title}</Title>
      {children !== undefined && (
        <p className="mt-1 max-w-[40ch] text-13 text-balance text-ink-2 wrap-text">{children}</p>
      )}
      {onRetry && (
        <Button
          className="mt-4"
          icon={<RotateCw aria-hidden />}
          onClick={onRetry}
          busy={busy}
          busyLabel="Trying..."
        >
          {retryLabel}
        </Button>
      )}
    </div>
  )
}
