// The only reading of the mail log: who reads which deliveries, and the list.
import { and, count, desc, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm'
import { type DeliveryStatus, deliveries, mails } from '../../../db/schema/mails.ts'
import { projects } from '../../../db/schema/tasks.ts'
import { companies, memberships, userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import type { ReadableDeliveryId } from '../../routing/delivery-action-store.ts'
import { isHomeOf, readableBy } from '../projects/index.ts'

export const PAGE = 50

/** The mail's From is a confirmed address of the person. */
function claimsToBeFrom(scope: Scope): SQL {
  return sql`exists (select 1 from ${userAddresses}
    where ${userAddresses.userId} = ${scope.userId} and ${userAddresses.address} = ${mails.fromAddress}
      and ${userAddresses.confirmedAt} is not null)`
}

const isOwn = (scope: Scope): SQL =>
  sql`(${deliveries.senderId} = ${scope.userId} or ${deliveries.ownerId} = ${scope.userId})`

/**
 * Who reads a delivery in the log (agents.md 1.6). Personal: what the person sent or owns outside of companies,
 * and mail of unproved origin that claims to be theirs, wherever it went. In a company: its deliveries, for
 * members their own ones only (COMP-19). Mail of nobody known is for the server's owner alone. Each way in
 * has an index on deliveries.
 */
export function listedFor(scope: Scope): SQL {
  if (scope.companyId === 0) {
    return sql`((${deliveries.companyId} is null and ${isOwn(scope)})
      or ((${deliveries.status} = 'held' or ${deliveries.senderId} = ${scope.userId})
        and ${deliveries.trust} = 'unverified' and ${claimsToBeFrom(scope)}))`
  }
  if (scope.role === null) return sql`false`
  const ofCompany = eq(deliveries.companyId, scope.companyId)
  return sql`(${oversees(scope) ? ofCompany : and(ofCompany, isOwn(scope))})`
}

/**
 * Whether the person may vouch for held mail that claims to be theirs. A company's own rules are not theirs
 * to lift: there they must be an active member, and of an allowed domain (COMP-23).
 */
function mayVouch(scope: Scope): SQL<boolean> {
  const asMember = sql`exists (select 1 from ${memberships}
    inner join ${companies} on ${companies.id} = ${memberships.companyId}
    where ${memberships.companyId} = ${deliveries.companyId} and ${memberships.userId} = ${scope.userId}
      and ${memberships.isActive}
      and (not ${companies.domainsRestricted}
        or lower(split_part(${mails.fromAddress}, '@', 2)) = any(${companies.domains})))`
  return sql<boolean>`(${claimsToBeFrom(scope)} and (${deliveries.companyId} is null
    or (${deliveries.trust} = 'unverified' and ${asMember})))`
}

const oversaw = (scope: Scope): SQL<boolean> =>
  sql<boolean>`(${scope.companyId !== 0 && oversees(scope)} and ${deliveries.companyId} = ${scope.companyId})`

/** Of the reader, where it is proved that they sent the mail: mails often come without the name of their sender. */
const ownName = (scope: Scope): SQL<string | null> =>
  sql<string | null>`(select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users}
    where ${users.id} = ${scope.userId} and ${deliveries.senderId} = ${scope.userId} and ${deliveries.trust} = 'verified')`

function columnsFor(scope: Scope) {
  return {
    delivery: deliveries,
    mail: mails,
    isClaimed: sql<boolean>`${claimsToBeFrom(scope)}`,
    mayVouch: mayVouch(scope),
    oversaw: oversaw(scope),
    ownName: ownName(scope),
  }
}

export interface LoggedDelivery {
  delivery: typeof deliveries.$inferSelect
  mail: typeof mails.$inferSelect
  /** The mail's From is a confirmed address of the reader. */
  isClaimed: boolean
  /** The reader may let it through as its sender. */
  mayVouch: boolean
  /** The reader is a manager or admin of the company that it came to. */
  oversaw: boolean
  /** The reader's own name where they sent the mail for sure. */
  ownName: string | null
}

/** Locked until the transaction ends. */
export interface LockedDelivery extends LoggedDelivery {
  delivery: LoggedDelivery['delivery'] & { id: ReadableDeliveryId }
}

export interface LoggedDeliveryWithProject extends LoggedDelivery {
  projectId: number | null
  projectName: string | null
}

/** By their mails: the deliveries that the person may open, those of other mails left out. */
export async function loggedDeliveries(
  db: Database,
  scope: Scope,
  mailIds: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (mailIds.length === 0) return new Map()
  const rows = await db.orm
    .select({ id: deliveries.id, mailId: deliveries.mailId })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(inArray(deliveries.mailId, [...mailIds]), listedFor(scope)))
    .orderBy(desc(deliveries.id))
  return new Map(rows.map(({ id, mailId }) => [mailId, id]))
}

/** Those of the deliveries that the person may open. */
export async function openableAmong(
  db: Database,
  scope: Scope,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ids.length === 0) return new Set()
  const rows = await db.orm
    .select({ id: deliveries.id })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(inArray(deliveries.id, [...ids]), listedFor(scope)))
  return new Set(rows.map(({ id }) => id))
}

