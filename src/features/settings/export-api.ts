// Answers the calls about the archive of a person (SET-14).
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { FileAnswer, type Served, serve, serveFile } from '../../kit/serve.ts'
import { countTry } from '../accounts/index.ts'
import { downloadExport, type ExportState, getExport, requestExport } from './contract.ts'
import type { ExportServices } from './export.job.ts'
import { type ExportRow, findReadyExport, insertExport, latestExport } from './export-store.ts'

/** Archives that a person may have made in a day: each reads all of their mail. */
const EXPORTS = 10
const DAY_MS = 24 * 60 * 60_000

export type ExportApiServices = Pick<ExportServices, 'db' | 'system' | 'clock' | 'archives'> & {
  /** Puts the making of an archive into the queue, in the open transaction. */
  enqueue(exportId: number): Promise<void>
}

export function exportRoutes(services: ExportApiServices): Served[] {
  const { db, clock } = services
  return [
    serve(getExport, async ({ scope }) => {
      const row = await latestExport(db, scope)
      return { export: row && stateOf(row) }
    }),
    serve(requestExport, ({ scope }) => request(services, scope)),
    serveFile(downloadExport, async ({ scope, params }) => {
      const found = await findReadyExport(db, scope, params.id, clock())
      const content = found && (await services.archives.read(found.file))
      if (!content) throw new AppError('not_found', 'This archive is not there any more. Request a new one.')
      return new FileAnswer({
        name: `mailcrew-export-${found.createdAt.toISOString().slice(0, 10)}.zip`,
        type: 'application/zip',
        size: found.size,
        content,
      })
    }),
  ]
}

function request({ db, system, clock, enqueue }: ExportApiServices, scope: Scope): Promise<ExportState> {
  return db.transaction(async () => {
    const row = await insertExport(db, scope, clock())
    if (!row) throw new AppError('conflict', 'Your archive is being made already')
    await countTry(
      asSystem(db, system),
      [{ key: `export:${scope.userId}`, max: EXPORTS, windowMs: DAY_MS }],
      clock(),
    )
    await enqueue(row.id)
    return stateOf(row)
  })
}

function stateOf({ id, status, done, total, size, createdAt, expiresAt }: ExportRow): ExportState {
  return {
    ...{ id, status, done, total, size },
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
  }
}
