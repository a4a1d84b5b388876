// Answers the calls about the checklist of a task; what changes is told to everybody who reads the project.
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { requireProject } from '../projects/index.ts'
import { deleteItem, insertItem, itemsOf, writeItem } from './checklist/checklist-store.ts'
import {
  addChecklistItem,
  changeChecklistItem,
  deleteChecklistItem,
  listChecklist,
} from './checklist/contract.ts'
import { tellChanged } from './task-events.ts'
import { findTask } from './task-list-store.ts'
import type { TaskServices } from './task-service.ts'
import { lockTask, type TaskRow } from './task-store.ts'

export function checklistRoutes({ db, clock }: TaskServices): Served[] {
  const changing = <T>(scope: Scope, taskId: number, act: (task: TaskRow) => Promise<T>): Promise<T> =>
    db.repeatable(async () => {
      const task = await lockTask(db, scope, taskId)
      const project = await requireProject(db, scope, task.projectId)
      const result = await act(task)
      await tellChanged(db, scope, project, task.id)
      return result
    })
  return [
    serve(listChecklist, async ({ scope, params }) => {
      const task = await findTask(db, scope, params.id)
      return itemsOf(db, task.id)
    }),
    serve(addChecklistItem, ({ scope, params, body }) =>
      changing(scope, params.id, ({ id: taskId }) =>
        insertItem(db, { taskId, text: body.text, at: clock() }),
      ),
    ),
    serve(changeChecklistItem, ({ scope, params, body }) =>
      changing(scope, params.id, ({ id: taskId }) => writeItem(db, { taskId, id: params.itemId }, body)),
    ),
    serve(deleteChecklistItem, ({ scope, params }) =>
      changing(scope, params.id, async ({ id: taskId }) => {
        await deleteItem(db, { taskId, id: params.itemId })
        return { id: params.itemId }
      }),
    ),
  ]
}
