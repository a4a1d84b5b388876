// The only SQL of notifications: the list behind the bell, what is read, and what goes in old age.
import { and, count, desc, eq, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { notifications } from '../../../db/schema/notifications.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database, RowsStatement, Statement } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface NotificationRow {
  row: typeof notifications.$inferSelect
  /** The person whose action it tells of. */
  actor: { firstName: string; lastName: string; email: string } | null
}

/** One line for one person; the company 0 is personal. */
export interface NewNotification {
  user_id: number
  company_id: number
  type: string
  payload: Record<string, unknown>
}

const KEPT_DAYS = 90

/** All contexts of the person; what belongs to a company is for its active members, an invitation for the invited. */
function shownTo(scope: Scope): SQL | undefined {
  const isMember = sql`exists (select 1 from ${memberships} where ${memberships.userId} = ${scope.userId}
    and ${memberships.companyId} = ${notifications.companyId} and ${memberships.isActive})`
  const isOpen = or(isNull(notifications.companyId), eq(notifications.type, 'invitation'), isMember)
  return and(eq(notifications.userId, scope.userId), isOpen)
}

const withActor = {
  row: notifications,
  actor: { firstName: users.firstName, lastName: users.lastName, email: users.email },
}
const isActor = sql`${users.id} = (${notifications.payload} ->> 'actorId')::int`

/** One that the person has not read; null where there is none, or it is no longer shown to them. */
export async function findUnread(db: Database, scope: Scope, id: number): Promise<NotificationRow | null> {
  const [found] = await db.orm
    .select(withActor)
    .from(notifications)
    .leftJoin(users, isActor)
    .where(and(shownTo(scope), eq(notifications.id, id), isNull(notifications.readAt)))
  return found ?? null
}

/** Newest first. */
export function listRows(
  db: Database,
  scope: Scope,
  page: { before?: number | undefined; limit: number },
): Promise<NotificationRow[]> {
  const older =
    page.before === undefined
      ? undefined
      : sql`(${notifications.createdAt}, ${notifications.id}) <
          (select created_at, id from notifications where id = ${page.before} and user_id = ${scope.userId})`
  return db.orm
    .select(withActor)
    .from(notifications)
    .leftJoin(users, isActor)
    .where(and(shownTo(scope), older))
    .orderBy(desc(notifications.createdAt), desc(notifications.id))
    .limit(page.limit)
}

export async function unreadOf(db: Database, scope: Scope): Promise<number> {
  const [row] = await db.orm
    .select({ unread: count() })
    .from(notifications)
    .where(and(shownTo(scope), isNull(notifications.readAt)))
  return row?.unread ?? 0
}

/** False where it was read already; null where the person has no such notification. */
export async function markRowRead(db: Database, scope: Scope, id: number, at: Date): Promise<boolean | null> {
  if (await markWhere(db, scope, eq(notifications.id, id), at)) return true
  const [own] = await db.orm
    .select({ id: notifications.id })
    .from(notifications)
    .where(and(eq(notifications.userId, scope.userId), eq(notifications.id, id)))
  return own ? false : null
}

/** `upTo` is the newest that the person saw: what came after it stays unread. */
export async function markRowsRead(
  db: Database,
  scope: Scope,
  upTo: number | undefined,
  at: Date,
): Promise<boolean> {
  return markWhere(db, scope, upTo === undefined ? undefined : lte(notifications.id, upTo), at)
}

async function markWhere(db: Database, scope: Scope, which: SQL | undefined, at: Date): Promise<boolean> {
  const marked = await db.orm
    .update(notifications)
    .set({ readAt: at })
    .where(and(eq(notifications.userId, scope.userId), isNull(notifications.readAt), which))
    .returning({ id: notifications.id })
  return marked.length > 0
}

/** Deletes what is older than 90 days. */
export async function sweepNotifications(db: SystemDatabase, now: Date): Promise<void> {
  const limit = new Date(now.getTime() - KEPT_DAYS * 24 * 60 * 60_000)
  await db.orm.delete(notifications).where(lt(notifications.createdAt, limit))
}

/* Whoever gets a line hears of it, by an event in the same statement. */
const telling = `insert into events (user_id, company_id, type, payload)
  select user_id, coalesce(company_id, 0), 'notification_update', '{}' from told`

/** Lines for people with an account: an unclaimed address has nobody behind a bell (threat 20). */
export function insertion(rows: readonly NewNotification[], at: Date): RowsStatement {
  return {
    text: `with told as (
      insert into notifications (user_id, company_id, type, payload, created_at)
      select line.user_id, nullif(line.company_id, 0), line.type, line.payload, line.created_at
      from jsonb_to_recordset($1::jsonb)
        as line (user_id int, company_id int, type text, payload jsonb, created_at timestamptz)
      join users on users.id = line.user_id and users.claimed_at is not null
      returning user_id, company_id)
    ${telling}`,
    rows: rows.map((row) => ({ ...row, created_at: at })),
  }
}

export interface HeldMail {
  /** 0 for personal. */
  companyId: number
  /** The account that it claims to be from. */
  claimedBy: number | null
  deliveryId: number
  subject: string
}

/**
 * A line for those who decide about a held mail (agents.md 1.6): the account that it claims to be from, whose
 * own log shows it, and the company's managers and admins. However many are held, one unread line counts them.
 * The account's next report by mail counts it too.
 */
export function heldInsertion(held: HeldMail, at: Date): Statement {
  return {
    text: `with told as (
      insert into notifications (user_id, company_id, type, payload, created_at)
      select users.id, case when users.id = $2::int then null else nullif($1::int, 0) end, 'mail_held',
        jsonb_build_object('deliveryId', $3::int, 'subject', $4::text, 'count', 1), $5::timestamptz
      from users
      where users.claimed_at is not null and (users.id = $2::int or exists (select 1 from memberships
        where memberships.user_id = users.id and memberships.company_id = nullif($1::int, 0)
          and memberships.is_active and memberships.role in ('manager', 'admin')))
      on conflict (user_id, coalesce(company_id, 0)) where type = 'mail_held' and read_at is null
      do update set created_at = excluded.created_at, payload = excluded.payload
        || jsonb_build_object('count', coalesce((notifications.payload ->> 'count')::int, 0) + 1)
      returning user_id, company_id),
    counted as (
      insert into held_reports (user_id, untold) select id, 1 from users where id = $2 and claimed_at is not null
      on conflict (user_id) do update set untold = held_reports.untold + 1)
    ${telling}`,
    values: [held.companyId, held.claimedBy, held.deliveryId, held.subject, at.toISOString()],
  }
}