export interface DeliveryPage {
  status?: DeliveryStatus | undefined
  /** Older than this delivery. */
  before?: number | undefined
  /** A run of the generator. */
  run?: string | undefined
}

const RUN_MS = 60 * 60_000

/** Mails of the generator bear their run; it began at the moment that its id names, so that few mails are looked at. */
function isOfRun(run: string): SQL {
  const began = Number.parseInt(run.split('-')[0] ?? '', 36)
  const [from, to] = [began - RUN_MS, began + RUN_MS].map((ms) => new Date(ms).toISOString())
  return sql`(${mails.source} = 'generator' and ${mails.receivedAt} between ${from} and ${to}
    and starts_with(${mails.messageId}, ${`${run}.`}))`
}

/** How many deliveries of a run there are in each status. */
export async function countRun(
  db: Database,
  scope: Scope,
  run: string,
): Promise<ReadonlyMap<DeliveryStatus, number>> {
  const rows = await db.orm
    .select({ status: deliveries.status, count: count() })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(isOfRun(run), listedFor(scope)))
    .groupBy(deliveries.status)
  return new Map(rows.map((row) => [row.status, row.count]))
}

/** Newest first; the project is named only to those who may read it. */
export function listDeliveryRows(
  db: Database,
  scope: Scope,
  page: DeliveryPage,
): Promise<LoggedDeliveryWithProject[]> {
  return select(
    db,
    scope,
    and(
      listedFor(scope),
      page.status === undefined ? undefined : eq(deliveries.status, page.status),
      page.before === undefined ? undefined : lt(deliveries.id, page.before),
      page.run === undefined ? undefined : isOfRun(page.run),
    ),
  )
}

/** Throws not_found for a delivery that is not there or not the person's to read: the two look the same. */
export async function findDeliveryRow(
  db: Database,
  scope: Scope,
  id: number,
): Promise<LoggedDeliveryWithProject> {
  const [row] = await select(db, scope, and(eq(deliveries.id, id), listedFor(scope)))
  if (!row) throw notFound()
  return row
}

/** Mails of the log that wait for a decision which the person may make. */
export async function countToDecide(db: Database, scope: Scope): Promise<number> {
  const mayDecide = sql`(${oversaw(scope)} or ${claimsToBeFrom(scope)})`
  const waits = or(eq(deliveries.status, 'failed'), and(eq(deliveries.status, 'held'), mayDecide))
  const [row] = await db.orm
    .select({ waiting: count() })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(listedFor(scope), waits))
  return row?.waiting ?? 0
}

export interface ReadableMail {
  delivery: LockedDelivery['delivery']
  mail: LoggedDelivery['mail']
}

/** Also for those who read the mail because they read its project; null for everybody else. */
export async function findReadableMail(db: Database, scope: Scope, id: number): Promise<ReadableMail | null> {
  const throughProject = sql`exists (select 1 from ${projects}
    where ${isHomeOf(deliveries.threadId)} and ${readableBy(scope)})`
  const [row] = await db.orm
    .select({ delivery: deliveries, mail: mails })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.id, id), or(listedFor(scope), throughProject)))
  return (row as ReadableMail | undefined) ?? null
}

function select(db: Database, scope: Scope, which: SQL | undefined): Promise<LoggedDeliveryWithProject[]> {
  return db.orm
    .select({ ...columnsFor(scope), projectId: projects.id, projectName: projects.name })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .leftJoin(projects, and(isHomeOf(deliveries.threadId), readableBy(scope)))
    .where(which)
    .orderBy(desc(deliveries.id))
    .limit(PAGE)
}

/** Locked against others until the transaction ends. Throws not_found as above. */
export async function lockDeliveryRow(db: Database, scope: Scope, id: number): Promise<LockedDelivery> {
  const [row] = await db.orm
    .select(columnsFor(scope))
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(deliveries.id, id), listedFor(scope)))
    .for('update', { of: deliveries })
  if (!row) throw notFound()
  return row as LockedDelivery
}

const notFound = () => new AppError('not_found', 'Mail not found')

/** Everybody whose log shows the delivery, as far as their accounts are known; the scope may read it. */
export async function watchersOf(
  db: Database,
  scope: Scope,
  delivery: Pick<typeof deliveries.$inferSelect, 'companyId' | 'senderId' | 'ownerId' | 'trust'>,
): Promise<number[]> {
  const own = [delivery.senderId, delivery.ownerId].filter((id) => id !== null)
  if (delivery.companyId === null) return [...new Set([scope.userId, ...own])]
  const active = await db.orm
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, delivery.companyId), eq(memberships.isActive, true)))
  const members = active
    .filter((one) => one.role !== 'member' || own.includes(one.userId))
    .map((one) => one.userId)
  const claimed = delivery.trust === 'unverified' ? own : []
  return [...new Set([scope.userId, ...members, ...claimed])]
}
