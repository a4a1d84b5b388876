// The bell of the header: how many are unread, and the panel behind it (NOTIF-01, NOTIF-08).
import { Bell } from 'lucide-react'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { lazyComponent } from '../../../ui/lazy.tsx'
import { Popover } from '../../../ui/popover.tsx'
import { useCompany } from '../../companies/screen/company-context.tsx'
import type { Notification } from '../contract.ts'
import { targetOf } from '../notification-target.ts'
import { badgeWords } from './read-state.ts'
import { UnreadNews } from './unread-news.tsx'
import { useMarkRead, useNotifications } from './use-notifications.ts'

const NotificationPanel = lazyComponent(
  async () => (await import('./notification-panel.tsx')).NotificationPanel,
  <div className="h-40" />,
)

export function NotificationBell() {
  const { data } = useNotifications()
  const [open, setOpen] = useState(false)
  const markRead = useMarkRead()
  const goTo = useGoTo()
  const unread = data?.unreadCount ?? 0

  function openOne(notification: Notification) {
    if (!notification.read) markRead.mutate(notification.id)
    setOpen(false)
    goTo(notification)
  }

  return (
    <>
      <Popover
        label="Notifications"
        open={open}
        onOpenChange={setOpen}
        className="w-[384px]"
        trigger={<BellButton unread={unread} />}
      >
        <NotificationPanel onOpen={openOne} />
      </Popover>
      <UnreadNews unread={data?.unreadCount} />
    </>
  )
}

function BellButton({ unread, ...trigger }: { unread: number }) {
  const badge = badgeWords(unread)
  return (
    <button
      type="button"
      aria-label={badge === null ? 'Notifications' : `Notifications, ${unread} unread`}
      onPointerEnter={NotificationPanel.prefetch}
      className="relative grid size-8 shrink-0 place-items-center rounded-control text-ink-2 transition-colors duration-(--d-1) hover:bg-hover hover:text-ink aria-expanded:bg-hover max-md:size-11"
      {...trigger}
    >
      <Bell aria-hidden className="size-4" />
      {badge !== null && (
        <span
          aria-hidden
          className="absolute -top-1 left-4.5 grid h-4 min-w-4 place-items-center rounded-full bg-accent px-1 text-[10px] leading-none font-semibold text-on-accent tabular-nums shadow-[0_0_0_2px_var(--surface)] max-md:top-0.5 max-md:left-6"
        >
          {badge}
        </span>
      )}
    </button>
  )
}

/* What belongs to another context is opened there: the page is loaded anew for it, as the switch in the header does. */
function useGoTo() {
  const [, navigate] = useLocation()
  const { selected, companies, switchTo } = useCompany()
  return (notification: Notification) => {
    const target = targetOf(notification)
    if (target === null) return
    const { companyId } = notification
    const isHere = companyId === (selected?.company.id ?? 0)
    const mayGo = companyId === 0 || companies.some(({ company }) => company.id === companyId)
    if (isHere || notification.type === 'invitation' || !mayGo) {
      navigate(target)
      return
    }
    switchTo(companyId === 0 ? null : companyId)
    location.assign(target)
  }
}
