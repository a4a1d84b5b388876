// The only SQL of absences: set, ended, looked up for a company or a person, and the tasks that went to others.
import { and, eq, isNull, sql } from 'drizzle-orm'
import { absenceDelegates, absences, delegatedTasks } from '../../../db/schema/absences.ts'
import type { ActingDatabase, SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Condition } from '../../kit/db/condition.ts'
import type { Database, Statement } from '../../kit/db/database.ts'
import type { EndedMemberships } from '../../kit/events.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import type { AwayPerson } from './absence.ts'

export interface OpenAbsence {
  id: number
  fromDay: string
  untilDay: string
  endedAt: Date | null
  /** In the company of the scope. */
  delegateId: number | null
}

/** The one that is set, goes on, or is over and not told of yet. */
export async function openAbsence(db: Database, scope: Scope): Promise<OpenAbsence | null> {
  const [row] = await db.orm
    .select({
      ...{ id: absences.id, fromDay: absences.fromDay, untilDay: absences.untilDay },
      ...{ endedAt: absences.endedAt, delegateId: absenceDelegates.delegateId },
    })
    .from(absences)
    .leftJoin(
      absenceDelegates,
      and(eq(absenceDelegates.absenceId, absences.id), eq(absenceDelegates.companyId, scope.companyId)),
    )
    .where(and(eq(absences.userId, scope.userId), isNull(absences.closedAt)))
  return row ?? null
}

export interface AbsenceDays {
  fromDay: string
  untilDay: string
}

/** Instead of the open one that has these days then, or as a new one. */
export async function writeAbsence(
  db: Database,
  scope: Scope,
  { fromDay, untilDay, at }: AbsenceDays & { at: Date },
): Promise<number> {
  const { rows } = await db.query<{ id: number }>(
    `insert into absences (user_id, from_day, until_day, created_at) values ($1, $2, $3, $4)
     on conflict (user_id) where closed_at is null
       do update set from_day = excluded.from_day, until_day = excluded.until_day
     returning id`,
    [scope.userId, fromDay, untilDay, at],
  )
  const [row] = rows
  if (!row) throw new Error('the absence was not kept')
  return row.id
}

/** In the company of the scope; null for nobody. */
export async function writeDelegate(
  db: Database,
  { companyId }: Scope,
  absenceId: number,
  delegateId: number | null,
): Promise<void> {
  const ofCompany = and(eq(absenceDelegates.absenceId, absenceId), eq(absenceDelegates.companyId, companyId))
  await db.orm.delete(absenceDelegates).where(ofCompany)
  if (delegateId !== null) await db.orm.insert(absenceDelegates).values({ absenceId, companyId, delegateId })
}

/** Nobody is told of it any more. */
export async function closeAbsence(db: ActingDatabase, absenceId: number, at: Date): Promise<boolean> {
  const closed = await db.orm
    .update(absences)
    .set({ closedAt: at })
    .where(and(eq(absences.id, absenceId), isNull(absences.closedAt)))
    .returning({ id: absences.id })
  return closed.length > 0
}

/** From now on the person is there. */
export async function endNow(db: Database, scope: Scope, at: Date): Promise<void> {
  await db.orm
    .update(absences)
    .set({ endedAt: at })
    .where(and(eq(absences.userId, scope.userId), isNull(absences.closedAt), isNull(absences.endedAt)))
}

/** One that was ended goes on; false where it was told of, or another one is open by now. */
export async function reopen(db: Database, scope: Scope, id: number): Promise<boolean> {
  const { rows } = await db.query(
    `update absences set ended_at = null, closed_at = null
     where id = $1 and user_id = $2 and (closed_at is null or ended_at is null)
       and not exists (select 1 from absences as other
         where other.user_id = $2 and other.id <> $1 and other.closed_at is null)
     returning id`,
    [id, scope.userId],
  )
  return rows.length > 0
}

export interface MemberAbsence {
  userId: number
  fromDay: string
  untilDay: string
}

/** Absences of members of the company that go on or are to come, the next first. */
export async function openAbsencesIn(db: ActingDatabase, companyId: number): Promise<MemberAbsence[]> {
  const { rows } = await db.query<MemberAbsence>(
    `select absence.user_id as "userId", absence.from_day::text as "fromDay", absence.until_day::text as "untilDay"
     from absences as absence
     join memberships as member on member.user_id = absence.user_id and member.company_id = $1
       and member.is_active
     where absence.closed_at is null and absence.ended_at is null
     order by absence.from_day, absence.user_id`,
    [companyId],
  )
  return rows
}

/** A day's length around the moment, whatever the zone; which day it is there is asked afterwards. */
const isNear = (at: string) => `absence.closed_at is null and absence.ended_at is null
  and absence.from_day <= (${at}::timestamptz at time zone 'UTC')::date + 1
  and absence.until_day >= (${at}::timestamptz at time zone 'UTC')::date - 1`

