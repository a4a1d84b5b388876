// One received mail in the log: who, what, and what became of it.
import { Link } from 'wouter'
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Avatar } from '../../../ui/person.tsx'
import { SortCode } from '../../../ui/sort-code.tsx'
import { RelativeTime } from '../../../ui/time.tsx'
import type { Delivery } from '../contract.ts'
import { DeliveryBadge, outcomeWords } from './delivery-words.tsx'
import { lastStep } from './last-step.ts'

export type MailRowProps = { delivery: Delivery; href: string }

/** The columns of a row, which its skeleton shares. */
export const mailRowGrid =
  'grid grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-3 max-md:px-3 ' +
  'lg:grid-cols-[28px_minmax(0,1fr)_minmax(0,15rem)_8.5rem_6.5rem_5.5rem] lg:gap-x-4'

/** A row of the whole page: one line from 1024 px up, stacked below. */
export function MailRow({ delivery, href }: MailRowProps) {
  const agent = delivery.agent === null ? null : agentFrom(delivery.agent)
  return (
    <li className={`relative transition-colors duration-(--d-1) hover:bg-hover ${mailRowGrid}`}>
      {agent ? <AgentStamp agent={agent} size={28} labelled /> : <Avatar name={delivery.recipient} />}
      <div className="min-w-0">
        <p className="truncate text-14 font-550">
          <MailLink href={href}>{delivery.subject || '(no subject)'}</MailLink>
        </p>
        <p className="truncate text-13 text-ink-2">{delivery.senderName || delivery.sender}</p>
      </div>
      <div className="min-w-0 max-lg:col-start-2 max-lg:row-start-2 max-lg:mt-1.5">
        <p className="truncate text-13" title={outcomeWords(delivery)}>
          {outcomeWords(delivery)}
        </p>
        <ProjectLink delivery={delivery} />
      </div>
      <div className="max-lg:hidden">
        <SortCode hash={delivery.hash} step={lastStep(delivery.trace)} bars={22} labels={false} />
      </div>
      <div className="flex max-lg:col-start-3 max-lg:row-start-1 max-lg:justify-end max-lg:self-start">
        <DeliveryBadge status={delivery.status} />
      </div>
      <div className="text-right text-12 text-ink-3 inscription max-lg:col-start-3 max-lg:row-start-2 max-lg:self-end">
        <RelativeTime at={delivery.sentAt} />
      </div>
    </li>
  )
}

function ProjectLink({ delivery }: { delivery: Delivery }) {
  if (delivery.projectId === null) return null
  return (
    <Link
      href={`/project/${delivery.projectId}`}
      className="link relative block w-fit max-w-full truncate text-12 max-md:py-1"
    >
      {delivery.projectName ?? 'Project'}
    </Link>
  )
}

/* The link covers its row, so that the whole row opens the mail. */
function MailLink({ href, children }: { href: string; children: string }) {
  return (
    <Link
      href={href}
      data-row
      className="outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
    >
      {children}
    </Link>
  )
}

/** A row of the narrow column beside an open mail. */
export function NarrowMailRow({ delivery, href, current }: MailRowProps & { current: boolean }) {
  return (
    <li
      className={classNames(
        'relative px-5 pt-2.5 pb-[11px] transition-colors duration-(--d-1) hover:bg-hover',
        current && 'bg-surface before:absolute before:inset-y-0 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      <div className="flex items-baseline gap-2">
        <p className="min-w-0 flex-1 truncate font-550">
          <Link
            href={href}
            data-row
            aria-current={current ? 'true' : undefined}
            className="outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
          >
            {delivery.senderName || delivery.sender}
          </Link>
        </p>
        <RelativeTime at={delivery.sentAt} className="inscription text-12 text-ink-3" />
      </div>
      <p className="truncate text-13 text-ink-2">{delivery.subject || '(no subject)'}</p>
      <div className="mt-1.5 flex items-center gap-2 [&>:first-child]:shrink-0">
        <DeliveryBadge status={delivery.status} />
        <span className="min-w-0 truncate text-12 text-ink-2" title={outcomeWords(delivery)}>
          {outcomeWords(delivery)}
        </span>
      </div>
    </li>
  )
}
