// What people do with a mail of the log: let a held one through, drop it, or have a failed one tried again.
import type { WorkStatus } from '../../../db/schema/mails.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { tellOfMail } from '../../routing/mail-events.ts'
import { ignoreWork, requeueWork } from '../../routing/work-act-store.ts'
import { displayName, findUser } from '../accounts/index.ts'
import { type LoggedWork, lockWorkRow, watchersOf } from './work-log-store.ts'

export interface WorkActParts {
  db: Database
  clock: Clock
  /** Queues works, in the open transaction. */
  enqueueWork(workIds: number[]): Promise<void>
}

export interface ActedWork {
  id: number
  status: WorkStatus
}

/** What the reader may do with the work now (agents.md 1.6). */
export function allowedActs({ work, ...reader }: LoggedWork) {
  const isHeld = work.status === 'held'
  return {
    release: isHeld && (reader.oversaw || reader.mayVouch),
    reject: isHeld && (reader.oversaw || reader.isClaimed),
    retry: work.status === 'failed',
  }
}

/** Throws AppError: not_found, conflict when it is held no more, forbidden. */
export function release(parts: WorkActParts, scope: Scope, id: number): Promise<ActedWork> {
  return act(parts, scope, {
    id,
    name: 'release',
    run: async (work, at) => {
      await requeueWork(actingAs(parts.db, scope), { id, released: true, releasedBy: scope.userId }, at)
      await parts.enqueueWork([work.id])
      return 'received'
    },
  })
}

/** Throws AppError: not_found, conflict when it is held no more, forbidden. */
export function reject(parts: WorkActParts, scope: Scope, id: number): Promise<ActedWork> {
  return act(parts, scope, {
    id,
    name: 'reject',
    run: async (_work, at) => {
      const person = await findUser(actingAs(parts.db, scope), scope.userId)
      const reason = `Rejected by ${person ? displayName(person) : 'a person'}`
      await ignoreWork(actingAs(parts.db, scope), { id, reason }, at)
      return 'ignored'
    },
  })
}

/** Throws AppError: not_found, conflict when it has not failed. */
export function retry(parts: WorkActParts, scope: Scope, id: number): Promise<ActedWork> {
  return act(parts, scope, {
    id,
    name: 'retry',
    run: async (work, at) => {
      await requeueWork(actingAs(parts.db, scope), work, at)
      await parts.enqueueWork([work.id])
      return 'received'
    },
  })
}

type ActName = keyof ReturnType<typeof allowedActs>

const rules: Record<ActName, { from: WorkStatus; gone: string; refused: string }> = {
  release: {
    from: 'held',
    gone: 'This mail is not held any more',
    refused: 'A manager of the company has to let this mail through',
  },
  reject: {
    from: 'held',
    gone: 'This mail is not held any more',
    refused: 'A manager of the company has to decide about this mail',
  },
  retry: { from: 'failed', gone: 'This mail has not failed', refused: 'This mail cannot be tried again' },
}

function act(
  { db, clock }: WorkActParts,
  scope: Scope,
  {
    id,
    name,
    run,
  }: { id: number; name: ActName; run: (work: LoggedWork['work'], at: Date) => Promise<WorkStatus> },
): Promise<ActedWork> {
  return db.transaction(async () => {
    const logged = await lockWorkRow(db, scope, id)
    const { work } = logged
    if (work.status !== rules[name].from) throw new AppError('conflict', rules[name].gone)
    if (!allowedActs(logged)[name]) throw new AppError('forbidden', rules[name].refused)
    const status = await run(work, clock())
    const watchers = { userIds: await watchersOf(db, scope, work), companyId: work.companyId ?? 0 }
    await tellOfMail(db, 'mail_update', watchers, { workId: id })
    return { id, status }
  })
}
