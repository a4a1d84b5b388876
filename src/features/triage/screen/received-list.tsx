// The received mails of the log in their four states: loading, failing, empty, full.
import { useRef } from 'react'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { deliveryLooks } from './delivery-words.tsx'
import { type StatusFilter, useDeliveries } from './mail-log-query.ts'
import { MailRow, NarrowMailRow } from './mail-row.tsx'
import { MailRowsSkeleton } from './mail-skeletons.tsx'
import { filterQuery } from './status-filters.tsx'
import { useRowKeys } from './use-row-keys.ts'

type ReceivedListProps = {
  status: StatusFilter
  /** The mail that stands open beside a narrow list; null for the list of the whole page. */
  open: number | null
  onShowAll: () => void
}

export function ReceivedList({ status, open, onShowAll }: ReceivedListProps) {
  const list = useRef<HTMLUListElement>(null)
  useRowKeys(list)
  const deliveries = useDeliveries(status)
  return (
    <Loaded
      of={deliveries}
      failed="The mail log could not be loaded"
      safe="Your mails are safe."
      level={2}
      waiting={<MailRowsSkeleton rows={open === null ? 6 : 4} />}
      empty={<NoMail status={status} onShowAll={onShowAll} />}
    >
      {(read) => (
        <>
          <ul ref={list} aria-label="Received mails" className="divide-y divide-line">
            {read.map((delivery) => {
              const href = `/mails/${delivery.id}${filterQuery(status)}`
              return open === null ? (
                <MailRow key={delivery.id} delivery={delivery} href={href} />
              ) : (
                <NarrowMailRow
                  key={delivery.id}
                  delivery={delivery}
                  href={href}
                  current={delivery.id === open}
                />
              )
            })}
          </ul>
          <OlderMail
            more={deliveries.hasNextPage}
            busy={deliveries.isFetchingNextPage}
            onMore={() => void deliveries.fetchNextPage()}
          />
        </>
      )}
    </Loaded>
  )
}

export function OlderMail({ more, busy, onMore }: { more: boolean; busy: boolean; onMore: () => void }) {
  if (!more) return null
  return (
    <div className="flex justify-center border-t border-line p-3">
      <Button variant="ghost" size="sm" onClick={onMore} busy={busy} busyLabel="Loading...">
        Older mails
      </Button>
    </div>
  )
}

function NoMail({ status, onShowAll }: Pick<ReceivedListProps, 'status' | 'onShowAll'>) {
  if (status === null) {
    return (
      <EmptyState level={2} title="No mail yet" illustration={<EmptyTray />}>
        Send a mail to an agent and it appears here a moment later.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      level={2}
      title={`No ${deliveryLooks[status].word.toLowerCase()} mail`}
      illustration={<EmptyTray />}
      action={<Button onClick={onShowAll}>Show all mails</Button>}
    >
      None of your mails has this status now.
    </EmptyState>
  )
}
