// /settings/mail: the records that the mail domain needs, a round trip, and what would become of a pasted mail.
import { RotateCw } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Response } from '../../../kit/contract.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { SubPage, toMailSettings } from '../../../ui/sub-page.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { getMailSetup } from '../contract.ts'
import { DnsTable } from './dns-table.tsx'
import { ExplainBox } from './explain-box.tsx'
import { RoundTripCard } from './round-trip-card.tsx'
import { useMailSetup } from './use-setup.ts'

type MailSetup = Response<typeof getMailSetup>

export function MailSetupPage() {
  const setup = useMailSetup()
  const { data } = setup
  return (
    <SubPage
      back={toMailSettings}
      title="Mail set-up"
      about={data === undefined ? 'How mail reaches this server, and how it leaves.' : <Sum setup={data} />}
      isAboutLive
      beside={
        data !== undefined &&
        !data.isLocal && (
          <div className="flex items-center gap-3">
            <span className="text-12 text-ink-2">
              Checked <RelativeTime at={new Date(setup.dataUpdatedAt).toISOString()} />
            </span>
            <Button
              icon={<RotateCw aria-hidden />}
              busy={setup.isFetching}
              busyLabel="Checking..."
              onClick={() => void setup.refetch()}
            >
              Check now
            </Button>
          </div>
        )
      }
      width="wide"
    >
      <Loaded
        of={setup}
        failed="The mail set-up could not be loaded"
        safe="Mail is taken in all the same."
        level={2}
        className="mt-6"
        waiting={<SetupSkeleton />}
      >
        {(read) => (
          <>
            <div className="mt-5 grid items-start gap-x-10 gap-y-6 min-[1100px]:grid-cols-[minmax(0,1fr)_20.5rem]">
              {read.isLocal ? <LocalMode domain={read.domain} /> : <DnsTable records={read.records} />}
              <RoundTripCard hasRelay={read.relay !== null} />
            </div>
            <ExplainBox domain={read.domain} />
          </>
        )}
      </Loaded>
    </SubPage>
  )
}

/** What the records come to, in a sentence. */
function Sum({ setup: { domain, isLocal, relay, records } }: { setup: MailSetup }): ReactNode {
  if (isLocal) return 'Only this machine reaches the server, so its mail domain needs no records.'
  const wrong = records.filter(({ state }) => state === 'missing' || state === 'different')
  const unsure = records.filter(({ state }) => state === 'unsure')
  const takesMail = !wrong.some(({ role }) => role === 'mx' || role === 'address')
  const can =
    takesMail && relay !== null ? 'receives and answers' : takesMail ? 'receives' : 'is not reached yet'
  const count = wrong.length
  return (
    <>
      {domain} {can}.{' '}
      {count > 0 ? (
        <strong className="font-550 text-warning-ink">
          {count === 1 ? 'One record needs a hand.' : `${count} records need a hand.`}
        </strong>
      ) : unsure.length > 0 ? (
        <strong className="font-550 text-warning-ink">
          {unsure.length === 1 ? 'One record is worth a look.' : `${unsure.length} records are worth a look.`}
        </strong>
      ) : (
        'Every record is right.'
      )}
    </>
  )
}

function LocalMode({ domain }: { domain: string }) {
  return (
    <section className="rounded-panel bg-surface shadow-card" aria-label="DNS records">
      <EmptyState level={2} title="No records are needed yet">
        {domain} is known to this machine alone. Set MAIL_DOMAIN, SMTP_HOST and SMTP_URL, start the server
        anew, and the records to publish appear.
      </EmptyState>
    </section>
  )
}

function SetupSkeleton() {
  return (
    <Loading
      label="Loading the mail set-up"
      className="mt-5 grid gap-10 min-[1100px]:grid-cols-[1fr_20.5rem]"
    >
      <div className="grid gap-4">
        {['mx', 'a', 'spf', 'dkim', 'dmarc'].map((row) => (
          <Skeleton key={row} className="h-5 w-full" />
        ))}
      </div>
      <Skeleton className="h-52 w-full rounded-panel" />
    </Loading>
  )
}
