// Subject, sender, people and date of a mail, with its postmark.
import { CircleHelp, ShieldCheck, UserRound } from 'lucide-react'
import { Badge } from '../../../ui/badge.tsx'
import { formatMoment, formatPostmarkDay, formatTime } from '../../../ui/dates.ts'
import { Avatar } from '../../../ui/person.tsx'
import { Postmark } from '../../../ui/postmark.tsx'
import type { OpenDelivery } from './open-delivery.ts'

const trustLooks = {
  verified: { word: 'Verified', tone: 'done', Glyph: ShieldCheck },
  guest: { word: 'Guest', tone: 'neutral', Glyph: UserRound },
  unverified: { word: 'Not verified', tone: 'warning', Glyph: CircleHelp },
} as const

export function MailHead({ delivery }: { delivery: OpenDelivery }) {
  const name = delivery.senderName || delivery.sender
  return (
    <div className="flex border-b border-line">
      <div className="min-w-0 flex-1">
        <h1 className="text-20 font-semibold tracking-[-0.012em] wrap-text">
          {delivery.subject || '(no subject)'}
        </h1>
        <div className="mt-3.5 flex items-start gap-3 pb-4">
          <Avatar name={name} size="md" />
          <div className="min-w-0 flex-1">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
              <b className="font-semibold wrap-text">{name}</b>
              {delivery.trust !== null && <TrustBadge trust={delivery.trust} />}
            </p>
            {delivery.senderName !== '' && <p className="text-12 text-ink-2 wrap-text">{delivery.sender}</p>}
            <p className="text-12 leading-[18px] text-ink-2 tabular-nums wrap-text">
              <time dateTime={delivery.sentAt}>{formatMoment(delivery.sentAt)}</time>
              {people('to', delivery.to)}
              {people('cc', delivery.cc)}
            </p>
          </div>
        </div>
      </div>
      <Postmark
        place={placeOf(delivery.sender)}
        date={formatPostmarkDay(delivery.sentAt)}
        time={formatTime(delivery.sentAt)}
        className="-mt-0.5 -mr-11 ml-2 text-ink-3 opacity-60 max-[900px]:hidden"
      />
    </div>
  )
}

function TrustBadge({ trust }: { trust: keyof typeof trustLooks }) {
  const { word, tone, Glyph } = trustLooks[trust]
  return (
    <Badge tone={tone} icon={<Glyph aria-hidden />}>
      {word}
    </Badge>
  )
}

function people(word: string, addresses: readonly string[]): string {
  return addresses.length === 0 ? '' : ` · ${word} ${addresses.join(', ')}`
}

/** "northwind" of amara@mail.northwind.co.uk: the longest word of the domain but its last. */
export function placeOf(address: string): string {
  const words = (address.split('@')[1] ?? '').split('.').slice(0, -1)
  return words.reduce((longest, word) => (word.length >= longest.length ? word : longest), '') || 'Mail'
}
