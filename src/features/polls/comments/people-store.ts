// The only SQL of who can be named in the comments of a poll.
import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { users } from '../../../../db/schema/users.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { PollPerson } from '../poll-store.ts'

/** Those of the ids that have an account, in the order of their names. */
export async function peopleAmong(db: ActingDatabase, ids: readonly number[]): Promise<PollPerson[]> {
  if (ids.length === 0) return []
  return db.orm
    .select({
      id: users.id,
      name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
      email: users.email,
      timeZone: users.timeZone,
      language: users.language,
      isClaimed: sql<boolean>`true`,
    })
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.claimedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}
