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

export const exportOpen = 'Your archive is being made already'

export type ExportApiServices = Pick<ExportServices, 'db' | 'system' | 'clock' | 'archives'> & {
  /** Puts the making of an archive into the queue, in the open transaction. */
  enqueue(exportId: number): Promise<void>
}

export function exportRoutes(services: ExportApiServices): Served[] {
  return [
    serve(getExport, async ({ scope }) => ({ export: await readExport(services, scope) })),
    serve(requestExport, ({ scope }) => request(services, scope)),
    serveFile(downloadExport, ({ scope, params }) => openExport(services, scope, params.id)),
  ]
}

export async function readExport(
  { db }: Pick<ExportApiServices, 'db'>,
  scope: Scope,
): Promise<ExportState | null> {
  const row = await latestExport(db, scope)
  return row && stateOf(row)
}

/** Throws AppError not_found. */
export async function openExport(
  { db, clock, archives }: Pick<ExportApiServices, 'db' | 'clock' | 'archives'>,
  scope: Scope,
  id: number,
): Promise<FileAnswer> {
  const found = await findReadyExport(db, scope, id, clock())
  const content = found && (await archives.read(found.file))
  if (!content) throw new AppError('not_found', 'This archive is not there any more. Request a new one.')
  return new FileAnswer({
    name: `mailcrew-export-${found.createdAt.toISOString().slice(0, 10)}.zip`,
    type: 'application/zip',
    size: found.size,
    content,
  })
}

/** Throws AppError: conflict while one is made, too_many. */
export function request(
  { db, system, clock, enqueue }: ExportApiServices,
  scope: Scope,
): Promise<ExportState> {
  return db.transaction(async () => {
    const row = await insertExport(db, scope, clock())
    if (!row) throw new AppError('conflict', exportOpen)
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
