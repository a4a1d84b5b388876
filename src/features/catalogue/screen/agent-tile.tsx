// The card of an agent: who it is, how it stands with it, what it does, an example, and where to write (CAT-06).
import { ArrowRight, Check, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CopyAddress } from '../../instances/screen/copy-address.tsx'
import type { CatalogueAgent } from '../contract.ts'
import { StatusBadge } from './status-badge.tsx'
import { markUsed } from './use-agent-usage.ts'

export type AgentTileProps = {
  agent: CatalogueAgent
  used: boolean
  /** What Use Agent does once the use is counted; without it the agent's route is opened (CAT-08). */
  onUse?: () => void
}

export function AgentTile({ agent, used, onUse }: AgentTileProps) {
  const [, navigate] = useLocation()
  const headingId = useId()

  function use() {
    markUsed(agent.type)
    if (onUse) onUse()
    else if (agent.route !== null) navigate(agent.route)
  }

  return (
    <article
      aria-labelledby={headingId}
      className="flex h-full flex-col rounded-panel bg-surface p-4 shadow-card [--ground:var(--surface)]"
    >
      <div className="flex items-start gap-3">
        <AgentStamp agent={agent.type} size={40} />
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
            <h3 id={headingId} className="text-16 leading-5 font-semibold">
              {agent.name}
            </h3>
            {used && <Badge>Used</Badge>}
            <span className="ml-auto">
              <StatusBadge {...agent} />
            </span>
          </div>
          <p className="text-12 text-ink-2">{agent.kind}</p>
        </div>
      </div>
      <p className="mt-3 text-13">{agent.description}</p>
      <ul className="mt-3 grid gap-1 text-13 text-ink-2">
        {agent.features.map((feature) => (
          <li key={feature} className="flex gap-2">
            <Check aria-hidden className="mt-[3px] size-3.5 shrink-0 text-ink-3" />
            {feature}
          </li>
        ))}
      </ul>
      <Example agent={agent} />
      <div className="mt-auto pt-3">
        <Address agent={agent} />
        <Button className="mt-3 w-full" icon={<ArrowRight aria-hidden />} onClick={use}>
          Use Agent
          <span className="sr-only"> {agent.name}</span>
        </Button>
      </div>
    </article>
  )
}

function Example({ agent: { name, exampleInput, exampleOutput } }: { agent: CatalogueAgent }) {
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <div className="mt-3">
      <Button
        variant="ghost"
        size="sm"
        className="-ml-[9px]"
        aria-expanded={open}
        aria-controls={id}
        icon={<ChevronDown aria-hidden className={open ? 'rotate-180' : undefined} />}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Hide Example' : 'Show Example'}
        <span className="sr-only"> of {name}</span>
      </Button>
      <dl id={id} hidden={!open} className="perforated-t mt-2 pt-3 text-13">
        <dt className="inscription text-12 text-ink-3">Input</dt>
        <dd>“{exampleInput}”</dd>
        <dt className="inscription mt-2 text-12 text-ink-3">Output</dt>
        <dd className="text-ink-2">{exampleOutput}</dd>
      </dl>
    </div>
  )
}

function Address({ agent: { name, emailAddress } }: { agent: CatalogueAgent }) {
  return (
    <p className="flex min-w-0 items-center gap-1 text-13">
      <span className="wrap-text">{emailAddress}</span>
      <CopyAddress address={emailAddress} of={name} />
    </p>
  )
}
