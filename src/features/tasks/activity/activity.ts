// Tells the activity of a task from its change sets.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type ChangeSetOfRecord, changeSetsOfRecord } from '../../../records/change-set-store.ts'
import type { Records } from '../../../records/record-kind.ts'
import { UNDO_MS } from '../../../records/undo.ts'
import { displayName, findUsers } from '../../accounts/index.ts'
import { namesOfProjects, projectSubject, type ReadableProjectId } from '../../projects/index.ts'
import { type TaskChange, taskChangesOf } from '../task-acts.ts'
import type { ReadableTask } from '../task-list-store.ts'
import { taskSubject } from '../task-subject.ts'
import { numbersOfTasks } from './activity-store.ts'
import type { ChangedField, TaskActivity } from './contract.ts'

/** Of people and projects, and of tasks their numbers, by their ids. */
interface Names {
  people: ReadonlyMap<number, string>
  tasks: ReadonlyMap<number, string>
  projects: ReadonlyMap<number, string>
}

/** Of a task that the scope may read, oldest first. */
export async function activityOf(
  db: Database,
  scope: Scope,
  { records, task, now }: { records: Records; task: ReadableTask; now: Date },
): Promise<TaskActivity[]> {
  const sets = await setsOfTask(db, scope, records, task)
  const ofTask = sets.map(({ set }) =>
    taskChangesOf(set.changes).filter((change) => change.taskId === task.id),
  )
  const names = await namesOf(db, scope, task.projectId, ofTask.flat())
  return sets.flatMap((row, place) =>
    (ofTask[place] ?? []).flatMap((change) => entryOf(row, { change, taskId: task.id, names, scope, now })),
  )
}

/** A task takes its past along as far as the reader may read where it was. */
const MOST_MOVES = 10

async function setsOfTask(
  db: Database,
  scope: Scope,
  records: Records,
  { id, projectId }: ReadableTask,
): Promise<ChangeSetOfRecord[]> {
  const places: number[] = [projectId]
  const all: ChangeSetOfRecord[] = []
  for (const place of places) {
    const of = { subject: taskSubject(id), place: projectSubject(place) }
    const sets = await changeSetsOfRecord(db, scope, records, of)
    all.unshift(...sets)
    for (const change of sets.flatMap(({ set }) => taskChangesOf(set.changes))) {
      const { projectId: from } = change.before
      if (change.taskId === id && typeof from === 'number' && !places.includes(from)) places.push(from)
    }
    if (places.length > MOST_MOVES) break
  }
  return all.sort((one, other) => one.set.id - other.set.id)
}

const whatOf = {
  create: 'created',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
} as const

function entryOf(
  { set, actor, subject, deliveryId }: ChangeSetOfRecord,
  {
    change,
    taskId,
    names,
    scope,
    now,
  }: { change: TaskChange; taskId: number; names: Names; scope: Scope; now: Date },
): TaskActivity[] {
  const others = new Set(
    taskChangesOf(set.changes)
      .map((one) => one.taskId)
      .filter((id) => id !== taskId),
  )
  return [
    {
      id: set.id,
      at: set.createdAt.toISOString(),
      actor: actor && {
        firstName: actor.firstName,
        lastName: actor.lastName,
        email: actor.email,
        profileImageUrl: actor.profileImageUrl,
      },
      agent: set.by === 'app' ? null : set.by,
      mail: deliveryId === null ? null : { id: deliveryId, subject: subject ?? '' },
      what: whatOf[change.kind],
      changes: changesOf(change, names),
      undoneAt: set.undoneAt?.toISOString() ?? null,
      canUndo:
        set.actorId === scope.userId &&
        set.undoneAt === null &&
        now.getTime() - set.createdAt.getTime() < UNDO_MS,
      otherTasks: others.size,
    },
  ]
}

const fields: Record<string, ChangedField> = {
  title: 'title',
  description: 'description',
  status: 'status',
  priority: 'priority',
  dueDate: 'dueDate',
  assigneeIds: 'assignees',
  blockedReason: 'blockedReason',
  blockedByIds: 'blockedBy',
  repeats: 'repeats',
  projectId: 'project',
}

function changesOf({ before, after }: TaskChange, names: Names): TaskActivity['changes'] {
  return Object.keys(after).flatMap((name) => {
    const field = fields[name]
    // A finished task hands its rule on to the next one: nobody took it away.
    if (!field || (field === 'repeats' && after.status !== undefined)) return []
    const words = (value: unknown) => {
      if (field === 'description') return null
      if (field === 'project') return names.projects.get(Number(value)) ?? 'another project'
      return field === 'blockedBy'
        ? wordsOf(value, names.tasks, 'a deleted task')
        : wordsOf(value, names.people, 'somebody')
    }
    return [{ field, from: words(before[name]), to: words(after[name]) }]
  })
}

function wordsOf(value: unknown, names: ReadonlyMap<number, string>, missing: string): string | null {
  if (!Array.isArray(value)) return typeof value === 'string' && value !== '' ? value : null
  const named = value.map((id) => names.get(Number(id)) ?? missing)
  return named.length > 0 ? named.join(', ') : null
}

async function namesOf(
  db: Database,
  scope: Scope,
  projectId: ReadableProjectId,
  changes: readonly TaskChange[],
): Promise<Names> {
  const ids = (name: string) =>
    changes
      .flatMap(({ before, after }) => [before[name], after[name]].flat())
      .filter((id) => typeof id === 'number')
  const [people, tasks, projects] = await Promise.all([
    findUsers(actingAs(db, scope), ids('assigneeIds')),
    numbersOfTasks(db, projectId, ids('blockedByIds')),
    namesOfProjects(db, scope, ids('projectId')),
  ])
  return {
    people: new Map(people.map((person) => [person.id, displayName(person)])),
    tasks: new Map(tasks.map(({ id, number }) => [id, `#${number}`])),
    projects: new Map(projects.map(({ id, name }) => [id, name])),
  }
}
