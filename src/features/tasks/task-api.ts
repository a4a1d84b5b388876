// Answers the calls about tasks.
import { type Served, serve } from '../../kit/serve.ts'
import { requireProject } from '../projects/index.ts'
import { listComments } from './comment-store.ts'
import {
  acceptSuggestion,
  createTask,
  declineSuggestion,
  deleteTask,
  getStats,
  listProjectTasks,
  listSuggestions,
  listTaskComments,
  undoChangeSet,
  updateTask,
} from './contract.ts'
import { taskListRoutes } from './lists/lists-api.ts'
import { listOpenSuggestions } from './suggestion-store.ts'
import { findTask, listTasksOfProject } from './task-list-store.ts'
import { acceptOne, addTask, changeTask, declineOne, removeTask, type TaskWork } from './task-service.ts'
import { countTasks } from './task-stats-store.ts'
import { undoChanges } from './undo.ts'

export function taskRoutes(work: TaskWork): Served[] {
  const { db, clock } = work
  return [
    serve(listProjectTasks, async ({ scope, params }) => {
      await requireProject(db, scope, params.id)
      return listTasksOfProject(db, scope, params.id)
    }),
    serve(createTask, ({ scope, params, body }) => addTask(work, scope, params.id, body)),
    serve(updateTask, ({ scope, params, body }) => changeTask(work, scope, params.id, body)),
    serve(deleteTask, ({ scope, params }) => removeTask(work, scope, params.id)),
    serve(getStats, ({ scope }) => countTasks(db, scope, clock())),
    serve(listSuggestions, async ({ scope, params }) => {
      await requireProject(db, scope, params.id)
      return listOpenSuggestions(db, scope, params.id)
    }),
    serve(acceptSuggestion, ({ scope, params, body }) => acceptOne(work, scope, params.id, body?.title)),
    serve(declineSuggestion, ({ scope, params }) => declineOne(work, scope, params.id)),
    serve(undoChangeSet, ({ scope, params }) => undoChanges(db, scope, params.id, 'app', clock())),
    serve(listTaskComments, async ({ scope, params }) => {
      await findTask(db, scope, params.id)
      return listComments(db, scope, params.id)
    }),
    ...taskListRoutes(work),
  ]
}
