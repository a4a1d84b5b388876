// The sweep that removes mails which companies keep no longer, in small steps, so that it holds nobody up.
import { asSystem } from '../../../kit/db/acting-database.ts'
import { deleteOldMails } from '../../../routing/old-mails-store.ts'
import type { AppServices } from '../../feature.ts'
import { listRetentions } from './retention-store.ts'

const DAY_MS = 24 * 60 * 60_000
const STEP = 200
/** A company with more waits for the next sweep: others have their turn. */
const MOST_STEPS = 50

export const keptSince = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY_MS)

export interface RetentionServices extends Pick<AppServices, 'db' | 'system' | 'clock' | 'log'> {
  /** Has the files of mails removed once the open transaction is committed. */
  removeMails(objects: string[]): Promise<void>
}

export async function removeOldMails({
  db,
  system,
  clock,
  log,
  removeMails,
}: RetentionServices): Promise<void> {
  const acting = asSystem(db, system)
  for (const { companyId, days } of await listRetentions(acting)) {
    const before = keptSince(clock(), days)
    let removed = 0
    for (let step = 0; step < MOST_STEPS; step += 1) {
      const gone = await db.transaction(async () => {
        const old = await deleteOldMails(acting, { companyId, before, most: STEP })
        await removeMails(old.objects)
        return old.gone
      })
      removed += gone
      if (gone < STEP) break
    }
    if (removed > 0) log.info({ companyId, days, removed }, 'old mails of a company were removed')
  }
}
