// One thread by its id, for a person who is asked something in it.
import { and, eq, sql } from 'drizzle-orm'
import { threads } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/users.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { mayNotAct } from './standing-store.ts'
import type { ThreadRow } from './thread-row.ts'

/** No mail of it need have gone to them; null for somebody who may not act there. */
export async function threadAskedIn(
  db: SystemDatabase,
  id: number,
  userId: number,
): Promise<ThreadRow | null> {
  const [found] = await db.orm
    .select()
    .from(threads)
    .innerJoin(users, eq(users.id, userId))
    .where(and(eq(threads.id, id), sql`not ${mayNotAct('users.id', 'threads.company_id')}`))
  return found?.threads ?? null
}
