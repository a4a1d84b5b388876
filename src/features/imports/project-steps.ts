// The steps that make a project of what was read: with its tasks, their steps, comments and order, and without a word to anybody.
import type { Acting } from '../../kit/acting.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import { insertComment } from '../../records/comment-store.ts'
import {
  createProjectRow,
  drawNumbers,
  hideProject,
  type ReadableProjectId,
  showProjects,
} from '../projects/index.ts'
import { LONGEST_CHECKLIST } from '../tasks/checklist/contract.ts'
import { giveSteps, insertTasks, taskSubject, waitFor, writeAssignees } from '../tasks/index.ts'
import type { ImportStep } from './import-step.ts'
import { type ImportedComment, type ImportedFile, type ImportedTask, withNotes } from './imported.ts'
import { knownPeople } from './known-people-store.ts'
import type { Imported } from './open-import-store.ts'
import { type People, peopleAmong } from './people.ts'
import { LAST_KEPT_NUMBER } from './read-file.ts'
import { slices } from './slices.ts'

/** Rows of one step, roughly. */
const ROWS = 200

/** A task with its place in the file, from 0. */
interface Placed {
  task: ImportedTask
  at: number
  /** Numbers that are left out before it. */
  gap: number
}

/** Its project is the one at `place` among those of the import, and is hidden until all steps are done. */
export function projectSteps(file: ImportedFile, place: number): ImportStep[] {
  const tasks = placed(file.tasks)
  const said = tasks.flatMap(({ task, at }) => task.comments.map((comment) => ({ at, comment })))
  const waiting = tasks.filter(({ task }) => task.blockedBy.length > 0)
  const people = peopleOnce()
  const weight = ({ task }: Placed) => 1 + task.assignees.length + task.checklist.length
  return [
    async (acting, made) => makeProject(acting, { file, people: await people(acting) }, made),
    ...slices(tasks, ROWS, weight).map(
      (some): ImportStep =>
        async (acting, made) =>
          makeTasks(acting, projectAt(made, place), { some, people: await people(acting) }),
    ),
    ...slices(waiting, ROWS, ({ task }) => 1 + task.blockedBy.length).map(
      (some): ImportStep =>
        (acting, made) =>
          makeBlockers(acting, projectAt(made, place), { some, all: file.tasks }),
    ),
    ...slices(said, ROWS).map(
      (some): ImportStep =>
        async (acting, made) =>
          keepComments(acting, projectAt(made, place), { some, people: await people(acting) }),
    ),
  ]
}

type MadeProject = Imported['projects'][number]

function projectAt({ projects }: Imported, place: number): MadeProject {
  const project = projects[place]
  if (!project) throw new Error('a step of the import is missing')
  return project
}

/** The same for all steps of one project, which follow each other within seconds. */
function peopleOnce(): (acting: Acting) => Promise<People> {
  let people: People | null = null
  return async ({ db, scope }) => {
    people ??= peopleAmong(await knownPeople(db, scope))
    return people
  }
}

const idsOf = ({ assignees }: ImportedTask, people: People) =>
  assignees.flatMap((said) => people.find(said)?.id ?? [])

async function makeProject(
  { db, scope, at }: Acting,
  { file, people }: { file: ImportedFile; people: People },
  made: Imported,
): Promise<void> {
  const participantIds = [...new Set(file.tasks.flatMap((task) => idsOf(task, people)))]
  const isShared = scope.companyId !== 0 || participantIds.some((id) => id !== scope.userId)
  const { id } = await createProjectRow(db, scope, {
    project: {
      ownerId: scope.userId,
      threadId: null,
      name: file.name,
      topic: file.topic,
      type: isShared ? 'team' : 'individual',
      sourceEmail: null,
      sourceEmailSubject: null,
      isSystem: false,
    },
    participantIds,
    at,
  })
  await hideProject(db, id, at)
  made.projects.push({ id, tasks: [] })
}

/** Numbers are kept where they only grow. */
function placed(tasks: readonly ImportedTask[]): Placed[] {
  const keepsNumbers = tasks.every((task, at) => (task.number ?? 0) > (tasks[at - 1]?.number ?? 0))
  let last = 0
  return tasks.map((task, at) => {
    const number = task.number ?? 0
    const gap = keepsNumbers && number <= LAST_KEPT_NUMBER ? number - last - 1 : 0
    last += gap + 1
    return { task, at, gap }
  })
}

async function makeTasks(
  acting: Acting,
  project: MadeProject,
  { some, people }: { some: readonly Placed[]; people: People },
): Promise<void> {
  const { db, at } = acting
  // Nobody else sees it meanwhile: it is hidden again with the same commit.
  await showProjects(db, [project.id])
  const ids = await insertInOrder(acting, project.id, { some, people })
  for (const [index, { task }] of some.entries()) {
    const taskId = ids[index]
    if (taskId === undefined) continue
    const assignees = idsOf(task, people)
    if (assignees.length > 0) await writeAssignees(db, taskId, assignees)
    await giveSteps(db, { taskId, steps: stepsOf(task).kept, at })
  }
  await hideProject(db, project.id, at)
  project.tasks.push(...ids)
}

async function insertInOrder(
  acting: Acting,
  projectId: ReadableProjectId,
  { some, people }: { some: readonly Placed[]; people: People },
): Promise<MadeProject['tasks']> {
  const ids: MadeProject['tasks'] = []
  let run: ImportedTask[] = []
  const end = async () => {
    const news = run.map((task) => newTask(task, people))
    ids.push(...(await insertTasks(acting, projectId, news)).map(({ id }) => id))
    run = []
  }
  for (const { task, gap } of some) {
    if (gap > 0) {
      await end()
      await drawNumbers(acting.db, projectId, { many: gap, at: acting.at })
    }
    run.push(task)
  }
  await end()
  return ids
}

async function makeBlockers(
  { db, scope, at }: Acting,
  project: MadeProject,
  { some, all }: { some: readonly Placed[]; all: readonly ImportedTask[] },
): Promise<void> {
  const placeOf = new Map(all.flatMap(({ number }, place) => (number === null ? [] : [[number, place]])))
  for (const { task, at: place } of some) {
    const taskId = project.tasks[place]
    const ids = task.blockedBy.flatMap((number) => project.tasks[placeOf.get(number) ?? -1] ?? [])
    if (taskId !== undefined && ids.length > 0) await waitFor(actingAs(db, scope), { taskId, ids, at })
  }
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
  acting: Acting,
  project: MadeProject,
  { some, people }: { some: readonly { at: number; comment: ImportedComment }[]; people: People },
): Promise<void> {
  const { db, scope } = acting
  for (const { at, comment } of some) {
    const taskId = project.tasks[at]
    if (taskId === undefined) continue
    const isOwn = people.find(comment.author)?.id === scope.userId
    const day = comment.at ? ` on ${comment.at.toISOString().slice(0, 10)}` : ''
    const text = isOwn ? comment.text : `${comment.author || 'Somebody'} wrote${day}:\n${comment.text}`
    const kept = { subject: taskSubject(taskId), threadId: null, mailId: null, text }
    await insertComment(db, scope, kept, comment.at ?? acting.at)
  }
}