interface NearRow extends AwayPerson {
  fromDay: string
  zone: string
}

const isThere = (at: Date) => (row: NearRow) => {
  const today = dayOf({ at, zone: row.zone })
  return row.fromDay <= today && today <= row.untilDay
}

/** Members of the company who are away at that moment, by their own calendars. */
export async function awayIn(db: ActingDatabase, companyId: number, at: Date): Promise<AwayPerson[]> {
  const { rows } = await db.query<NearRow>(
    `select absence.user_id as "userId", absence.id as "absenceId", absence.from_day::text as "fromDay",
       absence.until_day::text as "untilDay", users.time_zone as zone,
       given.delegate_id as "delegateId", standing.role as "delegateRole"
     from absences as absence
     join users on users.id = absence.user_id
     join memberships as member on member.user_id = absence.user_id and member.company_id = $1
       and member.is_active
     left join absence_delegates as given on given.absence_id = absence.id and given.company_id = $1
     left join memberships as standing on standing.user_id = given.delegate_id and standing.company_id = $1
       and standing.is_active
     where ${isNear('$2')}`,
    [companyId, at],
  )
  return rows.filter(isThere(at))
}

/** What reminds the person waits then. */
export async function isAway(db: SystemDatabase, userId: number, at: Date): Promise<boolean> {
  const { rows } = await db.query<NearRow>(
    `select absence.from_day::text as "fromDay", absence.until_day::text as "untilDay", users.time_zone as zone
     from absences as absence join users on users.id = absence.user_id
     where absence.user_id = $1 and ${isNear('$2')}`,
    [userId, at],
  )
  return rows.some(isThere(at))
}

/** Tasks that a mail would have given to somebody who is away. */
export async function keepDelegated(
  db: ActingDatabase,
  rows: readonly { absenceId: number; taskId: number; delegateId: number; createdAt: Date }[],
): Promise<void> {
  if (rows.length > 0)
    await db.orm
      .insert(delegatedTasks)
      .values([...rows])
      .onConflictDoNothing()
}

export async function hasDelegated(db: ActingDatabase, absenceId: number): Promise<boolean> {
  return (await db.orm.$count(delegatedTasks, eq(delegatedTasks.absenceId, absenceId))) > 0
}

/** Nobody else takes back what somebody said of their own absence. */
export const readableAbsences = ({ userId }: Scope): Condition =>
  sql`select ${absences}.id from ${absences} where ${absences}.user_id = ${userId}`

export const absenceName = (id: Condition): Condition =>
  sql`(select ${absences}.from_day::text from ${absences} where ${absences}.id = ${id})`

/** For whom a task is done by somebody else, while that one has it; the caller has seen to it that the task may be read. */
export async function doneFor(
  db: ActingDatabase,
  taskId: number,
): Promise<{ userId: number; name: string }[]> {
  const { rows } = await db.query<{ userId: number; name: string }>(
    `select distinct users.id as "userId",
       coalesce(nullif(trim(users.first_name || ' ' || users.last_name), ''), users.email) as name
     from delegated_tasks as gone
     join task_assignees as given on given.task_id = gone.task_id and given.user_id = gone.delegate_id
     join absences on absences.id = gone.absence_id
     join users on users.id = absences.user_id
     where gone.task_id = $1 and not exists (
       select 1 from task_assignees as own where own.task_id = gone.task_id and own.user_id = users.id)
     order by users.id`,
    [taskId],
  )
  return rows
}

/** Who leaves a company stands in for nobody there, and nobody for them. */
export function forgetDelegates({ companyIds, userIds }: EndedMemberships): Statement {
  return {
    text: `delete from absence_delegates using absences,
        unnest($1::int[], $2::int[]) as gone (company_id, user_id)
      where absences.id = absence_delegates.absence_id and absence_delegates.company_id = gone.company_id
        and gone.user_id in (absences.user_id, absence_delegates.delegate_id)`,
    values: [companyIds, userIds],
  }
}

/** Long told of: nothing asks for it again. */
export async function dropClosed(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(absences).where(sql`${absences.closedAt} < ${before}`)
}

/** For their archive. */
export async function ownAbsences(db: Database, { userId }: Scope) {
  const { rows } = await db.query<{ from: string; until: string; standIns: string[] }>(
    `select absence.from_day::text as "from", absence.until_day::text as "until", absence.ended_at as "cameBackAt",
       array(select users.email || ' (' || companies.name || ')' from absence_delegates as given
         join users on users.id = given.delegate_id join companies on companies.id = given.company_id
         where given.absence_id = absence.id order by companies.id) as "standIns"
     from absences as absence where absence.user_id = $1 order by absence.id`,
    [userId],
  )
  return { absences: rows }
}
