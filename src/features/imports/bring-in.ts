// Makes a project of what was read: with its tasks, their steps, comments and order, and without a word to anybody.
import type { Acting } from '../../kit/acting.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { addComment } from '../../records/comment-store.ts'
import { createProjectRow, drawNumbers, type ReadableProjectId, tellReaders } from '../projects/index.ts'
import { LONGEST_CHECKLIST } from '../tasks/checklist/contract.ts'
import {
  giveSteps,
  insertTasks,
  type MadeTask,
  taskSubject,
  waitFor,
  writeAssignees,
} from '../tasks/index.ts'
import type { Fault } from './contract.ts'
import { type ImportedFile, type ImportedTask, withNotes } from './imported.ts'
import { knownPeople } from './known-people-store.ts'
import { type People, peopleAmong } from './people.ts'
import { LAST_KEPT_NUMBER } from './read-file.ts'

export interface BroughtIn {
  projectId: number
  tasks: number
  faults: Fault[]
}

/** All of it, or nothing. */
export function bringIn(
  { db, clock }: { db: Database; clock: Clock },
  scope: Scope,
  file: ImportedFile,
): Promise<BroughtIn> {
  return db.transaction(async () => {
    const acting = { db, scope, at: clock() }
    const people = peopleAmong(await knownPeople(db, scope))
    const assigned = file.tasks.map(({ assignees }) =>
      assignees.flatMap((said) => people.find(said)?.id ?? []),
    )
    const participantIds = [...new Set(assigned.flat())]
    const isShared = scope.companyId !== 0 || participantIds.some((id) => id !== scope.userId)
    const project = await createProjectRow(db, scope, {
      project: {
        ...{ ownerId: scope.userId, threadId: null, name: file.name, topic: file.topic },
        ...{ type: isShared ? 'team' : 'individual', sourceEmail: null, sourceEmailSubject: null },
        isSystem: false,
      },
      participantIds,
      at: acting.at,
    })
    const { tasks } = file
    const made = await makeTasks(acting, project.id, tasks, people)
    const idOf = new Map(tasks.flatMap((task, at) => (task.number === null ? [] : [[task.number, made[at]]])))
    for (const [at, task] of tasks.entries()) {
      const one = made[at]
      if (!one) continue
      const ids = task.assignees.flatMap((said) => people.find(said)?.id ?? [])
      if (ids.length > 0) await writeAssignees(db, one.id, ids)
      const blockers = task.blockedBy.flatMap((number) => idOf.get(number)?.id ?? [])
      if (blockers.length > 0)
        await waitFor(actingAs(db, scope), { taskId: one.id, ids: blockers, at: acting.at })
      await giveSteps(db, { taskId: one.id, steps: stepsOf(task).kept, at: acting.at })
      await keepComments(acting, one, task, people)
    }
    await tellReaders(db, scope, project, { type: 'project_update' })
    return { projectId: project.id, tasks: made.length, faults: file.faults }
  })
}

async function makeTasks(
  acting: Acting,
  projectId: ReadableProjectId,
  order: readonly ImportedTask[],
  people: People,
): Promise<MadeTask[]> {
  const made: MadeTask[] = []
  const keepsNumbers = order.every((task, at) => (task.number ?? 0) > (order[at - 1]?.number ?? 0))
  let last = 0
  let run: ImportedTask[] = []
  const end = async () => {
    made.push(
      ...(await insertTasks(
        acting,
        projectId,
        run.map((task) => newTask(task, people)),
      )),
    )
    run = []
  }
  for (const task of order) {
    const gap = keepsNumbers && (task.number ?? 0) <= LAST_KEPT_NUMBER ? (task.number ?? 0) - last - 1 : 0
    if (gap > 0) {
      await end()
      await drawNumbers(acting.db, projectId, { many: gap, at: acting.at })
    }
    run.push(task)
    last += gap + 1
  }
  await end()
  return made
}

/** Given to nobody here, so that nobody is told: that is written afterwards. */
function newTask(task: ImportedTask, people: People) {
  const { title, description, status, priority, dueDate, blockedReason, repeats } = task
  const unknown = task.assignees.filter((said) => people.find(said) === null)
  const notes = [
    ...(unknown.length === 0 ? [] : [`Assigned to: ${unknown.join(', ')}`]),
    ...stepsOf(task).noted,
  ]
  return {
    ...{ title, status, priority, dueDate, blockedReason, repeats, assigneeIds: [] },
    description: withNotes(description, notes),
  }
}

/** A checklist has no room for more or longer steps: those stand in the description. */
function stepsOf({ checklist }: ImportedTask) {
  const fits = ({ text }: { text: string }, at: number) =>
    at < LONGEST_CHECKLIST && text.trim() !== '' && text.length <= LONGEST_STEP
  const rest = checklist.filter((step, at) => !fits(step, at) && step.text.trim() !== '')
  return {
    kept: checklist
      .filter(fits)
      .map(({ text, isDone }) => ({ text: text.replace(/\s+/g, ' ').trim(), isDone })),
    noted: rest.map(({ text, isDone }) => `${isDone ? '[x]' : '[ ]'} ${text}`),
  }
}

const LONGEST_STEP = 500

/** What others wrote is kept in the person's name with theirs above it: nobody can be made to have said something. */
async function keepComments(
  { db, scope, at }: Acting,
  made: MadeTask,
  { comments }: ImportedTask,
  people: People,
): Promise<void> {
  for (const comment of comments) {
    const isOwn = people.find(comment.author)?.id === scope.userId
    const day = comment.at ? ` on ${comment.at.toISOString().slice(0, 10)}` : ''
    const text = isOwn ? comment.text : `${comment.author || 'Somebody'} wrote${day}:\n${comment.text}`
    const kept = { subject: taskSubject(made.id), threadId: null, mailId: null, text, requestKey: null }
    await addComment(db, scope, kept, comment.at ?? at)
  }
}
