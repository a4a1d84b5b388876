// Which objects of the mail store rows tell of.
import { and, gte, inArray, lt } from 'drizzle-orm'
import { mailCopies, mails } from '../../../db/schema/mails.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

const HOUR_MS = 3_600_000

/** `names` are those of one hour, which is that of their mails. */
export async function knownObjects(
  db: SystemDatabase,
  hour: Date,
  names: readonly string[],
): Promise<Set<string>> {
  const end = new Date(hour.getTime() + HOUR_MS)
  const ofMails = await db.orm
    .select({ object: mails.object })
    .from(mails)
    .where(and(gte(mails.receivedAt, hour), lt(mails.receivedAt, end)))
  const ofCopies = await db.orm
    .select({ object: mailCopies.object })
    .from(mailCopies)
    .where(inArray(mailCopies.object, [...names]))
  return new Set([...ofMails, ...ofCopies].map(({ object }) => object))
}
