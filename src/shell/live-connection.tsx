// The one live connection of a signed-in page, and what the features do with its messages.
import { type ReactNode, useEffect, useState } from 'react'
import { useCompanyEvents } from '../features/companies/screen/use-company-events.ts'
import { useNotificationEvents } from '../features/notifications/screen/use-notification-events.ts'
import { useBrowserZone } from '../features/reminders/screen/use-hours.ts'
import { useTaskEvents } from '../features/tasks/screen/use-task-events.ts'
import { useMailEvents } from '../features/triage/screen/use-mail-events.ts'
import { createPageLive, LiveContext } from '../ui/use-live.ts'

export function LiveConnection({ children }: { children: ReactNode }) {
  const [live] = useState(createPageLive)
  useEffect(() => {
    live.start()
    window.addEventListener('online', live.retry)
    return () => {
      window.removeEventListener('online', live.retry)
      live.stop()
    }
  }, [live])
  return (
    <LiveContext value={live}>
      <LiveMessages />
      {children}
    </LiveContext>
  )
}

/* Each feature refetches what a message names; this is where all of them listen, whatever page is open. */
function LiveMessages() {
  useCompanyEvents()
  useNotificationEvents()
  useTaskEvents()
  useMailEvents()
  useBrowserZone()
  return null
}
