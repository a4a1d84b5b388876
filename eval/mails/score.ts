// Compares the tasks read of a mail with the labels that a careful person gave it.
import type { AgentMail, MailPerson } from '../../src/agent/agent.ts'
import type { ProposedTask } from '../../src/features/tula/task-proposal.ts'
import type { LabelledMail, LabelledTask } from './cases.ts'
import { everybody } from './deliver.ts'

/** The tasks that any reader found, in the words of the labels. */
export type FoundTask = Pick<ProposedTask, 'title' | 'assignees' | 'dueDate' | 'priority' | 'confidence'> & {
  /** Who is named and not on the mail. */
  names?: readonly string[]
}

export interface Pair {
  label: LabelledTask
  found: FoundTask
  owner: boolean | null
  day: boolean | null
  priority: boolean
}

export interface MailScore {
  pairs: Pair[]
  missed: LabelledTask[]
  wrong: FoundTask[]
  whole: boolean
}

/** Pairs labels and tasks one to one, first those that share most. */
export function scoreMail(labelled: LabelledMail, mail: AgentMail, tasks: readonly FoundTask[]): MailScore {
  const pairs = matchUp(labelled.tasks, mail, tasks)
  const matched = new Set(pairs.map(({ found }) => found))
  const labels = new Set(pairs.map(({ label }) => label))
  const missed = labelled.tasks.filter((label) => !label.optional && !labels.has(label))
  const wrong = tasks.filter((task) => !matched.has(task))
  const required = pairs.filter(({ label }) => !label.optional)
  const whole =
    missed.length === 0 &&
    wrong.length === 0 &&
    required.every(({ owner, day, priority }) => owner !== false && day !== false && priority)
  return { pairs: required, missed, wrong, whole }
}

function matchUp(labels: readonly LabelledTask[], mail: AgentMail, tasks: readonly FoundTask[]): Pair[] {
  const edges = labels.flatMap((label) =>
    tasks.filter(({ title }) => isAbout(title, label)).map((found) => pairOf(label, found, mail)),
  )
  const worth = ({ label, owner, day }: Pair) =>
    (label.optional ? 0 : 4) + (owner === false ? 0 : 1) + (day === false ? 0 : 1)
  edges.sort((a, b) => worth(b) - worth(a))
  const pairOfLabel = new Map<LabelledTask, Pair>()
  const labelOf = new Map<FoundTask, LabelledTask>()
  /** Kuhn's augmenting paths: each label gets a task if any assignment can give it one. */
  const place = (label: LabelledTask, tried: Set<FoundTask>): boolean => {
    for (const edge of edges.filter((one) => one.label === label)) {
      if (tried.has(edge.found)) continue
      tried.add(edge.found)
      const holder = labelOf.get(edge.found)
      if (holder === undefined || place(holder, tried)) {
        pairOfLabel.set(label, edge)
        labelOf.set(edge.found, label)
        return true
      }
    }
    return false
  }
  for (const label of [...labels].sort((a, b) => Number(a.optional) - Number(b.optional)))
    place(label, new Set())
  return [...pairOfLabel.values()]
}

export function isAbout(title: string, { gist }: Pick<LabelledTask, 'gist'>): boolean {
  const lower = title.toLowerCase()
  return gist.every((group) => group.some((word) => lower.includes(word.toLowerCase())))
}

function pairOf(label: LabelledTask, found: FoundTask, mail: AgentMail): Pair {
  const day = label.due.includes('any') ? null : label.due.includes(found.dueDate)
  const said = label.priority ?? 'medium'
  return { label, found, owner: ownerIsRight(label, found, mail), day, priority: found.priority === said }
}

function ownerIsRight({ assignee }: LabelledTask, found: FoundTask, mail: AgentMail): boolean | null {
  if (assignee.includes('any')) return null
  const people = everybody(mail)
  const owners = found.assignees.map((email) => people.find((person) => person.email === email))
  const names = found.names ?? []
  if (owners.length + names.length === 0) return assignee.includes(null) || assignee.includes('none')
  const accepted = assignee.flatMap((name) => (name === null ? [] : [name.toLowerCase()]))
  return (
    owners.every((person) => person !== undefined && isNamed(person, accepted, mail)) &&
    names.every((name) => isCalled(name.toLowerCase(), accepted))
  )
}

const isCalled = (name: string, accepted: readonly string[]) =>
  accepted.some(
    (one) => one === name || name.split(/[\s-]+/).includes(one) || one.split(/\s+/).includes(name),
  )

function isNamed(person: MailPerson, accepted: readonly string[], mail: AgentMail): boolean {
  if (accepted.includes('sender') && person.email === mail.sender.email) return true
  if (accepted.includes('to') && mail.to.some(({ email }) => email === person.email)) return true
  const name = (person.name ?? '').toLowerCase()
  const parts = name.split(/[\s,.]+/).filter(Boolean)
  const initials = parts.map((part) => part[0]).join('')
  const local = person.email.split('@')[0] ?? ''
  return accepted.some(
    (one) =>
      [...parts, name, initials, local, ...local.split(/[._-]/)].includes(one) ||
      initials === one.replace(/[^\p{L}]/gu, '') ||
      parts.join(' ').includes(one),
  )
}
