// The row that stands for all instances of an agent at once, with what they hold together (TULA-01, TANYA-03).
import type { ComponentType } from 'react'
import { cardOf } from '../../../crew/crew.ts'
import type { AgentName } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { InstanceRow } from '../../instances/screen/instance-card.tsx'

export type AllInstancesProps = {
  agent: AgentName
  /** What the agent's own screens count; without it the words on the card. */
  Together: ComponentType | undefined
  selected: boolean
  onSelect: () => void
}

/** Null for an agent whose instances are only seen one by one. */
export function AllInstances({ agent, Together, selected, onSelect }: AllInstancesProps) {
  const { together } = cardOf(agent)
  if (together === null) return null
  return (
    <InstanceRow selected={selected}>
      <AgentStamp agent={agent} size={28} />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onSelect}
          aria-current={selected || undefined}
          className="text-left text-14 font-550 hover:text-accent"
        >
          <span className="sr-only">Open </span>
          All Instances
        </button>
        <p className="min-h-5 text-13 text-ink-2">{Together ? <Together /> : together}</p>
      </div>
    </InstanceRow>
  )
}
