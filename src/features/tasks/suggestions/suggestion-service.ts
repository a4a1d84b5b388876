// What people decide about suggestions: accept, merge into a task that is there, decline.
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { withNamedBlockers } from '../blockers/named-blockers.ts'
import { releaseAfter } from '../blockers/release.ts'
import { recordChanges } from '../change-set-store.ts'
import { editRepeating } from '../repeats/repeat-task.ts'
import type { TaskEdit } from '../task-change.ts'
import { tellChanged, tellReaders } from '../task-events.ts'
import { mayDelete, notYoursToDelete, recordCreated, type TaskWork } from '../task-service.ts'
import { assigneeIdsOf, insertTasks, lockTask, type TaskRow, writeTask } from '../task-store.ts'
import type { SuggestedPayload } from './payload.ts'
import { decideSuggestion, lockSuggestion } from './suggestion-store.ts'

/** Makes what was proposed; a title that was edited first is taken. */
export function acceptOne(
  work: TaskWork,
  scope: Scope,
  id: number,
  title: string | undefined,
): Promise<{ taskId: number }> {
  const { db, clock } = work
  return db.repeatable(async () => {
    const found = await lockSuggestion(db, scope, id)
    const { suggestion, project, mail, payload } = found
    await decideSuggestion(db, scope, id, 'accepted', clock())
    if (payload.kind === 'change') {
      const task = await lockTask(db, scope, payload.taskId)
      const { dropped, ...fields } = payload.fields
      return dropped ? dropFor(work, scope, found, task) : changeFor(work, scope, found, task, fields)
    }
    const { kind: _, assigneeNames: __, ...fields } = payload
    const [task] = await insertTasks(
      db,
      scope,
      project.id,
      [
        {
          ...fields,
          title: title ?? payload.title,
          status: 'pending',
          sourceMailId: suggestion.mailId,
          sourceEmail: mail?.fromAddress ?? null,
          sourceEmailSubject: mail?.subject ?? null,
          evidence: suggestion.evidence,
        },
      ],
      clock(),
    )
    if (!task) throw new AppError('internal', 'Failed to create task')
    await recordCreated(db, scope, project, [task], suggestion.mailId, 'app', clock())
    await tellChanged(db, scope, project, task.id)
    return { taskId: task.id }
  })
}

/**
 * What the suggested task says is added to one that is there: its day and how often it repeats where the task has
 * none, who it is for, and its sentence. Throws invalid for a change, or a task of another project.
 */
export function mergeOne(
  work: TaskWork,
  scope: Scope,
  id: number,
  taskId: number,
): Promise<{ taskId: number }> {
  const { db, clock } = work
  return db.repeatable(async () => {
    const found = await lockSuggestion(db, scope, id)
    const { suggestion, project, mail, payload } = found
    const task = await lockTask(db, scope, taskId)
    if (payload.kind !== 'task') throw new AppError('invalid', 'Only a suggested task can be merged')
    if (task.projectId !== project.id) throw new AppError('invalid', 'Choose a task of the same project')
    await decideSuggestion(db, scope, id, 'accepted', clock())
    const source = mail?.fromName ?? mail?.fromAddress
    const said = `\u201c${suggestion.evidence.sentence}\u201d${source ? ` (${source})` : ''}`
    const edit = added(task, payload, await assigneeIdsOf(db, scope, task.id), said)
    return changeFor(work, scope, found, task, edit)
  })
}

/* By the person who decided, with the mail that the suggestion came from; it can be undone. */
async function changeFor(
  { db, clock }: TaskWork,
  scope: Scope,
  { project, suggestion }: Pick<Awaited<ReturnType<typeof lockSuggestion>>, 'project' | 'suggestion'>,
  task: TaskRow,
  edit: TaskEdit,
): Promise<{ taskId: number }> {
  const { edit: fields } = await withNamedBlockers(db, scope, task, edit)
  const edited = (await editRepeating(db, scope, task, fields, clock())).changes
  const changes = [...edited, ...(await releaseAfter(db, scope, edited, clock()))]
  const set = { projectId: project.id, by: 'app', mailId: suggestion.mailId, changes }
  await recordChanges(db, scope, set, clock())
  for (const { taskId } of changes.slice(1)) await tellChanged(db, scope, project, taskId)
  await tellChanged(db, scope, project, task.id)
  return { taskId: task.id }
}

/* As if the person had deleted it: who may not is refused, and the suggestion goes on waiting. */
async function dropFor(
  { db, clock }: TaskWork,
  scope: Scope,
  { project, suggestion }: Pick<Awaited<ReturnType<typeof lockSuggestion>>, 'project' | 'suggestion'>,
  task: TaskRow,
): Promise<{ taskId: number }> {
  if (!mayDelete(scope, project, task)) throw notYoursToDelete()
  await writeTask(db, scope, task.id, { deletedAt: clock() }, clock())
  const deleted = { taskId: task.id, kind: 'delete' as const, before: {}, after: {} }
  const changes = [deleted, ...(await releaseAfter(db, scope, [deleted], clock()))]
  const set = { projectId: project.id, by: 'app', mailId: suggestion.mailId, changes }
  await recordChanges(db, scope, set, clock())
  for (const { taskId } of changes) await tellChanged(db, scope, project, taskId)
  return { taskId: task.id }
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

export function declineOne({ db, clock }: TaskWork, scope: Scope, id: number): Promise<{ id: number }> {
  return db.repeatable(async () => {
    const { project } = await lockSuggestion(db, scope, id)
    await decideSuggestion(db, scope, id, 'declined', clock())
    await tellReaders(db, scope, project, { type: 'project_update' })
    return { id }
  })
}
