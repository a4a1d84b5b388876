// What a reply would change otherwise in tasks that were there, against what it did, by how they stood when it came.
import { type AgentMail, CONFIDENCE_GATE } from '../../agent/agent.ts'
import { tula as card } from '../../crew/tula.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { findUsers } from '../accounts/index.ts'
import { listParticipants, type ProjectRow } from '../projects/index.ts'
import {
  type BriefTask,
  type ChangeSince,
  changesSince,
  mayDelete,
  type ReplayedFields,
  type TaskBefore,
  tasksBefore,
} from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import { repeatInstead } from './said-rule.ts'
import { dayOfMail } from './task-defaults.ts'
import type { ProposedChange, TaskProposal } from './task-proposal.ts'
import type { TulaServices } from './tula-services.ts'

/** A task as it was when the mail came, and what came after. */
export interface TaskThen {
  now: TaskBefore
  was: TaskBefore
  /** What the mail did to it, and did not take back; empty where it did nothing. */
  did: ReplayedFields
  /** Fields that anybody changed after. */
  touched: ReadonlySet<string>
  /** Somebody took back what the mail did: that is the last word. */
  isUndone: boolean
}

interface OfThread {
  threadId: number
  mailId: number
}

export async function tasksThen(db: ActingDatabase, of: OfThread): Promise<TaskThen[]> {
  const tasks = await tasksBefore(db, of)
  const since = await changesSince(db, { ...of, agent: card.type })
  return tasks
    .map((task) =>
      thenOf(
        task,
        since.filter(({ taskId }) => taskId === task.id),
      ),
    )
    .filter(({ was }) => !was.isDeleted)
}

/** `since`: the latest first. */
function thenOf(now: TaskBefore, since: readonly ChangeSince[]): TaskThen {
  const was = { ...now }
  const touched = new Set<string>()
  const did: ReplayedFields = {}
  let isUndone = false
  for (const change of since) {
    const fields = fieldsOf(change)
    if (!change.isUndone) Object.assign(was, fields.before)
    if (!change.isOfMail) for (const name of Object.keys(fields.after)) touched.add(name)
    else if (change.isUndone) isUndone = true
    // The latest of what it did counts.
    else Object.assign(did, { ...fields.after, ...did })
  }
  return { now, was, did, touched, isUndone }
}

const COMPARED = ['title', 'status', 'priority', 'dueDate', 'repeats', 'assigneeIds'] as const

function fieldsOf({ kind, before, after }: ChangeSince): { before: ReplayedFields; after: ReplayedFields } {
  if (kind === 'delete') return { before: { isDeleted: false }, after: { isDeleted: true } }
  if (kind === 'restore') return { before: { isDeleted: true }, after: { isDeleted: false } }
  return { before: comparedOf(before), after: comparedOf(after) }
}

const comparedOf = (fields: Record<string, unknown>): ReplayedFields =>
  Object.fromEntries(COMPARED.flatMap((name) => (name in fields ? [[name, fields[name]]] : [])))

/** As the reading of a reply knows them. */
export async function briefThen(db: ActingDatabase, tasks: readonly TaskThen[]): Promise<BriefTask[]> {
  const people = await findUsers(
    db,
    tasks.flatMap(({ was }) => was.assigneeIds),
  )
  const emails = new Map(people.map(({ id, email }) => [id, email]))
  return tasks.map(({ was: { id, number, title, status, dueDate, repeats, assigneeIds } }) => ({
    ...{ id, number, title, status, dueDate, repeats: repeats !== null },
    assignees: assigneeIds.flatMap((one) => emails.get(one) ?? []),
  }))
}

export interface OtherChange {
  task: TaskBefore
  /** As it is, which the mail left so, and as it would be. */
  before: ReplayedFields
  after: ReplayedFields
  sentence: string
}

/** A reply that is read again. */
export interface ReplyAgain {
  mail: AgentMail
  project: ProjectRow
  history: readonly TaskThen[]
  /** Sentences that a person was asked about, as `plain` has them. */
  asked: readonly string[]
}

/** As sentences are compared: mails break their lines anew. */
export const plain = (sentence: string): string => sentence.toLowerCase().replace(/\s+/g, ' ').trim()

