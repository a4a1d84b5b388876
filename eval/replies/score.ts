// Compares what a reply changed with the labels that a careful person gave it.
import { meaningOf, type StatusMeaning } from '../../src/features/tasks/status.ts'
import type { ProposedChange } from '../../src/features/tula/task-proposal.ts'
import type { LabelledChange, LabelledReply } from '../mails/cases.ts'
import { isAbout } from '../mails/score.ts'
import { namesOf, type Project, taskOf } from './project.ts'
import type { ReadReply } from './read-reply.ts'

export type Field = 'status' | 'due' | 'assignee' | 'priority' | 'title' | 'depends'

/** One field of one task. */
export interface FieldChange {
  task: number
  field: Field
  change: ProposedChange
}

export interface ReplyScore {
  made: LabelledChange[]
  missed: LabelledChange[]
  unasked: FieldChange[]
  /** New tasks that should appear and do, that do not, and that should not. */
  added: number
  notAdded: LabelledReply['add']
  surplus: string[]
}

export function scoreReply(
  reply: LabelledReply,
  read: Pick<ReadReply, 'changes' | 'tasks'>,
  project: Project,
): ReplyScore {
  const fields = read.changes.flatMap(fieldsOf)
  const wanted = reply.changes
  const made = wanted.filter((label) => isMade(label, read.changes, project))
  const missed = wanted.filter((label) => !label.optional && !made.includes(label))
  const reopened = (reply.reopens ?? []).flatMap((key) => taskOf(key, project)?.number ?? [])
  const open = reopened.filter((number) =>
    read.changes.some(
      ({ task, status }) =>
        task === number && status !== undefined && ['pending', 'progress'].includes(meaningOf(status)),
    ),
  )
  const unasked = fields.filter(
    (one) =>
      !isAllowed(one, wanted, reply, project) && !(one.field === 'status' && reopened.includes(one.task)),
  )
  const left = new Set(read.tasks)
  const adds = reply.add.filter((label) => {
    const found = [...left].find(({ title }) => isAbout(title, label))
    if (found) left.delete(found)
    return found
  })
  const tolerated = reply.allow.some((one) => one['addany'] === true)
  return {
    made: [...made.filter(({ optional }) => !optional), ...open.map(asReopen)],
    missed: [...missed, ...reopened.filter((number) => !open.includes(number)).map(asReopen)],
    unasked,
    added: adds.filter(({ optional }) => !optional).length,
    notAdded: reply.add.filter((label) => !label.optional && !adds.includes(label)),
    surplus: tolerated ? [] : [...left].map(({ title }) => title),
  }
}

const asReopen = (task: number): LabelledChange => ({ k: `#${task}`, status: 'open' })

function fieldsOf(change: ProposedChange): FieldChange[] {
  const { task } = change
  const fields: Field[] = [
    ...(change.status !== undefined || change.dropped ? ['status' as const] : []),
    ...(change.dueDate !== undefined ? ['due' as const] : []),
    ...(change.assignees !== undefined ? ['assignee' as const] : []),
    ...(change.priority !== undefined ? ['priority' as const] : []),
    ...(change.title !== undefined ? ['title' as const] : []),
  ]
  return fields.map((field) => ({ task, field, change }))
}

function isMade(label: LabelledChange, changes: readonly ProposedChange[], project: Project): boolean {
  const task = taskOf(label.k, project)
  if (!task) return false
  const own = changes.filter((change) => change.task === task.number)
  if (label.status !== undefined)
    return own.some((change) => listOf(label.status).some((status) => hasStatus(change, String(status))))
  if (label.due !== undefined)
    return own.some(({ dueDate }) => dueDate !== undefined && listOf(label.due).includes(dueDate))
  if (label.assignee !== undefined || label.assignees !== undefined)
    return own.some(({ assignees }) => assignees !== undefined && isOwner(label, assignees, project))
  if (label.priority !== undefined)
    return own.some(({ priority }) => priority !== undefined && listOf(label.priority).includes(priority))
  if (label.title !== undefined)
    return own.some(({ title }) => title !== undefined && isAbout(title, { gist: label.title as string[][] }))
  if (label.dependsOn === undefined) return false
  const first = typeof label.dependsOn === 'string' ? taskOf(label.dependsOn, project) : null
  return own.some(({ blockedReason }) => first !== null && blockedReason?.includes(`#${first.number}`))
}

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value])

const MEANS: Record<string, StatusMeaning> = {
  done: 'done',
  blocked: 'blocked',
  in_progress: 'progress',
  open: 'pending',
}

function hasStatus({ status, dropped }: ProposedChange, wanted: string): boolean {
  if (wanted === 'cancelled') return dropped === true
  return status !== undefined && meaningOf(status) === MEANS[wanted]
}

function isOwner(
  { assignee, assignees }: LabelledChange,
  found: readonly string[],
  project: Project,
): boolean {
  const names = found.map((address) => {
    const person = project.people.find(({ email }) => email === address.toLowerCase())
    return person ? namesOf(person) : [address.toLowerCase()]
  })
  if (assignees)
    return (
      names.length === assignees.length && names.every((own) => assignees.some((one) => own.includes(one)))
    )
  const accepted = listOf(assignee)
  if (names.length === 0) return accepted.includes(null) || accepted.includes('none')
  return names.length === 1 && accepted.some((one) => typeof one === 'string' && names[0]?.includes(one))
}

/** Asked for with this value, or tolerated with any. */
function isAllowed(
  { task, field, change }: FieldChange,
  wanted: readonly LabelledChange[],
  { allow }: LabelledReply,
  project: Project,
): boolean {
  const about = (key: unknown) => typeof key === 'string' && taskOf(key, project)?.number === task
  const keys = KEYS[field]
  if (
    wanted.some(
      (label) =>
        about(label.k) && keys.some((key) => label[key] !== undefined) && isMade(label, [change], project),
    )
  )
    return true
  return allow.some(
    (label) =>
      about(label['k']) &&
      keys.some(
        (key) =>
          label[key] === true ||
          (label[key] !== undefined && isMade(label as LabelledChange, [change], project)),
      ),
  )
}

const KEYS: Record<Field, readonly string[]> = {
  status: ['status', 'gone', 'dependsOn'],
  due: ['due'],
  assignee: ['assignee', 'assignees'],
  priority: ['priority'],
  title: ['title'],
  depends: ['dependsOn'],
}
