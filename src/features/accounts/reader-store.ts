// The only SQL of how people are written to: their name, address, zone and language.
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import { type ActingDatabase, actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { readingLanguage } from './account-store.ts'

export interface Person {
  id: number
  name: string
  email: string
  timeZone: string
  /** In which our mails are written to them; null where nobody chose. */
  language: LanguageCode | null
  /** They have an account of their own. */
  isClaimed: boolean
  /** Their zone is not the one that every account begins with. */
  hasChosenZone: boolean
}

const person = {
  id: users.id,
  name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  email: users.email,
  timeZone: users.timeZone,
  language: users.language,
  isClaimed: sql<boolean>`${users.claimedAt} is not null`,
  hasChosenZone: sql<boolean>`(${users.timeZone} <> 'UTC' or ${users.timeZoneChosenAt} is not null)`,
}

/** Null once their account is gone. */
export async function personOf(db: ActingDatabase, userId: number | null): Promise<Person | null> {
  if (userId === null) return null
  const [row] = await db.orm.select(person).from(users).where(eq(users.id, userId))
  return row ?? null
}

/** Those of the ids that have an account, in the order of their names. */
export async function claimedPeople(db: ActingDatabase, ids: readonly number[]): Promise<Person[]> {
  if (ids.length === 0) return []
  return db.orm
    .select(person)
    .from(users)
    .where(and(inArray(users.id, [...ids]), isNotNull(users.claimedAt)))
    .orderBy(asc(users.firstName), asc(users.lastName), asc(users.id))
}

export interface Reading {
  zone: string
  language: LanguageCode
  /** It is the zone that they chose for their account. */
  hasOwnZone: boolean
}

/** In which zone and language somebody reads what another asks: their account's own, else those of the mail that asked. */
export async function readingOf(
  { db, system }: { db: Database; system: SystemScope },
  asked: { zone: string; language: LanguageCode | null; creatorId: number | null },
  userId: number | null,
): Promise<Reading> {
  const acting = actingAs(db, system)
  const reader = await personOf(acting, userId)
  const own = reader?.language ?? asked.language
  const hasOwnZone = reader?.isClaimed === true && reader.hasChosenZone
  return {
    hasOwnZone,
    zone: hasOwnZone ? reader.timeZone : asked.zone,
    language: own ?? (asked.creatorId === null ? 'en' : await readingLanguage(acting, asked.creatorId)),
  }
}
