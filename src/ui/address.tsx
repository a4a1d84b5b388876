// An agent's mail address in a ring, ready to be copied.
import type { AgentName } from './agent.ts'
import { AgentStamp } from './agent-stamp.tsx'
import { CopyButton } from './copy-button.tsx'

export function AgentAddress({ agent, address }: { agent: AgentName; address: string }) {
  return (
    <span className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-control bg-surface pr-1 pl-3 text-13 ring-line-2">
      <AgentStamp agent={agent} size={20} />
      <span className="wrap-text py-1 text-left">{address}</span>
      <CopyButton isAddress text={address} what="the address" />
    </span>
  )
}
