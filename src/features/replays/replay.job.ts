// The job that reads stored mails again: a few at a time, behind all mail that comes in meanwhile.
import { z } from 'zod'
import { defineJob } from '../../jobs/job.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { NotNow } from '../../kit/thread-pool.ts'
import { hasOpenDeliveries, nextToReplay } from '../../routing/replay-store.ts'
import type { ReplayServices } from './replay-services.ts'
import { findReplay, finishReplay, keepDifferences, type ReplayRow, stepTo } from './replay-store.ts'

const payload = z.object({ replayId: z.number() })

/** Mails that one job reads before others have their turn. */
const AT_ONCE = 20
/** How long it waits for mail that came in. */
const YIELD_SECONDS = 1

export function replayJob(services: ReplayServices) {
  const job = defineJob({
    name: 'replay',
    payload,
    async run({ replayId }) {
      const wait = await readSome(services, replayId)
      if (wait !== null) await services.queue.enqueue(job, { replayId }, { delaySeconds: wait })
    },
  })
  return job
}

/** After how many seconds it goes on; null where it is done, rests or is gone. */
async function readSome(services: ReplayServices, id: number): Promise<number | null> {
  const { db, system, clock, agentTypes } = services
  const replay = await findReplay(asSystem(db, system), id)
  if (!replay || replay.state !== 'running') return null
  const which = { ...replay, agentTypes: agentTypes() }
  const ids = await nextToReplay(asSystem(db, system), which, { after: replay.lastId, most: AT_ONCE })
  if (ids.length === 0) {
    await finishReplay(asSystem(db, system), id, clock())
    return null
  }
  let lastId = replay.lastId
  for (const deliveryId of ids) {
    if (await hasOpenDeliveries(asSystem(db, system))) return YIELD_SECONDS
    try {
      if (!(await readOne(services, { ...replay, lastId }, deliveryId))) return null
    } catch (error) {
      if (error instanceof NotNow) return YIELD_SECONDS
      throw error
    }
    lastId = deliveryId
  }
  return 0
}

/** False where the run rests, or another worker goes on with it. */
async function readOne(
  { db, system, log, reread }: ReplayServices,
  replay: Pick<ReplayRow, 'id' | 'lastId'>,
  deliveryId: number,
): Promise<boolean> {
  // A mail that cannot be read is passed over: nothing of it is otherwise.
  const read = await reread(deliveryId).catch((error: unknown) => {
    if (error instanceof NotNow) throw error
    log.warn({ err: error, deliveryId }, 'a stored mail could not be read again')
    return null
  })
  return db.transaction(async () => {
    if (!(await stepTo(asSystem(db, system), replay, deliveryId))) return false
    if (read && read.differences.length > 0)
      await keepDifferences(asSystem(db, system), {
        ...{ replayId: replay.id, deliveryId, subject: read.subject.slice(0, 500) },
        differences: read.differences.map(({ kind, title, sentence, fields }) => ({
          ...{ kind, title, sentence: sentence.slice(0, 500), fields },
        })),
      })
    return true
  })
}
