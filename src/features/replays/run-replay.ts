// Begins a run over stored mails, lets it rest, and makes records as it found them, once.
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { countToReplay } from '../../routing/replay-store.ts'
import { alreadyRunning } from './contract.ts'
import type { ReplayServices } from './replay-services.ts'
import {
  insertReplay,
  latestReplay,
  mailsToApply,
  markApplied,
  type ReplayOwner,
  setPaused,
  takeToApply,
} from './replay-store.ts'

export interface RunServices extends ReplayServices {
  /** Puts the run into the queue, in the open transaction. */
  goOn(replayId: number): Promise<void>
}

/** By a person in their context, or by the product for the owner of the server. Throws conflict while one runs. */
export function startRun(
  services: RunServices,
  by: Scope | SystemScope,
  { since, ...owner }: ReplayOwner & { since: Date | null },
): Promise<number> {
  const { db, system, clock, agentTypes } = services
  return db.transaction(async () => {
    const latest = await latestReplay(actingAs(db, by), owner)
    if (latest && latest.state !== 'done') throw new AppError('conflict', alreadyRunning)
    const total = await countToReplay(asSystem(db, system), { ...owner, since, agentTypes: agentTypes() })
    const startedBy = 'userId' in by ? by.userId : null
    const row = { ...owner, startedBy, since, total, createdAt: clock() }
    const id = await insertReplay(actingAs(db, by), row)
    await services.goOn(id)
    return id
  })
}

export async function pauseRun(
  services: RunServices,
  by: Scope | SystemScope,
  id: number,
  isPaused: boolean,
): Promise<void> {
  const { db } = services
  await db.transaction(async () => {
    if ((await setPaused(actingAs(db, by), id, isPaused)) && !isPaused) await services.goOn(id)
  })
}

export interface Applied {
  applied: number
  failed: number
  left: number
  changeSetIds: number[]
}

/** In one call. */
const MOST_APPLIED = 200

/**
 * Each mail in a transaction of its own, and each once: what was made so is not made again. `by` acts; the product
 * itself acts as whoever wrote the mail.
 */
export async function applyRun(
  services: RunServices,
  by: Scope | SystemScope,
  { id, ids }: { id: number; ids: readonly number[] | null },
): Promise<Applied> {
  const db = actingAs(services.db, by)
  const result: Applied = { applied: 0, failed: 0, left: 0, changeSetIds: [] }
  for (const mailId of await mailsToApply(db, id, { ids, most: MOST_APPLIED })) {
    try {
      const changeSetId = await services.db.repeatable(() => applyOne(services, by, mailId))
      result.applied += 1
      if (changeSetId !== null) result.changeSetIds.push(changeSetId)
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      await markApplied(db, mailId, { appliedAt: null, changeSetId: null, failed: true })
      result.failed += 1
    }
  }
  result.left = (await mailsToApply(db, id, { ids, most: MOST_APPLIED })).length
  return result
}

async function applyOne(
  services: RunServices,
  by: Scope | SystemScope,
  rowId: number,
): Promise<number | null> {
  const { clock, reread } = services
  const db = actingAs(services.db, by)
  const row = await takeToApply(db, rowId)
  if (!row) return null
  const read = await reread(row.deliveryId)
  const at = clock()
  const scope = 'userId' in by ? by : read?.scope
  const changeSetId = read && scope ? await read.apply({ db: services.db, scope, at }) : null
  await markApplied(db, rowId, { appliedAt: at, changeSetId, failed: false })
  return changeSetId
}
