// Imports: files of tasks become projects, and projects become files.
import type { InThread } from '../../agent/agent.ts'
import { AppError } from '../../kit/errors.ts'
import { inTurn } from '../../kit/in-turn.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import type { Scope } from '../../kit/scope.ts'
import { serve, serveFile } from '../../kit/serve.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { everythingOf, jsonFile } from './carry-everything.ts'
import { exportAll, exportProject, importTasks, previewImport } from './contract.ts'
import { fileOf, projectToExport } from './export-project.ts'
import type { Carriers } from './import-steps.ts'
import { preview } from './preview.ts'
import type { FileToImport, ReadFile, readFile } from './read-file.ts'
import { LOOK_SECONDS, resumeImportJob } from './resume-import.job.ts'
import { runImport } from './run-import.ts'

export interface ImportServices extends Carriers {
  readFile: InThread<typeof readFile>
}

export function imports(app: AppServices, services: ImportServices): Feature {
  const { db } = app

  /** One person's file at a time, within a budget of time and memory. */
  async function read(scope: Scope, { fileName, text, columns }: FileToImport): Promise<ReadFile> {
    try {
      return await inTurn(() => services.readFile({ fileName, text, columns }, `import ${scope.userId}`))
    } catch (error) {
      if (error instanceof TookTooMuch)
        throw new AppError('invalid', 'It takes too long to read this file. Split it into smaller ones.')
      if (error instanceof NotNow)
        throw new AppError('too_many', 'Other files are being read. Try again in a minute.')
      throw error
    }
  }

  const runs = { ...app, ...services, read }
  const resuming = resumeImportJob(runs)
  const look = { delaySeconds: LOOK_SECONDS }
  return feature({
    name: 'imports',
    jobs: [resuming],
    routes: [
      serve(previewImport, async ({ scope, body }) => preview(db, scope, await read(scope, body))),
      serve(importTasks, ({ scope, body }) =>
        runImport(runs, scope, {
          request: body,
          lookLater: (importId) =>
            app.queue.enqueue(resuming, { importId, userId: scope.userId, companyId: scope.companyId }, look),
        }),
      ),
      serveFile(exportAll, async ({ scope, params }) =>
        params.what === 'knowledge'
          ? jsonFile('Knowledge base', await services.knowledge.exportBase(scope))
          : jsonFile('Everything', await everythingOf(db, scope, services)),
      ),
      serveFile(exportProject, async ({ scope, params, query }) =>
        fileOf(await projectToExport(db, scope, params.id), query.format ?? 'json'),
      ),
    ],
  })
}
