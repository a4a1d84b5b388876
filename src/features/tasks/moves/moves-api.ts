// Answers the calls that move something to another project.
import { type Served, serve } from '../../../kit/serve.ts'
import type { TaskServices } from '../task-service.ts'
import { mergeProject, moveMail, moveTask } from './contract.ts'
import { merge, moveOneMail, moveOneTask } from './move-service.ts'

export function moveRoutes(services: TaskServices): Served[] {
  return [
    serve(mergeProject, ({ scope, params, body }) => merge(services, scope, params.id, body.intoId)),
    serve(moveTask, ({ scope, params, body }) => moveOneTask(services, scope, params.id, body.projectId)),
    serve(moveMail, ({ scope, params, body }) => moveOneMail(services, scope, params.id, body.projectId)),
  ]
}
