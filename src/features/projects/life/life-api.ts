// Answers the calls about a project's life.
import { type Served, serve } from '../../../kit/serve.ts'
import {
  archiveProject,
  createProject,
  deleteProject,
  renameProject,
  restoreProject,
  unarchiveProject,
} from './contract.ts'
import { addProject, archive, type LifeServices, remove, rename, restore, unarchive } from './life-service.ts'

export function lifeRoutes(services: LifeServices): Served[] {
  return [
    serve(createProject, ({ scope, body }) => addProject(services, scope, body.name)),
    serve(renameProject, ({ scope, params, body }) => rename(services, scope, params.id, body)),
    serve(archiveProject, ({ scope, params }) => archive(services, scope, params.id)),
    serve(unarchiveProject, ({ scope, params }) => unarchive(services, scope, params.id)),
    serve(deleteProject, ({ scope, params }) => remove(services, scope, params.id)),
    serve(restoreProject, ({ scope, params }) => restore(services, scope, params.id)),
  ]
}
