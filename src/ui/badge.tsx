// A small inscription on a tinted ground, with an optional glyph.
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type BadgeTone =
  | 'neutral'
  | 'created'
  | 'pending'
  | 'progress'
  | 'review'
  | 'blocked'
  | 'done'
  | 'danger'
  | 'warning'
  | 'success'
  | 'accent'

const tones: Record<BadgeTone, string> = {
  neutral: 'bg-created-tint text-created-ink',
  created: 'bg-created-tint text-created-ink',
  pending: 'bg-pending-tint text-pending-ink',
  progress: 'bg-progress-tint text-progress-ink',
  review: 'bg-review-tint text-review-ink',
  blocked: 'bg-blocked-tint text-blocked-ink',
  done: 'bg-done-tint text-done-ink',
  danger: 'bg-danger-tint text-danger-ink',
  warning: 'bg-warning-tint text-warning-ink',
  success: 'bg-success-tint text-success-ink',
  accent: 'bg-accent-tint text-accent',
}

export type BadgeProps = { tone?: BadgeTone; icon?: ReactNode; className?: string; children: ReactNode }

export function Badge({ tone = 'neutral', icon, className, children }: BadgeProps) {
  return (
    <span
      className={classNames(
        'inline-flex h-5 max-w-full items-center gap-[5px] rounded-mark px-[7px] text-12 font-medium whitespace-nowrap narrow [&_svg]:size-3',
        tones[tone],
        className,
      )}
    >
      {icon}
      <span className="truncate">{children}</span>
    </span>
  )
}
