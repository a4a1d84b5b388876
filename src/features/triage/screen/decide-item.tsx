// One thing that waits for a person: a suggestion, or a mail that was held or failed, with what can be done about it.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import type { Suggestion } from '../../../records/contract.ts'
import { RelativeTime } from '../../../ui/time.tsx'
import { WaitingSuggestion } from '../../boards/screen/board/suggestions.tsx'
import { mailOnBoard } from '../../boards/screen/cards/mail-address.ts'
import type { Delivery } from '../contract.ts'
import { DeliveryBadge, outcomeWords } from './delivery-words.tsx'
import { MailActions } from './mail-actions.tsx'
import type { Waiting } from './use-waiting.ts'

export function DecideItem({ item }: { item: Waiting }) {
  return (
    <li>
      {item.kind === 'mail' ? (
        <WaitingMail delivery={item.delivery} />
      ) : (
        <OfProject suggestion={item.suggestion} />
      )}
    </li>
  )
}

export const keyOfWaiting = (item: Waiting): string =>
  item.kind === 'mail' ? `mail-${item.delivery.id}` : `suggestion-${item.suggestion.id}`

function OfProject({ suggestion }: { suggestion: Suggestion }) {
  const { projectId, projectName, evidence } = suggestion
  return (
    <>
      <Line at={suggestion.at}>
        Suggested for{' '}
        <Link href={`/project/${projectId}`} data-row className="link">
          {projectName}
        </Link>
      </Line>
      <WaitingSuggestion
        suggestion={suggestion}
        href={mailOnBoard(projectId, evidence.mailId, `s${suggestion.id}`)}
      />
    </>
  )
}

function WaitingMail({ delivery }: { delivery: Delivery }) {
  return (
    <>
      <Line at={delivery.receivedAt}>From {delivery.senderName || delivery.sender}</Line>
      <article className="rounded-card bg-surface px-3 pt-2.5 pb-3 shadow-card">
        <div className="flex items-start gap-3">
          <h3 className="min-w-0 flex-1 text-14 font-550 wrap-text">
            <Link href={`/mails/${delivery.id}`} data-row className="hover:underline">
              {delivery.subject || '(no subject)'}
            </Link>
          </h3>
          <DeliveryBadge status={delivery.status} />
        </div>
        <p className="mt-[3px] text-13 leading-[18px] text-ink-2 wrap-text">{outcomeWords(delivery)}</p>
        <MailActions delivery={delivery} among />
      </article>
    </>
  )
}

function Line({ at, children }: { at: string; children: ReactNode }) {
  return (
    <p className="mb-1 flex items-baseline gap-3 text-12 text-ink-2">
      <span className="min-w-0 flex-1 truncate">{children}</span>
      <RelativeTime at={at} className="inscription text-ink-3" />
    </p>
  )
}
