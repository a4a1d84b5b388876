// Imports: files of tasks become projects, and projects become files.
import type { InThread } from '../../agent/agent.ts'
import type { Body } from '../../kit/contract.ts'
import { AppError } from '../../kit/errors.ts'
import { inTurn } from '../../kit/in-turn.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import type { Scope } from '../../kit/scope.ts'
import { serve, serveFile } from '../../kit/serve.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { bringIn } from './bring-in.ts'
import { bringEverything, type Carriers, everythingOf, jsonFile } from './carry-everything.ts'
import { exportAll, exportProject, importTasks, previewImport } from './contract.ts'
import { fileOf, projectToExport } from './export-project.ts'
import { preview } from './preview.ts'
import type { FileToImport, ReadFile, readFile } from './read-file.ts'

export interface ImportServices extends Carriers {
  readFile: InThread<typeof readFile>
}

export function imports(app: AppServices, services: ImportServices): Feature {
  const { db, clock } = app
  const { importPoll } = services.polls

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

  async function bring(scope: Scope, body: Body<typeof importTasks>) {
    const file = await read(scope, body)
    if (file.kind === 'refused') throw new AppError('invalid', file.why)
    if (file.kind === 'everything') {
      const { projects } = file.everything
      const made = await bringEverything(app, scope, file.everything, services)
      return { projectId: null, path: projects.length > 0 ? '/projects' : '/knowledge', ...made }
    }
    if (file.kind === 'tasks') {
      const made = await bringIn(app, scope, { ...file.file, name: body.name })
      return { ...made, path: `/project/${made.projectId}` }
    }
    const poll = { ...file.poll, question: body.name }
    const id = await db.transaction(() => importPoll({ db, scope, at: clock() }, poll))
    return { projectId: null, path: `/polls/${id}`, tasks: 0, faults: [] }
  }
  return feature({
    name: 'imports',
    routes: [
      serve(previewImport, async ({ scope, body }) => preview(db, scope, await read(scope, body))),
      serve(importTasks, ({ scope, body }) => bring(scope, body)),
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
