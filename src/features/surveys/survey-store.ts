// The only SQL of surveys and their questions: who may read which, and what becomes of them.
import { and, asc, desc, eq, isNull, lt, or, type SQL, sql } from 'drizzle-orm'
import { type StoredResult, surveyPeople, surveys } from '../../../db/schema/surveys.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { ReadableId } from '../../kit/minted-id.ts'
import { newRecordOf, oversees, type Scope } from '../../kit/scope.ts'
import { inquiriesToRemind, overdueInquiries } from '../../records/inquiry-store.ts'
import { mayNotAct } from '../../routing/standing-store.ts'

export type ReadableSurveyId = ReadableId<'survey'>

/** Of a survey that the person who acts may read, or that hangs on the thread of their mail. */
export type SurveyRow = typeof surveys.$inferSelect & { id: ReadableSurveyId }

export type { StoredResult }

/**
 * The one rule of who reads a survey: who made it, in a company its managers, and those who were asked once it is
 * sent.
 */
function readableBy(scope: Scope): SQL {
  const isOwn = eq(surveys.creatorId, scope.userId)
  const isAsked = sql`(${surveys.status} <> 'draft' and exists (select 1 from ${surveyPeople}
    where ${surveyPeople.surveyId} = ${surveys.id} and ${surveyPeople.userId} = ${scope.userId}))`
  if (scope.companyId !== 0) {
    const sees = oversees(scope) ? sql`true` : or(isOwn, isAsked)
    return sql`(${and(eq(surveys.companyId, scope.companyId), sees)})`
  }
  return sql`(${surveys.companyId} is null and (${eq(surveys.ownerId, scope.userId)} or ${isOwn} or ${isAsked}))`
}

/** The ids of those that the scope may read: `select id from …`. */
export const readableSurveys = (scope: Scope): Condition =>
  sql`select ${surveys}.id from ${surveys} where ${readableBy(scope)}`

const NOT_FOUND = 'Survey not found'
/** Further back nothing is compared. */
const MOST_ROUNDS = 12

/** Throws not_found for a survey that is not there or not the person's to read: the two look the same. */
export async function requireSurvey(
  db: Database,
  scope: Scope,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<SurveyRow> {
  const isThere = deleted ? sql`${surveys.deletedAt} is not null` : isNull(surveys.deletedAt)
  const [row] = await db.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isThere, readableBy(scope)))
  if (!row) throw new AppError('not_found', NOT_FOUND)
  return row as SurveyRow
}

/** The row of a readable survey, locked against others until the transaction ends. */
export async function lockSurvey(db: Database, scope: Scope, id: number): Promise<SurveyRow> {
  const [row] = await db.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isNull(surveys.deletedAt), readableBy(scope)))
    .for('update')
  if (!row) throw new AppError('not_found', NOT_FOUND)
  return row as SurveyRow
}

/** For what the product itself does: its jobs, its sweep, and personal links. Null for one that is gone. */
export async function lockSurveyOf(db: SystemDatabase, id: number): Promise<SurveyRow | null> {
  const [row] = await db.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.id, id), isNull(surveys.deletedAt)))
    .for('update')
  return (row as SurveyRow | undefined) ?? null
}

/** Drafts and open ones first, then the latest. */
export async function listSurveyRows(db: Database, scope: Scope): Promise<SurveyRow[]> {
  const rows = await db.orm
    .select()
    .from(surveys)
    .where(and(isNull(surveys.deletedAt), readableBy(scope)))
    .orderBy(sql`${surveys.status} = 'closed'`, desc(surveys.createdAt), desc(surveys.id))
    .limit(200)
  return rows as SurveyRow[]
}

/** Latest first. The scope's owner has the thread already. */
export async function surveysOfThread(db: ActingDatabase, threadId: number): Promise<SurveyRow[]> {
  const rows = await db.orm
    .select()
    .from(surveys)
    .where(and(eq(surveys.threadId, threadId), isNull(surveys.deletedAt)))
    .orderBy(desc(surveys.id))
  return rows as SurveyRow[]
}

