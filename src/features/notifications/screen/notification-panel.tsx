// What the bell opens: the newest ten, "Mark all read", and the states of a list (NOTIF-01 to NOTIF-03).
import type { KeyboardEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { Notification } from '../contract.ts'
import { NotificationRow } from './notification-row.tsx'
import { useMarkAllRead, useNotifications } from './use-notifications.ts'

export function NotificationPanel({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const { data } = useNotifications()
  const markAll = useMarkAllRead()
  const newest = Math.max(0, ...(data?.notifications.map(({ id }) => id) ?? []))
  return (
    <div onKeyDown={moveByArrows}>
      <div className="flex h-12 items-center justify-between gap-3 border-b border-line pr-2 pl-4">
        <h2 className="text-14 font-semibold">Notifications</h2>
        {data !== undefined && data.notifications.length > 0 && (
          <Button
            size="sm"
            variant="ghost"
            disabled={data.unreadCount === 0}
            onClick={() => markAll.mutate(newest)}
          >
            Mark all read
          </Button>
        )}
      </div>
      {/* CONST-07: 20rem at most. */}
      <div className="max-h-[20rem] overflow-y-auto overscroll-contain">
        <List onOpen={onOpen} />
      </div>
    </div>
  )
}

function List({ onOpen }: { onOpen: (notification: Notification) => void }) {
  const { data, isError, isFetching, refetch } = useNotifications()
  if (data === undefined && isError) {
    return (
      <ErrorState title="Notifications could not be loaded" busy={isFetching} onRetry={() => void refetch()}>
        Nothing is lost: they are kept on the server.
      </ErrorState>
    )
  }
  if (data === undefined) return <LoadingRows />
  if (data.notifications.length === 0) {
    return (
      <EmptyState title="No notifications yet" className="py-6!">
        Email processing notifications will appear here
      </EmptyState>
    )
  }
  return (
    <ul aria-label="Notifications" className="divide-y divide-line">
      {data.notifications.map((notification) => (
        <NotificationRow key={notification.id} notification={notification} onOpen={onOpen} />
      ))}
    </ul>
  )
}

function LoadingRows() {
  return (
    <Loading label="Loading notifications" className="divide-y divide-line">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex items-start gap-3 px-4 py-3">
          <Skeleton shape="disc" className="size-7" />
          <div className="flex-1">
            <Skeleton className="mt-1 w-1/2" />
            <Skeleton className="mt-2.5 w-5/6" />
          </div>
        </div>
      ))}
    </Loading>
  )
}

/* Up and down go from line to line, Home and End to the ends. */
function moveByArrows(event: KeyboardEvent<HTMLDivElement>) {
  const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-notification]')]
  const here = lines.findIndex((line) => line === document.activeElement)
  const goals: Record<string, number> = {
    ArrowDown: Math.min(here + 1, lines.length - 1),
    ArrowUp: Math.max(here - 1, 0),
    Home: 0,
    End: lines.length - 1,
  }
  const goal = goals[event.key]
  if (goal === undefined || lines.length === 0) return
  event.preventDefault()
  lines[goal]?.focus()
}
