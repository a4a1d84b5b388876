// One instance as a row: its name, its state, its address ready to be copied, and what may be done with it.
import type { ReactNode } from 'react'
import { AgentStamp } from '../../../ui/agent-stamp.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { classNames } from '../../../ui/class-names.ts'
import type { AgentEmail } from '../contract.ts'
import { CopyAddress } from './copy-address.tsx'
import { nameOf } from './instance-words.ts'

export type InstanceCardProps = {
  instance: AgentEmail
  company: { name: string } | null
  selected: boolean
  /** Without a ground of its own, within a section that has one. */
  flat?: boolean
  onSelect: () => void
  /** The acts of who may change it. */
  children?: ReactNode
}

export function InstanceCard({ instance, company, selected, flat, onSelect, children }: InstanceCardProps) {
  const name = nameOf(instance, company)
  return (
    <InstanceRow selected={selected} flat={flat}>
      <AgentStamp agent={instance.agentType} size={28} />
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {instance.isActive ? (
            <button
              type="button"
              onClick={onSelect}
              aria-current={selected || undefined}
              className="text-left text-14 font-550 wrap-text hover:text-accent"
            >
              <span className="sr-only">Open </span>
              {name}
            </button>
          ) : (
            <span className="text-14 font-550 wrap-text text-ink-2">{name}</span>
          )}
          {instance.isActive ? <Badge tone="success">Active</Badge> : <Badge>Inactive</Badge>}
          {instance.allowGlobalEmails && <Badge tone="accent">Takes shared mail</Badge>}
        </p>
        <p className="flex min-w-0 items-center gap-1 text-13 text-ink-2">
          <span className="wrap-text">{instance.emailAddress}</span>
          <CopyAddress address={instance.emailAddress} of={name} />
        </p>
      </div>
      {children}
    </InstanceRow>
  )
}

type InstanceRowProps = { selected: boolean; flat?: boolean | undefined; children: ReactNode }

/** The ground of an instance, and of the row that stands for all of them. */
export function InstanceRow({ selected, flat = false, children }: InstanceRowProps) {
  return (
    <li
      className={classNames(
        'relative flex flex-wrap items-center gap-x-3 gap-y-2',
        flat ? 'py-2.5' : 'rounded-card bg-surface p-3 shadow-card',
        selected && 'before:absolute before:inset-y-2.5 before:left-0 before:w-0.5 before:bg-accent',
      )}
    >
      {children}
    </li>
  )
}
