// Brings a file in step by step; what a crash leaves a job goes on with, so that nothing is lost or made twice.
import { createHash } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import type { Response } from '../../kit/contract.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import type { AppServices } from '../feature.ts'
import { leftOut } from './carry-everything.ts'
import type { importTasks } from './contract.ts'
import type { ImportStep } from './import-step.ts'
import { type Carriers, importSteps } from './import-steps.ts'
import {
  beginImport,
  dropImport,
  endImport,
  type Imported,
  keepImportStep,
  lockImport,
  type OpenImport,
} from './open-import-store.ts'
import type { FileToImport, ReadFile } from './read-file.ts'

export interface ImportRunServices extends Pick<AppServices, 'db' | 'clock'>, Carriers {
  /** Throws AppError for what takes too long, or has no turn now. */
  read(scope: Scope, file: FileToImport): Promise<ReadFile>
}

export interface ImportRequest extends FileToImport {
  name: string
}

/** The same request, sent again while it goes on, joins it. */
export async function runImport(
  services: ImportRunServices,
  scope: Scope,
  /** Queues the job that looks, in the open transaction. */
  { request, lookLater }: { request: ImportRequest; lookLater: (importId: number) => Promise<void> },
): Promise<Response<typeof importTasks>> {
  const { db, clock } = services
  const file = await services.read(scope, request)
  if (file.kind === 'refused') throw new AppError('invalid', file.why)
  const text = JSON.stringify(request)
  const hash = createHash('sha256').update(`${scope.companyId} ${text}`).digest('hex')
  const packed = (await promisify(gzip)(text)).toString('base64')
  const importId = await db.transaction(async () => {
    const id = await beginImport(db, scope, { hash, request: packed, at: clock() })
    await lookLater(id)
    return id
  })
  return answerOf(file, await runSteps(services, scope, { importId, file, name: request.name }))
}

/** From the step on that was not committed. Throws what a step throws; an AppError ends the import. */
export async function runSteps(
  { db, clock, ...carriers }: ImportRunServices,
  scope: Scope,
  { importId, file, name }: { importId: number; file: ReadFile; name: string },
): Promise<Imported> {
  const steps = importSteps(file, name, carriers)
  for (;;) {
    const one = await db
      .transaction(() => nextStep({ db, scope, at: clock() }, importId, steps))
      .catch(async (error: unknown) => {
        if (error instanceof AppError) await dropImport(db, scope, importId)
        throw error
      })
    if (one.isDone) return one.made
    // Others write between two steps.
    await turn()
  }
}

async function nextStep(
  { db, scope, at }: Parameters<ImportStep>[0],
  importId: number,
  steps: readonly ImportStep[],
): Promise<OpenImport> {
  const one = await lockImport(db, scope, importId)
  if (!one) throw new AppError('conflict', 'This import was ended. Bring the file in again.')
  if (one.isDone) return one
  // As if all of it were made at once.
  await steps[one.step]?.({ db, scope, at: one.createdAt }, one.made)
  await keepImportStep(db, scope, { id: importId, made: one.made, at })
  const isDone = one.step + 1 >= steps.length
  if (isDone) await endImport(db, scope, importId, at)
  return { ...one, isDone }
}

export async function unpacked(request: string): Promise<ImportRequest> {
  const text = await promisify(gunzip)(Buffer.from(request, 'base64'))
  return JSON.parse(text.toString()) as ImportRequest
}

function answerOf(file: ReadFile, { projects, pollIds }: Imported): Response<typeof importTasks> {
  const tasks = projects.reduce((sum, project) => sum + project.tasks.length, 0)
  if (file.kind === 'everything') {
    const faults = [...leftOut(file.everything), ...file.everything.projects.flatMap((one) => one.faults)]
    return { projectId: null, path: projects.length > 0 ? '/projects' : '/knowledge', tasks, faults }
  }
  if (file.kind === 'tasks') {
    const projectId = projects[0]?.id ?? null
    return { projectId, path: `/project/${projectId}`, tasks, faults: file.file.faults }
  }
  return { projectId: null, path: `/polls/${pollIds[0]}`, tasks, faults: [] }
}
