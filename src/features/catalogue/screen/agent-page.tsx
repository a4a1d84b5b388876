// One agent's page: what it does, its address, and honestly what stands here later.
import { useEffect } from 'react'
import { AgentAddress } from '../../../ui/address.tsx'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { LensOverSheet } from '../../../ui/illustration.tsx'
import { failureWords } from '../../../ui/request.ts'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { catalogue } from './agent-words.ts'
import { recordUse } from './use-agent-usage.ts'
import { cardOf, useAgents } from './use-agents.ts'

/** `later` says what the page will hold. */
export function AgentPage({ agent, later }: { agent: AgentName; later: string }) {
  // Opening an agent's page counts as one use (CAT-17).
  useEffect(() => recordUse(agent), [agent])
  const purpose = catalogue.find((entry) => entry.agent === agent)?.purpose
  return (
    <div className="mx-auto w-full max-w-page px-6 py-6 max-md:px-4">
      <div className="flex items-start gap-4">
        <AgentStamp agent={agent} size={56} />
        <div className="min-w-0">
          <h1 className="text-20 font-semibold tracking-[-0.012em]">{agentTitles[agent]}</h1>
          <p className="mt-0.5 text-13 text-ink-2">{purpose}</p>
        </div>
      </div>
      <AgentHere agent={agent} later={later} />
    </div>
  )
}

function AgentHere({ agent, later }: { agent: AgentName; later: string }) {
  const agents = useAgents()
  if (agents.isPending) {
    return (
      <Loading className="mt-6">
        <Skeleton className="h-9! w-72 max-w-full" />
      </Loading>
    )
  }
  if (agents.isError) {
    return (
      <ErrorState
        level={2}
        title={`The address of ${agentTitles[agent]} could not be loaded`}
        onRetry={() => void agents.refetch()}
        busy={agents.isFetching}
      >
        {failureWords(agents.error)}
      </ErrorState>
    )
  }
  const card = cardOf(agents.data, agent)
  if (card === undefined) {
    return (
      <EmptyState
        className="mt-6"
        level={2}
        illustration={<LensOverSheet />}
        title={`${agentTitles[agent]} takes no mail here yet`}
        action={<ButtonLink href="/teams/tula">Write to Tula instead</ButtonLink>}
      >
        {later}
      </EmptyState>
    )
  }
  return (
    <EmptyState
      className="mt-6"
      level={2}
      title={`Write to ${agentTitles[agent]}`}
      action={
        <>
          <AgentAddress agent={agent} address={card.emailAddress} />
          <ButtonLink href="/projects">Open the projects</ButtonLink>
        </>
      }
    >
      {later}
    </EmptyState>
  )
}
