// What becomes of a suggested task or change that a person accepts, or merges into a task that is there.
import type { Acting } from '../../../kit/acting.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Accepted, Records, Suggested, Suggestible } from '../../../records/record-kind.ts'
import { decideSuggestion, lockSuggestion } from '../../../records/suggestion-store.ts'
import { type ProjectRow, requireOpen, requireProject } from '../../projects/index.ts'
import { withNamedBlockers } from '../blockers/named-blockers.ts'
import { releaseAfter } from '../blockers/release.ts'
import { title as titleRule } from '../contract.ts'
import { editRepeating } from '../repeat-task.ts'
import { insertChanges, type TaskAct } from '../task-acts.ts'
import type { TaskEdit } from '../task-change.ts'
import { tellChanged } from '../task-events.ts'
import { mayDelete, notYoursToDelete } from '../task-service.ts'
import { assigneeIdsOf, insertTasks, lockTask, type TaskRow, writeTask } from '../task-store.ts'
import { type SuggestedPayload, suggestedPayload } from './payload.ts'
import { decidable } from './suggestion-store.ts'

export const suggestibleTask: Suggestible = {
  decidable,
  show(stored) {
    const payload = suggestedPayload.parse(stored)
    const { kind, title } = payload
    const day = payload.kind === 'task' ? payload.dueDate : null
    return {
      ...{ kind, title },
      note: payload.kind === 'change' ? payload.words : '',
      priority: payload.kind === 'task' ? payload.priority : null,
      dueDate: day ? `${day}T00:00:00.000Z` : null,
      repeats: payload.kind === 'task' ? payload.repeats : null,
      assignees: payload.kind === 'task' ? payload.assigneeNames : [],
    }
  },
  async accept(acting, suggested, edited) {
    const { db, scope } = acting
    const project = await requireProject(db, scope, suggested.place.id)
    requireOpen(project)
    const payload = suggestedPayload.parse(suggested.payload)
    const title = edited.title === undefined ? payload.title : shownTitle(edited.title)
    if (payload.kind === 'task') return makeTask(acting, { project, suggested }, { ...payload, title })
    const found = { project, mailId: suggested.mailId }
    const task = await lockTask(db, scope, payload.taskId)
    const { dropped, ...fields } = payload.fields
    return dropped ? dropFor(acting, found, task) : changeFor(acting, found, task, fields)
  },
}

/** Throws invalid, as for a task that is made by hand. */
function shownTitle(written: string): string {
  const { success, data, error } = titleRule.safeParse(written)
  if (success) return data
  const details = error.issues.map(({ message }) => ({ path: 'title', message }))
  throw new AppError('invalid', details[0]?.message ?? '', details)
}

async function makeTask(
  { db, scope, at }: Acting,
  { project, suggested }: { project: ProjectRow; suggested: Suggested },
  { kind: _, assigneeNames: __, ...fields }: Extract<SuggestedPayload, { kind: 'task' }>,
): Promise<Accepted> {
  const { mail, mailId, evidence } = suggested
  const [task] = await insertTasks({ db, scope, at }, project.id, [
    {
      ...{ ...fields, status: 'pending', sourceMailId: mailId, evidence },
      sourceEmail: mail?.fromAddress ?? null,
      sourceEmailSubject: mail?.subject ?? null,
    },
  ])
  if (!task) throw new AppError('internal', 'Failed to create task')
  const changes = [{ taskId: task.id, kind: 'create' as const, before: {}, after: {} }]
  const changeSetId = await insertChanges({ db, scope, at }, { project, by: 'app', mailId, changes })
  await tellChanged(db, scope, project, task.id)
  return { id: task.id, changeSetId }
}

/**
 * What the suggested task says is added to one that is there: its day and how often it repeats where the task has
 * none, who it is for, and its sentence. Throws invalid for a change, or a task of another project.
 */
export function mergeOne(
  records: Records,
  acting: Acting,
  id: number,
  taskId: number,
): Promise<{ taskId: number }> {
  const { db, scope } = acting
  return db.repeatable(async () => {
    const found = await lockSuggestion(db, scope, records, id)
    const { place, mail, mailId, evidence } = found
    const project = await requireProject(db, scope, place.id)
    const payload = suggestedPayload.parse(found.payload)
    const task = await lockTask(db, scope, taskId)
    if (payload.kind !== 'task') throw new AppError('invalid', 'Only a suggested task can be merged')
    if (task.projectId !== project.id) throw new AppError('invalid', 'Choose a task of the same project')
    const source = mail?.fromName ?? mail?.fromAddress
    const said = `\u201c${evidence.sentence}\u201d${source ? ` (${source})` : ''}`
    const edit = added(task, payload, await assigneeIdsOf(db, task.id), said)
    const { changeSetId } = await changeFor(acting, { project, mailId }, task, edit)
    await decideSuggestion(acting, id, { status: 'accepted', changeSetId })
    return { taskId: task.id }
  })
}

/** Whence a suggestion came. */
interface Found {
  project: ProjectRow
  mailId: number | null
}

/* By the person who decided, with the mail that the suggestion came from; it can be undone. */
async function changeFor(
  { db, scope, at }: Acting,
  { project, mailId }: Found,
  task: TaskRow,
  edit: TaskEdit,
): Promise<Accepted> {
  const { edit: fields } = await withNamedBlockers(db, task, edit)
  const edited = (await editRepeating({ db, scope, at }, task, fields)).changes
  const changes = [...edited, ...(await releaseAfter({ db, scope, at }, edited))]
  const changeSetId = await kept({ db, scope, at }, { project, by: 'app', mailId, changes })
  for (const { taskId } of changes.slice(1)) await tellChanged(db, scope, project, taskId)
  await tellChanged(db, scope, project, task.id)
  return { id: task.id, changeSetId }
}

const kept = (acting: Acting, act: TaskAct): Promise<number | null> =>
  act.changes.length === 0 ? Promise.resolve(null) : insertChanges(acting, act)

/* As if the person had deleted it: who may not is refused, and the suggestion goes on waiting. */
async function dropFor(
  { db, scope, at }: Acting,
  { project, mailId }: Found,
  task: TaskRow,
): Promise<Accepted> {
  if (!mayDelete(scope, project, task)) throw notYoursToDelete()
  await writeTask({ db, scope, at }, task.id, { deletedAt: at })
  const deleted = { taskId: task.id, kind: 'delete' as const, before: {}, after: {} }
  const changes = [deleted, ...(await releaseAfter({ db, scope, at }, [deleted]))]
  const changeSetId = await insertChanges({ db, scope, at }, { project, by: 'app', mailId, changes })
  for (const { taskId } of changes) await tellChanged(db, scope, project, taskId)
  return { id: task.id, changeSetId }
}

function added(
  task: TaskRow,
  suggested: Extract<SuggestedPayload, { kind: 'task' }>,
  assigneeIds: readonly number[],
  said: string,
): TaskEdit {
  const title = suggested.title === task.title ? [] : [suggested.title]
  return {
    dueDate: task.dueDate ?? suggested.dueDate,
    repeats: task.repeats ?? suggested.repeats,
    assigneeIds: [...new Set([...assigneeIds, ...suggested.assigneeIds])],
    description: [task.description, [...title, said].join('\n')].filter(Boolean).join('\n\n'),
  }
}
