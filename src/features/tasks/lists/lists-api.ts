// Answers the calls about the lists across projects, and restores what was deleted.
import { type Served, serve } from '../../../kit/serve.ts'
import { undoableSince } from '../../../records/undo.ts'
import type { TaskServices } from '../task-service.ts'
import {
  listAssignedTasks,
  listDoneTasks,
  listMonitoredTasks,
  listTasksAssignedByMe,
  restoreTask,
} from './contract.ts'
import { bringBack } from './deleted-tasks.ts'
import { listAssigned, listAssignedByMe, listDone, listMonitored } from './task-lists-store.ts'

export function taskListRoutes(services: TaskServices): Served[] {
  const { db, clock } = services
  return [
    serve(listAssignedTasks, ({ scope }) => listAssigned(db, scope)),
    serve(listTasksAssignedByMe, ({ scope }) => listAssignedByMe(db, scope)),
    serve(listMonitoredTasks, ({ scope }) => listMonitored(db, scope)),
    serve(listDoneTasks, ({ scope }) => listDone(db, scope, undoableSince(clock()))),
    serve(restoreTask, ({ scope, params }) => bringBack(services, scope, params.id)),
  ]
}
