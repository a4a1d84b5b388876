// Answers the calls about tasks.
import { type Served, serve } from '../../kit/serve.ts'
import type { Records } from '../../records/record-kind.ts'
import { requireProject } from '../projects/index.ts'
import { activityOf } from './activity/activity.ts'
import { listTaskActivity } from './activity/contract.ts'
import { blockerRoutes } from './blockers-api.ts'
import { changeMany } from './bulk/bulk-change.ts'
import { changeTasks } from './bulk/contract.ts'
import { checklistRoutes } from './checklist-api.ts'
import { commentRoutes } from './comments/comment-api.ts'
import type { CommentMailServices } from './comments/comment-mail.ts'
import {
  createTask,
  deleteTask,
  dropNewTask,
  getStats,
  getTask,
  listProjectTasks,
  updateTask,
} from './contract.ts'
import { taskListRoutes } from './lists/lists-api.ts'
import { moveRoutes } from './moves/moves-api.ts'
import { suggestionRoutes } from './suggestions/suggestion-api.ts'
import { findTask, listTasksOfProject } from './task-list-store.ts'
import { addTask, changeTask, removeTask, type TaskServices, takeBackNew } from './task-service.ts'
import { countTasks } from './task-stats-store.ts'

export interface TaskRouteServices extends TaskServices {
  comments: CommentMailServices
  records: Records
}

export function taskRoutes(services: TaskRouteServices): Served[] {
  const { db, clock } = services
  return [
    serve(listProjectTasks, async ({ scope, params }) => {
      const tasks = await listTasksOfProject(db, scope, params.id)
      if (tasks.length === 0) await requireProject(db, scope, params.id)
      return tasks
    }),
    serve(getTask, ({ scope, params }) => findTask(db, scope, params.id)),
    serve(createTask, ({ scope, params, body }) => addTask(services, scope, params.id, body)),
    serve(updateTask, ({ scope, params, body }) => changeTask(services, scope, params.id, body)),
    serve(deleteTask, ({ scope, params }) => removeTask(services, scope, params.id)),
    serve(dropNewTask, ({ scope, params }) => takeBackNew(services, scope, params.id)),
    serve(getStats, ({ scope }) => countTasks(db, scope, clock())),
    ...suggestionRoutes(services.records, services),
    ...commentRoutes(services.comments),
    ...checklistRoutes(services),
    ...blockerRoutes(services),
    serve(changeTasks, ({ scope, body }) => changeMany(services, scope, body)),
    serve(listTaskActivity, async ({ scope, params }) => {
      const task = await findTask(db, scope, params.id)
      return activityOf(db, scope, { records: services.records, task, now: clock() })
    }),
    ...taskListRoutes(services),
    ...moveRoutes(services),
  ]
}
