// The SQL of who is not asked: until a day, or for good.
import { and, eq } from 'drizzle-orm'
import { pollingPauses } from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'

interface Pause {
  agentId: number
  userId: number
  /** 'YYYY-MM-DD'; null for good. */
  until: string | null
}

export async function setPause(db: ActingDatabase, pause: Pause): Promise<void> {
  await db.orm
    .insert(pollingPauses)
    .values(pause)
    .onConflictDoUpdate({
      target: [pollingPauses.agentId, pollingPauses.userId],
      set: { until: pause.until },
    })
}

export async function endPause(db: ActingDatabase, { agentId, userId }: Omit<Pause, 'until'>): Promise<void> {
  await db.orm
    .delete(pollingPauses)
    .where(and(eq(pollingPauses.agentId, agentId), eq(pollingPauses.userId, userId)))
}
