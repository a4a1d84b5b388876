// The newest mails of the log, for a page that is about more than mail.
import { Link } from 'wouter'
import { firstAgent } from '../../../crew/crew.ts'
import { Loaded } from '../../../ui/loaded.tsx'
import { useDeliveries } from './mail-log-query.ts'
import { NarrowMailRow } from './mail-row.tsx'
import { MailRowsSkeleton } from './mail-skeletons.tsx'

export function LatestMails({ count }: { count: number }) {
  const deliveries = useDeliveries(null)
  return (
    <Loaded
      of={deliveries}
      failed="The mail log could not be loaded"
      safe="Your mails are safe."
      waiting={<MailRowsSkeleton rows={3} />}
      empty={
        <p className="px-5 pb-4 text-13 text-ink-2">
          No mail yet. Send one to {firstAgent.name} and it appears here a moment later.
        </p>
      }
    >
      {(read) => (
        <>
          <ul className="divide-y divide-line">
            {read.slice(0, count).map((delivery) => (
              <NarrowMailRow
                key={delivery.id}
                delivery={delivery}
                href={`/mails/${delivery.id}`}
                current={false}
              />
            ))}
          </ul>
          <Link
            href="/mails"
            className="block border-t border-line px-5 py-2.5 text-13 font-medium text-accent -outline-offset-2 hover:bg-hover"
          >
            All mails
          </Link>
        </>
      )}
    </Loaded>
  )
}