/**
 * Fields that anybody changed since are left alone, tasks for which a command of the mail says what they are, and what
 * a person was asked about.
 */
export async function otherChanges(
  { db }: TulaServices,
  scope: Scope,
  { mail, project, history, asked }: ReplyAgain,
  proposal: TaskProposal,
): Promise<OtherChange[]> {
  const commanded = proposal.commands.flatMap((one) => ('task' in one ? [one.task] : []))
  if (commanded.includes(null)) return []
  const sure = proposal.changes.filter(
    ({ confidence, sentence }) => confidence >= CONFIDENCE_GATE && !asked.includes(plain(sentence)),
  )
  const found: OtherChange[] = []
  for (const task of history) {
    const { now, isUndone } = task
    const isThrownAway = now.isDeleted && task.touched.has('isDeleted')
    if (isUndone || isThrownAway || commanded.includes(now.number)) continue
    const wanted = sure.filter(({ task: number }) => number === now.number)
    const would = await wouldBe({ scope, mail, project, task, wanted }, () =>
      listParticipants(db, project.id),
    )
    const names = otherNames(task, would, wanted.length > 0)
    if (names.length === 0) continue
    const pick = (fields: object) =>
      Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name as Compared)))
    found.push({
      ...{ task: now, before: pick(now), after: pick({ ...task.was, ...would }) },
      sentence: wanted[0]?.sentence ?? '',
    })
  }
  return found
}

type Compared = keyof ReplayedFields

interface OfTask {
  scope: Scope
  mail: AgentMail
  project: ProjectRow
  task: TaskThen
  wanted: readonly ProposedChange[]
}

type People = Awaited<ReturnType<typeof listParticipants>>

/** What the reading of today makes of the task, in the order of the mail. */
async function wouldBe(
  { scope, mail, project, task: { was }, wanted }: OfTask,
  participants: () => Promise<People>,
): Promise<ReplayedFields> {
  const would: ReplayedFields = {}
  for (const { title, status, priority, dueDate, assignees, recurrence, dropped } of wanted) {
    const repeated = recurrence ? repeatInstead(recurrence, was.dueDate, dayOfMail(mail)) : null
    Object.assign(
      would,
      title && { title },
      status && { status },
      priority && { priority },
      dueDate !== undefined && { dueDate },
      recurrence === null && { repeats: null },
      repeated,
      dropped && mayDelete(scope, project, was) && { isDeleted: true },
    )
    const ids = assignees ? idsOf(assignees, await participants(), mail.blockers) : []
    if (ids.length > 0) would.assigneeIds = ids
  }
  return would
}

const idsOf = (addresses: readonly string[], people: People, blockers: ReadonlySet<number>): number[] =>
  addresses.flatMap((address) => {
    const person = people.find(({ email }) => email === address.toLowerCase())
    return person && !blockers.has(person.id) ? [person.id] : []
  })

/** Fields that would be otherwise than the mail left them, and are still so. */
function otherNames(
  { now, was, did, touched }: TaskThen,
  would: ReplayedFields,
  isWanted: boolean,
): Compared[] {
  const names = new Set([...Object.keys(did), ...Object.keys(would)] as Compared[])
  const follows = !isWanted && did.status !== undefined && isOpened(was.status, did.status)
  return [...names].filter((name) => {
    const left = { ...was, ...did }[name]
    if (touched.has(name) || textOf(now[name]) !== textOf(left)) return false
    if (textOf({ ...was, ...would }[name]) === textOf(left)) return false
    if (name === 'assigneeIds') return !now.isDelegated
    if (name === 'status') return !follows && !isOfChain(now, was, would.status ?? was.status)
    return true
  })
}

/** It was opened because what it waited for is done, and no word of the mail is about it. */
const isOpened = (before: string, after: string) =>
  meaningOf(before) === 'blocked' && meaningOf(after) === 'pending'

/** With its status other tasks come and go: the next of one that repeats, and what it waits for. */
const isOfChain = (now: TaskBefore, was: TaskBefore, would: string) =>
  now.repeats !== null ||
  was.repeats !== null ||
  [would, now.status].some((one) => meaningOf(one) === 'blocked')

const textOf = (value: ReplayedFields[Compared]) =>
  Array.isArray(value) ? [...value].sort((a, b) => a - b).join(' ') : String(value)
