// A band across a page that says something stands out, with at most one act.
import { CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const tones: Record<NoticeTone, { ground: string; title: string; icon: ReactNode }> = {
  info: { ground: 'bg-sunken', title: 'text-ink', icon: <Info aria-hidden className="text-ink-3" /> },
  success: {
    ground: 'bg-success-tint',
    title: 'text-success-ink',
    icon: <CircleCheck aria-hidden className="text-success" />,
  },
  warning: {
    ground: 'bg-warning-tint',
    title: 'text-warning-ink',
    icon: <TriangleAlert aria-hidden className="text-warning" />,
  },
  danger: {
    ground: 'bg-danger-tint',
    title: 'text-danger-ink',
    icon: <TriangleAlert aria-hidden className="text-danger" />,
  },
}

export type NoticeProps = {
  tone?: NoticeTone
  title?: ReactNode
  children?: ReactNode
  action?: ReactNode
  onDismiss?: () => void
  /** Answers what the person has just done, so it is read out at once. */
  urgent?: boolean
}

export function Notice(props: NoticeProps) {
  const { tone = 'info', title, children, action, onDismiss, urgent = tone === 'danger' } = props
  const { ground, title: titleHue, icon } = tones[tone]
  return (
    <div
      role={urgent ? 'alert' : 'status'}
      className={classNames(
        'flex items-start gap-3 rounded-card py-1.5 pr-2 pl-3.5 text-13 [&>svg]:mt-1 [&>svg]:size-4',
        ground,
      )}
    >
      {icon}
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1">
        <p className="flex-[1_1_60%] py-0.5 wrap-text">
          {title !== undefined && <strong className={`font-semibold ${titleHue}`}>{title} </strong>}
          {children}
        </p>
        {action}
      </div>
      {onDismiss && <IconButton size="sm" label="Dismiss" icon={<X aria-hidden />} onClick={onDismiss} />}
    </div>
  )
}
