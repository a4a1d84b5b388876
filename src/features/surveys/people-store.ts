// The only SQL of who is asked.
import { and, asc, count, countDistinct, eq, gt, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import { surveyPeople, surveys } from '../../../db/schema/surveys.ts'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { ReadableSurveyId, SurveyRow } from './survey-store.ts'

const DAY_MS = 24 * 60 * 60_000

export type PersonRow = typeof surveyPeople.$inferSelect

export interface NewPerson {
  /** Null for who has blocked the author: nothing reaches them (SET-20). */
  userId: number | null
  email: string
  name: string | null
}

/** Those that are there already stay; who is named by two addresses is asked once. */
export async function addPeople(
  db: Database,
  surveyId: ReadableSurveyId,
  people: readonly NewPerson[],
): Promise<void> {
  const before = await peopleOf(db, surveyId)
  const users = new Set(before.flatMap(({ userId }) => userId ?? []))
  const emails = new Set(before.map(({ email }) => email))
  const added: NewPerson[] = []
  for (const person of people) {
    const email = person.email.toLowerCase()
    if (emails.has(email) || (person.userId !== null && users.has(person.userId))) continue
    emails.add(email)
    if (person.userId !== null) users.add(person.userId)
    added.push({ ...person, email })
  }
  if (added.length > 0)
    await db.orm.insert(surveyPeople).values(added.map((person) => ({ ...person, surveyId })))
  await countPeople(db, surveyId)
}

export async function removePeople(
  db: Database,
  surveyId: ReadableSurveyId,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return
  await db.orm
    .delete(surveyPeople)
    .where(and(eq(surveyPeople.surveyId, surveyId), inArray(surveyPeople.id, [...ids])))
  await countPeople(db, surveyId)
}

async function countPeople(db: Database, surveyId: ReadableSurveyId): Promise<void> {
  const [row] = await db.orm
    .select({ people: count() })
    .from(surveyPeople)
    .where(eq(surveyPeople.surveyId, surveyId))
  await db.orm
    .update(surveys)
    .set({ personCount: row?.people ?? 0 })
    .where(eq(surveys.id, surveyId))
}

export function peopleOf(db: Database, surveyId: ReadableSurveyId): Promise<PersonRow[]> {
  return db.orm
    .select()
    .from(surveyPeople)
    .where(eq(surveyPeople.surveyId, surveyId))
    .orderBy(asc(surveyPeople.id))
}

/** The one of those asked that a person is, by their account or one of their addresses. */
export async function personAsked(
  db: Database,
  surveyId: ReadableSurveyId,
  { userId, email }: { userId: number; email: string },
): Promise<PersonRow | null> {
  const rows = await db.orm
    .select()
    .from(surveyPeople)
    .where(
      and(
        eq(surveyPeople.surveyId, surveyId),
        or(eq(surveyPeople.userId, userId), eq(surveyPeople.email, email.toLowerCase())),
      ),
    )
    .orderBy(sql`${surveyPeople.userId} = ${userId} desc nulls last`)
    .limit(1)
  return rows[0] ?? null
}

export interface Placed {
  personId: number
  unitId: number | null
  isOutside: boolean
}

/** Where each one's answers are to count, by the time the survey is sent. */
export async function placePeople(
  db: Database,
  surveyId: ReadableSurveyId,
  placed: readonly Placed[],
): Promise<void> {
  const same = new Map<string, Placed[]>()
  for (const one of placed) {
    const key = `${one.unitId} ${one.isOutside}`
    same.set(key, [...(same.get(key) ?? []), one])
  }
  for (const group of same.values()) {
    const [{ unitId, isOutside } = { unitId: null, isOutside: false }] = group
    const ids = group.map(({ personId }) => personId)
    await db.orm
      .update(surveyPeople)
      .set({ unitId, isOutside })
      .where(and(eq(surveyPeople.surveyId, surveyId), inArray(surveyPeople.id, ids)))
  }
}

/** Who can be reached, has not answered, and was not reminded within a day of then. */
const awaitedAt = (at: Date) =>
  and(
    eq(surveyPeople.hasAnswered, false),
    isNotNull(surveyPeople.userId),
    or(isNull(surveyPeople.remindedAt), lt(surveyPeople.remindedAt, new Date(at.getTime() - DAY_MS))),
  )

export interface AccountCounts {
  asked: number
  answered: number
}

/** Those asked who have a confirmed account, without the author of the survey. */
export async function countAccounts(
  db: Database,
  survey: Pick<SurveyRow, 'id' | 'creatorId'>,
): Promise<AccountCounts> {
  const [row] = await db.orm
    .select({
      asked: countDistinct(users.id),
      answered: countDistinct(sql`case when ${surveyPeople.hasAnswered} then ${users.id} end`),
    })
    .from(surveyPeople)
    .innerJoin(users, and(eq(users.id, surveyPeople.userId), isNotNull(users.claimedAt)))
    .where(
      and(eq(surveyPeople.surveyId, survey.id), sql`${users.id} is distinct from ${survey.creatorId}::int`),
    )
  return row ?? { asked: 0, answered: 0 }
}

export async function awaitedPeople(db: Database, surveyId: ReadableSurveyId, at: Date): Promise<number> {
  const [row] = await db.orm
    .select({ people: count() })
    .from(surveyPeople)
    .where(and(eq(surveyPeople.surveyId, surveyId), awaitedAt(at)))
  return row?.people ?? 0
}

/** A page of those who can be reached; with `remindedAt` those alone whom a reminder of then is for. */
export function peopleToTell(
  db: SystemDatabase,
  surveyId: number,
  { after, most, remindedAt }: { after: number; most: number; remindedAt: Date | null },
): Promise<PersonRow[]> {
  return db.orm
    .select()
    .from(surveyPeople)
    .where(
      and(
        eq(surveyPeople.surveyId, surveyId),
        gt(surveyPeople.id, after),
        isNotNull(surveyPeople.userId),
        ...(remindedAt ? [awaitedAt(remindedAt)] : []),
      ),
    )
    .orderBy(asc(surveyPeople.id))
    .limit(most)
}

export async function markTold(
  db: SystemDatabase,
  ids: readonly number[],
  what: 'invitedAt' | 'remindedAt',
  at: Date,
): Promise<void> {
  if (ids.length > 0)
    await db.orm
      .update(surveyPeople)
      .set({ [what]: at })
      .where(inArray(surveyPeople.id, [...ids]))
}
