// The agents that can be reached, each with its address to copy (SET-22).
import { agentFrom } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { MailState } from '../contract.ts'

type ReachableAgent = MailState['agents'][number]

export function AgentList({ agents }: { agents: readonly ReachableAgent[] }) {
  return (
    <Panel title="Agents" description="Each takes your mail at its address. Write to it, or add it to Cc.">
      <ul aria-label="Agents" className="divide-y divide-line border-t border-line">
        {agents.map((agent) => (
          <AgentRow key={agent.emailAddress} agent={agent} />
        ))}
      </ul>
    </Panel>
  )
}

function AgentRow({ agent }: { agent: ReachableAgent }) {
  const known = agentFrom(agent.type)
  const of = [agent.instanceName, agent.companyName].filter(Boolean).join(', ')
  return (
    <li className="flex items-center gap-3 py-3 last:pb-0">
      {known !== null && <AgentStamp agent={known} size={28} />}
      <div className="min-w-0 flex-1">
        <p className="text-13 font-medium wrap-text">
          {agent.name}
          {of !== '' && <span className="font-normal text-ink-2"> {of}</span>}
        </p>
        <p className="text-13 text-ink-2 wrap-text">{agent.emailAddress}</p>
      </div>
      <CopyButton isAddress text={agent.emailAddress} what={`the address ${agent.emailAddress}`} />
    </li>
  )
}
