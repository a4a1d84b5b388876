// Settings, Notifications: the private link under which a calendar program reads one's due dates.
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { formatDate } from '../../../ui/dates.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { Panel, PanelRow } from '../../../ui/panel.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { useCalendarLink, useEndLink, useMakeLink } from './use-calendar-link.ts'

export function CalendarPanel() {
  const link = useCalendarLink()
  return (
    <Panel
      title="Calendar"
      description="Your tasks on the days they are due, in the calendar program you use."
    >
      <Loaded
        of={link}
        failed="Your calendar link could not be loaded"
        waiting={
          <Loading label="Loading your calendar link">
            <Skeleton className="w-3/5" />
          </Loading>
        }
      >
        {({ createdAt }) => <Link createdAt={createdAt} />}
      </Loaded>
    </Panel>
  )
}

type Asking = 'renew' | 'end' | null

function Link({ createdAt }: { createdAt: string | null }) {
  const [asking, setAsking] = useState<Asking>(null)
  const make = useMakeLink()
  const end = useEndLink()
  const close = () => setAsking(null)
  const isNew = make.data !== undefined && make.data.createdAt === createdAt
  return (
    <PanelRow
      title="Private link"
      act={
        createdAt === null ? (
          <Button busy={make.isPending} busyLabel="Making..." onClick={() => make.mutate()}>
            Make a link
          </Button>
        ) : (
          <>
            <Button onClick={() => setAsking('renew')}>Renew</Button>
            <Button onClick={() => setAsking('end')}>Switch off</Button>
          </>
        )
      }
    >
      {linkWords(createdAt, isNew)}
      {isNew && <NewLink url={make.data.url} />}
      <ConfirmDialog
        open={asking === 'renew'}
        onOpenChange={close}
        title="Renew the calendar link?"
        description="Calendars that use the present link stop being updated until you give them the new one."
        confirmLabel="Renew"
        busyLabel="Renewing..."
        danger={false}
        busy={make.isPending}
        onConfirm={() => make.mutate(undefined, { onSettled: close })}
      />
      <ConfirmDialog
        open={asking === 'end'}
        onOpenChange={close}
        title="Switch off the calendar link?"
        description="Calendars that use it stop being updated. You can make a new link at any time."
        confirmLabel="Switch off"
        busyLabel="Switching off..."
        busy={end.isPending}
        onConfirm={() => end.mutate(undefined, { onSettled: close })}
      />
    </PanelRow>
  )
}

function linkWords(createdAt: string | null, isNew: boolean): string {
  if (createdAt === null) return 'Subscribe to it in Google Calendar, Outlook, Apple Calendar or any other.'
  if (isNew) return 'Copy it now: it is shown this once. Whoever has it can read your due dates.'
  return `Made on ${formatDate(createdAt)}. It was shown once; if you have lost it, renew it.`
}

function NewLink({ url }: { url: string }) {
  return (
    <span className="mt-3 flex max-w-full items-start gap-2 rounded-control bg-sunken py-1 pr-1 pl-3">
      <code className="min-w-0 flex-1 py-1.5 text-12 wrap-anywhere text-ink">{url}</code>
      <CopyButton text={url} what="the calendar link" />
    </span>
  )
}
