// Imports: files of tasks become projects, and projects become files.
import { serve, serveFile } from '../../kit/serve.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { bringIn } from './bring-in.ts'
import { exportProject, importTasks, previewImport } from './contract.ts'
import { fileOf, projectToExport } from './export-project.ts'
import { preview } from './preview.ts'
import { readImport } from './read-file.ts'

export function imports(app: AppServices): Feature {
  const { db } = app
  return feature({
    name: 'imports',
    routes: [
      serve(previewImport, ({ scope, body }) => preview(db, scope, body)),
      serve(importTasks, ({ scope, body }) => bringIn(app, scope, { ...readImport(body), name: body.name })),
      serveFile(exportProject, async ({ scope, params, query }) =>
        fileOf(await projectToExport(db, scope, params.id), query.format ?? 'json'),
      ),
    ],
  })
}
