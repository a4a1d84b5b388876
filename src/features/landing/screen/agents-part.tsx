// The eight agents as a sheet of stamps, each with a way to talk and a way to write (LAND-07, LAND-08, LAND-15).
import { Mail, MessageSquare } from 'lucide-react'
import { agentNames } from '../../../ui/agent.ts'
import { AgentCard } from './agent-card.tsx'
import { Part } from './part.tsx'
import type { AgentAddresses } from './use-agent-addresses.ts'

const glyphs = { chat: <MessageSquare aria-hidden />, email: <Mail aria-hidden /> }

export function AgentsPart({ addresses }: { addresses: AgentAddresses }) {
  return (
    <Part
      id="agents"
      ground="surface"
      title="Eight colleagues you reach by mail"
      lead="Each has one job and one address. You get a receipt for every mail: what was understood, what was done, and how to undo it."
    >
      <ul className="landing-stamps grid sm:grid-cols-2 lg:grid-cols-4">
        {agentNames.map((agent) => (
          <AgentCard key={agent} agent={agent} addresses={addresses} glyphs={glyphs} />
        ))}
      </ul>
    </Part>
  )
}
