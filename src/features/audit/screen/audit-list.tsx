// Entries of the audit log, newest first: who, what, about whom, and when.
import { RelativeTime } from '../../../ui/time.tsx'
import type { AuditEntryOnWire } from '../contract.ts'

export function AuditList({
  entries,
  hasCompanies,
}: {
  entries: readonly AuditEntryOnWire[]
  hasCompanies: boolean
}) {
  return (
    <ul className="divide-y divide-line">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex items-baseline justify-between gap-x-4 py-2.5 text-13 max-sm:flex-col"
        >
          <div className="min-w-0 wrap-text">
            <p>
              <span className="font-medium">{entry.title}</span>
              {entry.detail !== '' && <span className="text-ink-2"> · {entry.detail}</span>}
            </p>
            <p className="text-12 text-ink-2">{partiesOf(entry, hasCompanies)}</p>
          </div>
          <RelativeTime at={entry.at} className="shrink-0 text-12 text-ink-2" />
        </li>
      ))}
    </ul>
  )
}

const ways: Record<string, string> = { token: 'by an API token' }

/** "Amara Okafor, by an API token · about Ben Okoro · Harvest Ltd". */
function partiesOf({ actor, via, subject, company }: AuditEntryOnWire, hasCompanies: boolean): string {
  const who = actor ? personWords(actor) : via === 'product' ? 'Mailcrew itself' : 'Somebody not signed in'
  const way = ways[via]
  return [
    way === undefined ? who : `${who}, ${way}`,
    subject === null || subject.kind === 'company' ? null : `about ${aboutWords(subject)}`,
    hasCompanies && company ? (company.name ?? `Company ${company.id}, which is gone`) : null,
  ]
    .filter((part) => part !== null)
    .join(' · ')
}

type Party = NonNullable<AuditEntryOnWire['subject']>

/* A sign-up that was confirmed in another browser got a new number. */
const personWords = ({ id, name }: Party) => name ?? `Person ${id}, an account that was deleted or replaced`
const aboutWords = (one: Party) => (one.kind === 'person' ? personWords(one) : `${one.kind} ${one.id}`)
