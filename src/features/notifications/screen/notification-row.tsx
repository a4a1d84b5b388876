// One notification of the panel: icon, title, description, how long ago (NOTIF-03); a press reads it and opens what it is about.
import { RelativeTime } from '../../../ui/time.tsx'
import type { Notification } from '../contract.ts'
import { NotificationIcon } from './notification-look.tsx'

export type NotificationRowProps = {
  notification: Notification
  onOpen: (notification: Notification) => void
}

export function NotificationRow({ notification, onOpen }: NotificationRowProps) {
  const { type, title, description, timestamp, read } = notification
  return (
    <li>
      <button
        type="button"
        data-notification
        onClick={() => onOpen(notification)}
        className="flex w-full items-start gap-3 px-4 py-3 text-left transition-colors duration-(--d-1) hover:bg-hover focus-visible:-outline-offset-2"
      >
        <NotificationIcon type={type} />
        <span className="min-w-0 flex-1">
          <span className="flex items-baseline gap-2">
            <span
              className={`min-w-0 flex-1 truncate text-13 ${read ? 'font-medium text-ink-2' : 'font-semibold'}`}
            >
              {!read && <span className="sr-only">Unread: </span>}
              {title}
            </span>
            <RelativeTime at={timestamp} className="inscription shrink-0 text-12 text-ink-3" />
          </span>
          <span className="mt-0.5 line-clamp-2 text-13 text-ink-2 wrap-text">{description}</span>
        </span>
        <span
          aria-hidden
          className={`mt-1.5 size-2 shrink-0 rounded-full ${read ? 'bg-transparent' : 'bg-accent'}`}
        />
      </button>
    </li>
  )
}
