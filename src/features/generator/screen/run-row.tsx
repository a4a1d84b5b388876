// One test mail of a run: its agent, what it was about, and what became of it.
import { Link } from 'wouter'
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import type { Delivery } from '../../triage/contract.ts'
import { DeliveryBadge, outcomeWords } from '../../triage/screen/delivery-words.tsx'

export function RunRow({ delivery }: { delivery: Delivery }) {
  const agent = delivery.agent === null ? null : agentFrom(delivery.agent)
  const outcome = outcomeWords(delivery)
  return (
    <li className="relative flex items-center gap-3 px-4 py-2.5 transition-colors duration-(--d-1) hover:bg-hover max-md:px-3">
      {agent ? <AgentStamp agent={agent} size={28} labelled /> : <span className="w-7" />}
      <div className="min-w-0 flex-1">
        <p className="truncate text-14 font-550">
          {/* It covers its row, so that the whole row opens the mail. */}
          <Link
            href={`/mails/${delivery.id}`}
            data-row
            className="outline-none before:absolute before:inset-0 focus-visible:before:outline-2 focus-visible:before:-outline-offset-2 focus-visible:before:outline-focus"
          >
            {delivery.subject}
          </Link>
        </p>
        <p className="truncate text-13 text-ink-2" title={outcome}>
          {outcome}
        </p>
      </div>
      <DeliveryBadge status={delivery.status} />
    </li>
  )
}
