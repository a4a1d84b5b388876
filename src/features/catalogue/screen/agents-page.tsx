// The agents of one category: those used lately, and all of them (CAT-03, CAT-04).
import type { ReactNode } from 'react'
import { useLocation } from 'wouter'
import { cardOf } from '../../../crew/crew.ts'
import { ErrorState } from '../../../ui/error-state.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import type { AgentCategory, CatalogueAgent } from '../contract.ts'
import { AgentTile } from './agent-tile.tsx'
import { recentlyUsed } from './agent-usage.ts'
import { useAgentUsage } from './use-agent-usage.ts'
import { useCatalogue } from './use-agents.ts'

const words = {
  teams: {
    title: 'Teams',
    intro: 'Agents that work on what your team agrees by mail. Write to one, or copy it in.',
    recent: 'Recently Used Team Agents',
    all: 'All Team Agents',
  },
  intelligence: {
    title: 'Intelligence',
    intro: 'Agents that read many mails and say what moves people.',
    recent: 'Recently Used Intelligence Agents',
    all: 'All Intelligence Agents',
  },
} as const

export const TeamsPage = () => <AgentsPage category="teams" />
export const IntelligencePage = () => <AgentsPage category="intelligence" />

function AgentsPage({ category }: { category: AgentCategory }) {
  const { title, intro, recent, all } = words[category]
  const catalogue = useCatalogue()
  const used = recentlyUsed(useAgentUsage())
  const listed = catalogue.data?.filter((agent) => agent.category === category) ?? []
  const lately = used.flatMap((type) => listed.find((agent) => agent.type === type) ?? [])
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <h1 className="text-20 font-semibold tracking-[-0.012em]">{title}</h1>
      <p className="mt-1 text-13 text-ink-2">{intro}</p>
      {catalogue.isError ? (
        <ErrorState
          level={2}
          title="The agents could not be loaded"
          onRetry={() => void catalogue.refetch()}
          busy={catalogue.isFetching}
        >
          {failureWords(catalogue.error)}
        </ErrorState>
      ) : (
        <>
          {lately.length > 0 && (
            <Section title={recent}>
              <Tiles agents={lately} used={used} />
            </Section>
          )}
          <Section title={all}>
            {catalogue.isPending ? <LoadingTiles /> : <Tiles agents={listed} used={used} />}
          </Section>
        </>
      )}
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-6">
      <h2 className="text-14 font-semibold">{title}</h2>
      {children}
    </section>
  )
}

/* One column, two, three (CAT-05). */
const grid = 'mt-3 grid gap-3 md:grid-cols-2 lg:grid-cols-3'

function Tiles({ agents, used }: { agents: readonly CatalogueAgent[]; used: readonly string[] }) {
  const [, navigate] = useLocation()
  return (
    <ul className={grid}>
      {agents.map((agent) => (
        <li key={agent.type}>
          <AgentTile
            agent={agent}
            used={used.includes(agent.type)}
            // Without a route in the catalogue, Use Agent opens the agent's instances all the same (CAT-15).
            {...(agent.route === null && { onUse: () => navigate(cardOf(agent.type).page?.path ?? '/') })}
          />
        </li>
      ))}
    </ul>
  )
}

function LoadingTiles() {
  return (
    <Loading label="Loading the agents" className={grid}>
      {['w-3/4', 'w-2/3', 'w-4/5'].map((width) => (
        <div key={width} className="h-72 rounded-panel bg-surface p-4 shadow-card">
          <div className="flex items-center gap-3">
            <Skeleton shape="disc" className="size-10" />
            <Skeleton className="w-24" />
          </div>
          <Skeleton className={`mt-5 ${width}`} />
          <Skeleton className="mt-2 w-11/12" />
          <Skeleton className="mt-2 w-1/2" />
        </div>
      ))}
    </Loading>
  )
}