/** The rounds before a survey, the oldest first; one that was deleted is passed over. Who reads a round may see them. */
export async function earlierRounds(db: Database, survey: SurveyRow): Promise<SurveyRow[]> {
  if (survey.previousId === null) return []
  const rows = await db.orm
    .select()
    .from(surveys)
    .where(
      and(
        sql`${surveys}.id in (with recursive round as (
          select id, previous_id, 1 as back from surveys where id = ${survey.previousId}
          union all
          select before.id, before.previous_id, back + 1 from surveys as before
            join round on round.previous_id = before.id where back < ${MOST_ROUNDS}
        ) select id from round)`,
        isNull(surveys.deletedAt),
      ),
    )
    .orderBy(asc(surveys.closedAt), asc(surveys.id))
  return rows as SurveyRow[]
}

/** Closed ones that the person may repeat: their own, and in a company those that they manage; the latest first. */
export async function repeatableSurveys(db: Database, scope: Scope, most: number): Promise<SurveyRow[]> {
  const manages = scope.companyId !== 0 && oversees(scope)
  const rows = await db.orm
    .select()
    .from(surveys)
    .where(
      and(
        eq(surveys.status, 'closed'),
        isNull(surveys.deletedAt),
        readableBy(scope),
        ...(manages ? [] : [eq(surveys.creatorId, scope.userId)]),
      ),
    )
    .orderBy(desc(surveys.closedAt), desc(surveys.id))
    .limit(most)
  return rows as SurveyRow[]
}

export type NewSurvey = Omit<
  typeof surveys.$inferInsert,
  'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt' | 'updatedAt'
>

/** Owned by the scope's company, or by `ownerId`. */
export async function insertSurvey(
  db: Database,
  scope: Scope,
  { survey, ownerId, at }: { survey: NewSurvey; ownerId: number; at: Date },
): Promise<SurveyRow> {
  const [row] = await db.orm
    .insert(surveys)
    .values({ ...survey, ...newRecordOf(scope, { ownerId, at }) })
    .returning()
  if (!row) throw new AppError('internal', 'The survey could not be made')
  return row as SurveyRow
}

export type SurveyEdit = Partial<
  Omit<typeof surveys.$inferInsert, 'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt'>
>

export async function writeSurvey(
  db: Database,
  id: ReadableSurveyId,
  edit: SurveyEdit,
  at: Date,
): Promise<SurveyRow> {
  const [row] = await db.orm
    .update(surveys)
    .set({ ...edit, updatedAt: at })
    .where(eq(surveys.id, id))
    .returning()
  if (!row) throw new AppError('not_found', NOT_FOUND)
  return row as SurveyRow
}

export const overdueSurveys = (db: SystemDatabase, now: Date, most: number): Promise<number[]> =>
  overdueInquiries(db, surveys, now, most)

export const surveysToRemind = (db: SystemDatabase, now: Date, most: number): Promise<number[]> =>
  inquiriesToRemind(db, surveys, now, most)

/** Deleted longer ago than that: they go for good. */
export async function dropDeletedSurveys(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(surveys).where(lt(surveys.deletedAt, before))
}

/** Everybody with an account whose screens show the survey. */
export async function readersOf(db: ActingDatabase, survey: SurveyRow): Promise<number[]> {
  const asked = await db.orm
    .select({ userId: users.id })
    .from(surveyPeople)
    .innerJoin(users, eq(users.id, surveyPeople.userId))
    .where(and(eq(surveyPeople.surveyId, survey.id), sql`${users.claimedAt} is not null`))
  const managers =
    survey.companyId === null
      ? []
      : await db.orm
          .select({ userId: memberships.userId })
          .from(memberships)
          .where(
            and(
              eq(memberships.companyId, survey.companyId),
              eq(memberships.isActive, true),
              sql`${memberships.role} <> 'member'`,
            ),
          )
  const own = [survey.ownerId, survey.creatorId].filter((one) => one !== null)
  const people = survey.status === 'draft' ? managers : [...managers, ...asked]
  return [...new Set([...own, ...people.map(({ userId }) => userId)])]
}

/** By the id in a personal link, with the survey; null where either is gone, or the person may not act. */
export async function personWithSurvey(
  db: SystemDatabase,
  personId: number,
): Promise<{ person: typeof surveyPeople.$inferSelect; survey: SurveyRow } | null> {
  const [row] = await db.orm
    .select({ person: surveyPeople, survey: surveys })
    .from(surveyPeople)
    .innerJoin(surveys, eq(surveys.id, surveyPeople.surveyId))
    .where(
      and(
        eq(surveyPeople.id, personId),
        isNull(surveys.deletedAt),
        sql`not ${mayNotAct('survey_people.user_id', 'surveys.company_id')}`,
      ),
    )
  return row ? { person: row.person, survey: row.survey as SurveyRow } : null
}
