// The instances of an agent: all of them, each with its address and acts, and the paused ones in a closed section.
import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { type AgentName, agentTitles } from '../../../ui/agent.ts'
import { Button } from '../../../ui/button.tsx'
import { CollapsibleSection } from '../../../ui/collapsible.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EmptyTray } from '../../../ui/illustration.tsx'
import type { AgentEmail, Instances } from '../contract.ts'
import { CreateInstanceDialog } from './create-instance-dialog.tsx'
import { InstanceActs } from './instance-acts.tsx'
import { InstanceCard } from './instance-card.tsx'
import { instancesLabel, listWords } from './instance-words.ts'

export type InstancesPanelProps = {
  agent: AgentName
  list: Instances
  selectedId: number | null
  /** Opens the dashboard with this one (INST-05); null for all of them. */
  onSelect: (id: number | null) => void
  /** The row above the instances, where all of them can be seen together. */
  all?: ReactNode
}

export function InstancesPanel({ agent, list, selectedId, onSelect, all }: InstancesPanelProps) {
  const [creating, setCreating] = useState(false)
  const create = list.mayChange && (
    <Button variant="primary" icon={<Plus aria-hidden />} onClick={() => setCreating(true)}>
      New Instance
    </Button>
  )
  const card = (instance: AgentEmail) => (
    <InstanceCard
      key={instance.id}
      flat={!instance.isActive}
      instance={instance}
      company={list.company}
      selected={instance.id === selectedId}
      onSelect={() => onSelect(instance.id)}
    >
      {list.mayChange && (
        <InstanceActs
          instance={instance}
          company={list.company}
          onDeleted={() => instance.id === selectedId && onSelect(null)}
        />
      )}
    </InstanceCard>
  )
  return (
    <section aria-label={`Instances of ${agentTitles[agent]}`} className="mt-5">
      <h2 className="sr-only">{instancesLabel(agent)}</h2>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <p className="flex-[1_1_18rem] text-13 text-ink-2">{introOf(list)}</p>
        {list.instances.length > 0 && create}
      </header>
      {list.instances.length === 0 ? (
        <NoInstances agent={agent} list={list} create={create} />
      ) : (
        <ul className="mt-4 grid gap-2">
          {all}
          {list.instances.map(card)}
        </ul>
      )}
      {list.inactive.length > 0 && (
        <div className="mt-5 overflow-hidden rounded-panel bg-surface shadow-card">
          <CollapsibleSection title={`Inactive (${list.inactive.length})`} defaultOpen={false}>
            <ul className="divide-y divide-line">{list.inactive.map(card)}</ul>
          </CollapsibleSection>
        </div>
      )}
      <CreateInstanceDialog agent={agent} open={creating} onOpenChange={setCreating} company={list.company} />
    </section>
  )
}

function NoInstances({ agent, list, create }: { agent: AgentName; list: Instances; create: ReactNode }) {
  return (
    <EmptyState
      className="mt-4"
      level={3}
      illustration={<EmptyTray />}
      title={listWords(agent).none}
      action={create || undefined}
    >
      {list.mayChange
        ? `An instance gives ${agentTitles[agent]} an address of its own to write to.`
        : 'An admin of the company makes the first one.'}
    </EmptyState>
  )
}

function introOf({ company, mayChange }: Instances): string {
  if (company === null) return 'Each instance has an address of its own. What you send there is kept apart.'
  if (mayChange)
    return `Each instance is an address of ${company.name}. Its members see them, admins change them.`
  return `The addresses of ${company.name}. Admins of the company change them.`
}
