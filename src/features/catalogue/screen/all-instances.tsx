// The row that stands for all instances of an agent at once, with what they hold together (TULA-01, TANYA-03).
import type { AgentName } from '../../../ui/agent.ts'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { InstanceRow } from '../../instances/screen/instance-card.tsx'
import { useProjects } from '../../projects/screen/use-projects.ts'
import { ofTula } from './tula-projects.ts'

export type AllInstancesProps = { agent: AgentName; selected: boolean; onSelect: () => void }

/** Tula and Tanya see all of their instances together; the others have no such view. */
export function AllInstances({ agent, ...props }: AllInstancesProps) {
  if (agent === 'tula') return <AllOfTula {...props} />
  if (agent === 'tanya') return <AllRow agent="tanya" words="Combined intelligence" {...props} />
  return null
}

function AllOfTula(props: Omit<AllInstancesProps, 'agent'>) {
  const projects = useProjects()
  const count = projects.data ? ofTula(projects.data, null).length : null
  const words = count === null ? '' : `${count} ${count === 1 ? 'project' : 'projects'}`
  return <AllRow agent="tula" words={words} {...props} />
}

function AllRow({ agent, words, selected, onSelect }: AllInstancesProps & { words: string }) {
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
        <p className="min-h-5 text-13 text-ink-2">{words}</p>
      </div>
    </InstanceRow>
  )
}
