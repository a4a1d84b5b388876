// The only reading of the mail log: who reads which works, and the list.
import { and, desc, eq, lt, or, type SQL, sql } from 'drizzle-orm'
import { mails, type WorkStatus, works } from '../../../db/schema/mails.ts'
import { projects } from '../../../db/schema/tasks.ts'
import { companies, memberships, userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import { readableBy } from '../projects/index.ts'

export const PAGE = 50

/** The mail's From is a confirmed address of the person. */
function claimsToBeFrom(scope: Scope): SQL {
  return sql`exists (select 1 from ${userAddresses}
    where ${userAddresses.userId} = ${scope.userId} and ${userAddresses.address} = ${mails.fromAddress}
      and ${userAddresses.confirmedAt} is not null)`
}

const isOwn = (scope: Scope): SQL =>
  sql`(${works.senderId} = ${scope.userId} or ${works.ownerId} = ${scope.userId})`

/**
 * Who reads a work in the log (agents.md 1.6). Personal: what the person sent or owns outside of companies,
 * and mail of unproved origin that claims to be theirs, wherever it went. In a company: its works, for
 * members their own ones only (COMP-19). Mail of nobody known is for the server's owner alone. Each way in
 * has an index on works.
 */
function listedFor(scope: Scope): SQL {
  if (scope.companyId === 0) {
    return sql`((${works.companyId} is null and ${isOwn(scope)})
      or ((${works.status} = 'held' or ${works.senderId} = ${scope.userId})
        and ${works.trust} = 'unverified' and ${claimsToBeFrom(scope)}))`
  }
  if (scope.role === null) return sql`false`
  const ofCompany = eq(works.companyId, scope.companyId)
  return sql`(${oversees(scope) ? ofCompany : and(ofCompany, isOwn(scope))})`
}

/**
 * Whether the person may vouch for held mail that claims to be theirs. A company's own rules are not theirs
 * to lift: there they must be an active member, and of an allowed domain (COMP-23).
 */
function mayVouch(scope: Scope): SQL<boolean> {
  const asMember = sql`exists (select 1 from ${memberships}
    inner join ${companies} on ${companies.id} = ${memberships.companyId}
    where ${memberships.companyId} = ${works.companyId} and ${memberships.userId} = ${scope.userId}
      and ${memberships.isActive}
      and (not ${companies.domainsRestricted}
        or lower(split_part(${mails.fromAddress}, '@', 2)) = any(${companies.domains})))`
  return sql<boolean>`(${claimsToBeFrom(scope)} and (${works.companyId} is null
    or (${works.trust} = 'unverified' and ${asMember})))`
}

const oversaw = (scope: Scope): SQL<boolean> =>
  sql<boolean>`(${scope.companyId !== 0 && oversees(scope)} and ${works.companyId} = ${scope.companyId})`

/** Of the reader, where it is proved that they sent the mail: mails often come without the name of their sender. */
const ownName = (scope: Scope): SQL<string | null> =>
  sql<string | null>`(select trim(${users.firstName} || ' ' || ${users.lastName}) from ${users}
    where ${users.id} = ${scope.userId} and ${works.senderId} = ${scope.userId} and ${works.trust} = 'verified')`

function columnsFor(scope: Scope) {
  return {
    work: works,
    mail: mails,
    isClaimed: sql<boolean>`${claimsToBeFrom(scope)}`,
    mayVouch: mayVouch(scope),
    oversaw: oversaw(scope),
    ownName: ownName(scope),
  }
}

export interface LoggedWork {
  work: typeof works.$inferSelect
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

export interface LoggedWorkWithProject extends LoggedWork {
  projectId: number | null
  projectName: string | null
}

export interface WorkPage {
  status?: WorkStatus | undefined
  /** Older than this work. */
  before?: number | undefined
}

/** Newest first; the project is named only to those who may read it. */
export function listWorkRows(db: Database, scope: Scope, page: WorkPage): Promise<LoggedWorkWithProject[]> {
  return select(
    db,
    scope,
    and(
      listedFor(scope),
      page.status === undefined ? undefined : eq(works.status, page.status),
      page.before === undefined ? undefined : lt(works.id, page.before),
    ),
  )
}

/** Throws not_found for a work that is not there or not the person's to read: the two look the same. */
export async function findWorkRow(db: Database, scope: Scope, id: number): Promise<LoggedWorkWithProject> {
  const [row] = await select(db, scope, and(eq(works.id, id), listedFor(scope)))
  if (!row) throw notFound()
  return row
}

/** Also for those who read the mail because they read its project; null for everybody else. */
export async function findReadableMail(
  db: Database,
  scope: Scope,
  id: number,
): Promise<{ object: string; subject: string } | null> {
  const throughProject = sql`exists (select 1 from ${projects}
    where ${projects.threadId} = ${works.threadId} and ${readableBy(scope)})`
  const [row] = await db.orm
    .select({ object: mails.object, subject: mails.subject })
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .where(and(eq(works.id, id), or(listedFor(scope), throughProject)))
  return row ?? null
}

function select(db: Database, scope: Scope, which: SQL | undefined): Promise<LoggedWorkWithProject[]> {
  return db.orm
    .select({ ...columnsFor(scope), projectId: projects.id, projectName: projects.name })
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .leftJoin(projects, and(eq(projects.threadId, works.threadId), readableBy(scope)))
    .where(which)
    .orderBy(desc(works.id))
    .limit(PAGE)
}

/** Locked against others until the transaction ends. Throws not_found as above. */
export async function lockWorkRow(db: Database, scope: Scope, id: number): Promise<LoggedWork> {
  const [row] = await db.orm
    .select(columnsFor(scope))
    .from(works)
    .innerJoin(mails, eq(mails.id, works.mailId))
    .where(and(eq(works.id, id), listedFor(scope)))
    .for('update', { of: works })
  if (!row) throw notFound()
  return row
}

const notFound = () => new AppError('not_found', 'Mail not found')

/** Everybody whose log shows the work, as far as their accounts are known; the scope may read it. */
export async function watchersOf(
  db: Database,
  scope: Scope,
  work: Pick<typeof works.$inferSelect, 'companyId' | 'senderId' | 'ownerId' | 'trust'>,
): Promise<number[]> {
  const own = [work.senderId, work.ownerId].filter((id) => id !== null)
  if (work.companyId === null) return [...new Set([scope.userId, ...own])]
  const active = await db.orm
    .select({ userId: memberships.userId, role: memberships.role })
    .from(memberships)
    .where(and(eq(memberships.companyId, work.companyId), eq(memberships.isActive, true)))
  const members = active
    .filter((one) => one.role !== 'member' || own.includes(one.userId))
    .map((one) => one.userId)
  const claimed = work.trust === 'unverified' ? own : []
  return [...new Set([scope.userId, ...members, ...claimed])]
}
