// What Tula would do otherwise with a mail that she read before, and doing it: what people corrected stays theirs.
import { type AgentMail, CONFIDENCE_GATE, type ReadAgain } from '../../agent/agent.ts'
import type { Difference } from '../../agent/replay.ts'
import { tula as card } from '../../crew/tula.ts'
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { displayName, findUsers } from '../accounts/index.ts'
import { type ProjectRow, projectOfThread } from '../projects/index.ts'
import {
  applyReplayed,
  type NewTask,
  type ReplayedFields,
  rhythmOf,
  suggestedSentences,
  type TaskOfMail,
  taskSubject,
  tasksOfMail,
} from '../tasks/index.ts'
import { statusLabel } from '../tasks/status.ts'
import { evidenceOf } from './evidence.ts'
import type { KnownToTula } from './known-to-tula.ts'
import { newTaskOf } from './mail-tasks.ts'
import { type OtherChange, otherChanges, plain } from './replay-reply.ts'
import { withDefaults } from './task-defaults.ts'
import type { TaskProposal } from './task-proposal.ts'
import type { TulaServices } from './tula-services.ts'
import { asUsual } from './usual-ways.ts'

export async function compareTasks(
  services: TulaServices,
  scope: Scope,
  mail: AgentMail,
  { known, proposal, model, isChosen }: ReadAgain<TaskProposal, KnownToTula>,
): Promise<Difference[]> {
  const db = actingAs(services.db, scope)
  const project = mail.threadId === null ? null : await projectOfThread(db, mail.threadId)
  if (!project || project.archivedAt || project.deletedAt || proposal.asksFor || proposal.forPolling)
    return []
  const present = await tasksOfMail(db, { mailId: mail.mailId, agent: card.type })
  // Rules would only undo what a model read.
  if (!isChosen && present.some(({ by }) => by === 'model')) return []
  const wanted = await wantedTasks(services, scope, { mail, project, model }, proposal)
  const matched = matches(wanted, present)
  const asked = (await suggestedSentences(db, mail.mailId)).map(plain)
  const nameOf = await namesOf(services, scope, [...wanted, ...present])
  const taken = new Set([...matched.values()].flatMap((one) => one ?? []))
  const differences: Difference[] = []
  for (const [task, was] of matched) {
    if (was) {
      const changed = was.projectId === project.id && !was.isDeleted ? otherFields(was, task) : {}
      if (Object.keys(changed).length > 0) differences.push(changedOf(was, changed, nameOf))
    } else if (!asked.includes(plain(sentenceOf(task)))) {
      differences.push({
        ...{ kind: 'new', subject: null, title: task.title, sentence: sentenceOf(task) },
        fields: fieldChanges({}, shownOf(task), nameOf),
        content: { ...task },
      })
    }
  }
  for (const was of present)
    if (
      !taken.has(was) &&
      was.isUntouched &&
      was.projectId === project.id &&
      !asked.includes(plain(was.sentence))
    )
      differences.push({
        ...{ kind: 'gone', subject: taskSubject(was.id), title: was.title, sentence: was.sentence },
        ...{ fields: [], content: {} },
      })
  for (const other of await otherChanges(
    services,
    scope,
    { mail, project, asked, history: known.history ?? [] },
    proposal,
  ))
    differences.push(await changedByReply(services, scope, other))
  return differences
}

async function changedByReply(
  services: TulaServices,
  scope: Scope,
  { task, before, after, sentence }: OtherChange,
): Promise<Difference> {
  const ids = [before, after].flatMap(({ assigneeIds }) => assigneeIds ?? [])
  const nameOf = await namesOf(services, scope, [{ assigneeIds: ids }])
  return {
    ...{ kind: 'changed', subject: taskSubject(task.id), title: task.title, sentence },
    ...{ fields: fieldChanges(before, after, nameOf), content: { ...after } },
  }
}

/** Sure enough to be made at once, with what is usual and what the address is set to. */
async function wantedTasks(
  services: TulaServices,
  scope: Scope,
  { mail, project, model }: { mail: AgentMail; project: ProjectRow; model: string | null },
  proposal: TaskProposal,
): Promise<NewTask[]> {
  const reader = { model, readOn: dayOf({ at: services.clock(), zone: mail.zone }) }
  const usual = asUsual(proposal.tasks, mail, await services.readingFor(scope))
  return withDefaults(usual.tasks, mail)
    .tasks.filter(({ confidence }) => confidence >= CONFIDENCE_GATE)
    .map((task) => newTaskOf(task, { project, mail, scope }, evidenceOf(task, reader)))
}

const sentenceOf = ({ evidence }: NewTask) => evidence?.sentence ?? ''

