// Imports: files of tasks become projects, and projects become files.
import type { Body } from '../../kit/contract.ts'
import type { Scope } from '../../kit/scope.ts'
import { serve, serveFile } from '../../kit/serve.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { bringIn } from './bring-in.ts'
import { bringEverything, type Carriers, everythingOf, jsonFile } from './carry-everything.ts'
import { exportAll, exportProject, importTasks, previewImport } from './contract.ts'
import { fileOf, projectToExport } from './export-project.ts'
import { preview } from './preview.ts'
import { readImport, readPoll, readWhole } from './read-file.ts'

export function imports(app: AppServices, carriers: Carriers): Feature {
  const { db, clock } = app
  const { importPoll } = carriers.polls
  async function bring(scope: Scope, body: Body<typeof importTasks>) {
    const whole = readWhole(body.text)
    if (whole) {
      const made = await bringEverything(app, scope, whole, carriers)
      return { projectId: null, path: whole.projects.length > 0 ? '/projects' : '/knowledge', ...made }
    }
    const file = readPoll(body.text)
    if (!file) {
      const made = await bringIn(app, scope, { ...readImport(body), name: body.name })
      return { ...made, path: `/project/${made.projectId}` }
    }
    const named = { ...file, question: body.name }
    const id = await db.transaction(() => importPoll({ db, scope, at: clock() }, named))
    return { projectId: null, path: `/polls/${id}`, tasks: 0, faults: [] }
  }
  return feature({
    name: 'imports',
    routes: [
      serve(previewImport, ({ scope, body }) => preview(db, scope, body)),
      serve(importTasks, ({ scope, body }) => bring(scope, body)),
      serveFile(exportAll, async ({ scope, params }) =>
        params.what === 'knowledge'
          ? jsonFile('Knowledge base', await carriers.knowledge.exportBase(scope))
          : jsonFile('Everything', await everythingOf(db, scope, carriers)),
      ),
      serveFile(exportProject, async ({ scope, params, query }) =>
        fileOf(await projectToExport(db, scope, params.id), query.format ?? 'json'),
      ),
    ],
  })
}
