// The job that makes an archive: begun anew after a crash, whole or not there at all (SET-14).
import { randomBytes } from 'node:crypto'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Log } from '../../kit/log.ts'
import { mintScope, type SystemScope } from '../../kit/scope.ts'
import type { ArchiveFiles } from './archive-files.ts'
import { EXPORT_DAYS } from './contract.ts'
import {
  type Attempt,
  beginExport,
  countExported,
  dropExpiredExports,
  failExport,
  finishExport,
  partName,
  takeStalledExports,
  wantedFiles,
} from './export-store.ts'
import { type ArchiveServices, writeArchive } from './write-archive.ts'
import { createZipFile } from './zip-file.ts'

export interface ExportServices extends ArchiveServices {
  system: SystemScope
  log: Log
  /** Where archives are made. */
  folder: string
  /** Where those are kept that are finished. */
  archives: ArchiveFiles
}

const payload = z.object({ exportId: z.number() })

const TRIES = 3
const DAY_SECONDS = 24 * 60 * 60
const DAY_MS = DAY_SECONDS * 1_000
const COUNT_EVERY_MS = 500
/** An attempt that counts nothing for so long was left by a process that died. */
const STALLED_MS = 10 * 60_000

/** Another attempt goes on with it, or the account is gone: nothing is left to do. */
class Overtaken extends Error {}

export function exportJob(services: ExportServices) {
  return defineJob({
    name: 'export',
    payload,
    tries: TRIES,
    expiresAfter: DAY_SECONDS,
    run: ({ exportId }) => makeExport(services, exportId),
  })
}

async function makeExport(services: ExportServices, id: number): Promise<void> {
  const { db, system, clock, log } = services
  const begun = await beginExport(asSystem(db, system), id, clock())
  if (!begun) return
  const attempt = { id, attempt: begun.attempt }
  const scope = mintScope(begun.userId)
  const part = join(services.folder, partName(attempt))
  try {
    await mkdir(services.folder, { recursive: true, mode: 0o700 })
    await rm(join(services.folder, partName({ id, attempt: begun.attempt - 1 })), { force: true })
    const size = await writePart(services, scope, attempt, part)
    await publish(services, scope, { attempt, part, size })
  } catch (error) {
    await rm(part, { force: true })
    if (error instanceof Overtaken) return
    if (begun.attempt < TRIES) throw error
    log.warn({ err: error, exportId: id }, 'an archive could not be made')
    await failExport(db, scope, attempt, clock())
  }
}

async function writePart(
  services: ExportServices,
  scope: ReturnType<typeof mintScope>,
  attempt: Attempt,
  path: string,
): Promise<number> {
  const zip = createZipFile(path)
  let countedAt = 0
  try {
    await writeArchive(services, scope, zip, async (done, total) => {
      const now = services.clock()
      if (done < total && now.getTime() - countedAt < COUNT_EVERY_MS) return
      countedAt = now.getTime()
      if (!(await countExported(services.db, scope, { attempt, progress: { done, total }, at: now })))
        throw new Overtaken()
    })
    return await zip.finish()
  } catch (error) {
    zip.abandon()
    throw error
  }
}

/** The file has its name before the row speaks of it; one that no row speaks of is swept. */
async function publish(
  { db, clock, archives }: ExportServices,
  scope: ReturnType<typeof mintScope>,
  { attempt, part, size }: { attempt: Attempt; part: string; size: number },
): Promise<void> {
  const file = `${attempt.id}-${randomBytes(16).toString('hex')}.zip`
  await archives.keep(part, file, size)
  const expiresAt = new Date(clock().getTime() + EXPORT_DAYS * DAY_MS)
  const earlier = await finishExport(db, scope, { attempt, made: { file, size, expiresAt }, at: clock() })
  for (const old of earlier ?? [file]) await archives.remove(old)
}

/** Archives whose time is over go, files that belong to none go, and those that stand still are begun anew. */
export async function sweepExports(
  services: ExportServices,
  again: (ids: number[]) => Promise<void>,
): Promise<void> {
  const { db, system, clock, folder, archives } = services
  const now = clock()
  await dropExpiredExports(asSystem(db, system), now)
  // Files before rows: what is begun in between has a row by the time that it is looked for.
  const parts = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.part'))
  const kept = await archives.names()
  const wanted = await wantedFiles(asSystem(db, system))
  const isWanted = (file: string) => wanted.ready.has(file) || wanted.running.has(Number.parseInt(file, 10))
  for (const file of parts) if (!isWanted(file)) await rm(join(folder, file), { force: true })
  for (const file of kept) if (!isWanted(file)) await archives.remove(file)
  await again(await takeStalledExports(asSystem(db, system), new Date(now.getTime() - STALLED_MS), now))
}
