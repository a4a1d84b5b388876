// Archives: mails of an earlier life, brought in from a file by the owner of the server, in the background.
import { join } from 'node:path'
import { asSystem } from '../../kit/db/acting-database.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { archiveJob, emptyArchive } from './archive.job.ts'
import { archiveRoutes } from './archive-api.ts'
import { partsInBucket, partsInFolder } from './archive-parts.ts'
import { archivesToEmpty, deleteArchive, ownArchives, stalledArchives } from './archive-store.ts'
import { WorkedCounts } from './worked-counts.ts'

const MINUTE_MS = 60_000
const STALLED_MS = 2 * MINUTE_MS
const LEFT_MS = 7 * 24 * 60 * MINUTE_MS

export function archives(app: AppServices): Feature {
  const { db, system, clock, queue, bucket, config } = app
  const parts = bucket ? partsInBucket(bucket) : partsInFolder(join(config.dataDir, 'archives'))
  const services = { ...app, parts }
  const job = archiveJob(services)
  const goOn = (archiveId: number) => queue.enqueue(job, { archiveId })

  /** Running ones whose job was lost go on; files that nobody needs any more go. */
  async function sweep(): Promise<void> {
    const now = clock().getTime()
    for (const id of await stalledArchives(asSystem(db, system), new Date(now - STALLED_MS))) await goOn(id)
    for (const one of await archivesToEmpty(asSystem(db, system), new Date(now - LEFT_MS))) {
      await emptyArchive(services, one)
      if (one.state === 'uploading') await deleteArchive(asSystem(db, system), one.id)
    }
  }

  return feature({
    name: 'archives',
    owned: { lists: [{ name: 'mail-archives', page: ownArchives }] },
    jobs: [job],
    sweeps: [{ name: 'archives', everyMs: MINUTE_MS, run: sweep }],
    webRoutes: (web) =>
      archiveRoutes({ ...services, goOn, worked: new WorkedCounts(), isReachable: web.isReachable }),
  })
}
