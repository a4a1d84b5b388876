// The head of an agent's page: its stamp, name and type, its work in a sentence, and for whom one acts.
import { Building2 } from 'lucide-react'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import type { CatalogueAgent } from '../contract.ts'
import { StatusBadge } from './status-badge.tsx'

export type AgentHeadProps = {
  agent: AgentName
  /** Undefined until it is known. */
  card: CatalogueAgent | undefined
  /** Null in the personal context. */
  company: string | null
}

export function AgentHead({ agent, card, company }: AgentHeadProps) {
  return (
    <header className="flex items-start gap-4">
      <AgentStamp agent={agent} size={56} />
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <h1 className="text-20 font-semibold tracking-[-0.012em]">
            {agentTitles[agent]}
            {card && <span className="font-normal text-ink-2"> · {card.kind}</span>}
          </h1>
          {card && <StatusBadge {...card} />}
          {company !== null && <Badge icon={<Building2 aria-hidden />}>{company}</Badge>}
        </div>
        <p className="mt-1 min-h-5 max-w-[72ch] text-13 text-ink-2">{card?.description}</p>
      </div>
    </header>
  )
}
