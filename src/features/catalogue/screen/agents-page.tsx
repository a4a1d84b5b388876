// The agents of one category with their addresses; the full catalogue grows from here.
import { ArrowRight } from 'lucide-react'
import { Link } from 'wouter'
import { agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { AgentCard } from '../contract.ts'
import { type AgentCategory, type CatalogueAgent, catalogue } from './agent-words.ts'
import { cardOf, useAgents } from './use-agents.ts'

const words = {
  teams: { title: 'Teams', intro: 'Agents that work on what your team agrees by mail.' },
  intelligence: { title: 'Intelligence', intro: 'Agents that read many mails and say what moves people.' },
} as const

export function AgentsPage({ category }: { category: AgentCategory }) {
  const agents = useAgents()
  const { title, intro } = words[category]
  const listed = catalogue.filter((entry) => entry.category === category)
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <h1 className="text-20 font-semibold tracking-[-0.012em]">{title}</h1>
      <p className="mt-1 text-13 text-ink-2">{intro}</p>
      {agents.isError ? (
        <ErrorState
          level={2}
          title="The agents could not be loaded"
          onRetry={() => void agents.refetch()}
          busy={agents.isFetching}
        >
          {failureWords(agents.error)}
        </ErrorState>
      ) : (
        <ul className="mt-5 grid gap-3 md:grid-cols-2 lg:grid-cols-3">
          {listed.map((entry) => (
            <li key={entry.agent}>
              <AgentTile entry={entry} card={cardOf(agents.data, entry.agent)} loading={agents.isPending} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

type AgentTileProps = { entry: CatalogueAgent; card: AgentCard | undefined; loading: boolean }

function AgentTile({ entry, card, loading }: AgentTileProps) {
  const { agent, path, purpose } = entry
  return (
    <article className="flex h-full flex-col rounded-panel bg-surface p-4 shadow-card">
      <div className="flex items-center gap-3">
        <AgentStamp agent={agent} size={40} />
        <h2 className="text-16 font-semibold">{agentTitles[agent]}</h2>
        {!loading && card === undefined && <Badge className="ml-auto">Not here yet</Badge>}
      </div>
      <p className="mt-3 text-13 text-ink-2">{purpose}</p>
      <div className="mt-auto flex min-h-8 flex-wrap items-center justify-between gap-x-3 gap-y-1 pt-3">
        {loading && (
          <Loading label="Loading the address">
            <Skeleton className="w-40" />
          </Loading>
        )}
        {card && <AgentMailAddress card={card} />}
        {path !== null && (
          <Link href={path} className="link ml-auto inline-flex items-center gap-1 text-13 font-medium">
            Open<span className="sr-only"> {agentTitles[agent]}</span>
            <ArrowRight aria-hidden className="size-3.5" />
          </Link>
        )}
      </div>
    </article>
  )
}

function AgentMailAddress({ card }: { card: AgentCard }) {
  return (
    <span className="flex min-w-0 items-center gap-1 text-13">
      <span className="wrap-text">{card.emailAddress}</span>
      <CopyButton text={card.emailAddress} what={`the address of ${card.name}`} />
    </span>
  )
}