/** By sentence first, then by title; each task that is there once. Deleted ones too: they are not made again. */
function matches(
  wanted: readonly NewTask[],
  present: readonly TaskOfMail[],
): Map<NewTask, TaskOfMail | null> {
  const left = new Set(present)
  const found = new Map<NewTask, TaskOfMail | null>(wanted.map((task) => [task, null]))
  const isSame: readonly ((task: NewTask, was: TaskOfMail) => boolean)[] = [
    (task, was) => plain(sentenceOf(task)) === plain(was.sentence) && plain(task.title) === plain(was.title),
    (task, was) => plain(sentenceOf(task)) === plain(was.sentence),
    (task, was) => plain(task.title) === plain(was.title),
  ]
  for (const same of isSame)
    for (const task of wanted) {
      if (found.get(task)) continue
      const was = [...left].find((one) => same(task, one))
      if (!was) continue
      found.set(task, was)
      left.delete(was)
    }
  return found
}

const shownOf = ({ title, priority, dueDate, repeats, assigneeIds }: NewTask | TaskOfMail) => ({
  ...{ title, priority, dueDate, repeats: repeats ?? null, assigneeIds },
})
type Shown = ReturnType<typeof shownOf>

/** Those that nobody has changed since. */
function otherFields(was: TaskOfMail, task: NewTask): ReplayedFields {
  const [before, after] = [shownOf(was), shownOf(task)]
  const names = (Object.keys(after) as (keyof Shown)[]).filter((name) => {
    if (was.touched.includes(name) || (name === 'assigneeIds' && was.isDelegated)) return false
    return textOf(before[name]) !== textOf(after[name])
  })
  return Object.fromEntries(names.map((name) => [name, after[name]]))
}

const textOf = (value: Shown[keyof Shown]) =>
  Array.isArray(value) ? [...value].sort((a, b) => a - b).join(' ') : String(value)

type NameOf = (id: number) => string

async function namesOf(
  { db }: TulaServices,
  scope: Scope,
  tasks: readonly { assigneeIds: readonly number[] }[],
): Promise<NameOf> {
  const people = await findUsers(
    actingAs(db, scope),
    tasks.flatMap(({ assigneeIds }) => assigneeIds),
  )
  const names = new Map(people.map((one) => [one.id, displayName(one)]))
  return (id) => names.get(id) ?? ''
}

/** The app speaks English. */
const english = wordsIn('en')

/** In words; '' for what is not set. */
const shownFields: { [Name in keyof ReplayedFields]-?: [label: string, words: Words<Name>] } = {
  title: ['Title', (title) => title],
  status: ['Status', (status) => statusLabel(status)],
  dueDate: ['Due', (day) => day ?? ''],
  priority: ['Priority', (priority) => priority],
  repeats: ['Repeats', (rule) => (rule === null ? '' : english.repeats(rhythmOf(rule)))],
  assigneeIds: ['For', (ids, nameOf) => ids.map(nameOf).join(', ')],
  isDeleted: ['Deleted', (isDeleted) => (isDeleted ? 'yes' : '')],
}
type Words<Name extends keyof ReplayedFields> = (
  value: Exclude<ReplayedFields[Name], undefined>,
  nameOf: NameOf,
) => string

function shownField(fields: ReplayedFields, name: keyof ReplayedFields, nameOf: NameOf): string {
  const value = fields[name]
  const [, words] = shownFields[name]
  return value === undefined ? '' : (words as (value: unknown, nameOf: NameOf) => string)(value, nameOf)
}

const fieldNames = Object.keys(shownFields) as (keyof ReplayedFields)[]

function fieldChanges(before: ReplayedFields, after: ReplayedFields, nameOf: NameOf): Difference['fields'] {
  return fieldNames
    .filter((name) => name in after)
    .map((name) => ({
      name: shownFields[name][0],
      before: shownField(before, name, nameOf),
      after: shownField(after, name, nameOf),
    }))
}

function changedOf(was: TaskOfMail, changed: ReplayedFields, nameOf: NameOf): Difference {
  return {
    ...{ kind: 'changed', subject: taskSubject(was.id), title: was.title, sentence: was.sentence },
    ...{ fields: fieldChanges(shownOf(was), changed, nameOf), content: { ...changed } },
  }
}

export async function applyDifferences(
  acting: Acting,
  mail: AgentMail,
  differences: readonly Difference[],
): Promise<number | null> {
  const { db, scope } = acting
  const project = mail.threadId === null ? null : await projectOfThread(actingAs(db, scope), mail.threadId)
  if (!project) return null
  const of = (kind: Difference['kind']) => differences.filter((one) => one.kind === kind)
  return applyReplayed(acting, {
    ...{ project, mailId: mail.mailId, by: card.type },
    // As they were just compared.
    news: of('new').map(({ content }) => content as unknown as NewTask),
    edits: of('changed').map(({ subject, content }) => ({
      taskId: subject?.id ?? 0,
      fields: content as ReplayedFields,
    })),
    gone: of('gone').flatMap(({ subject }) => subject?.id ?? []),
  })
}
