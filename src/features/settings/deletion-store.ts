// The only SQL of an account's end: what others need passes on, what only the account owns goes (SET-14).
import { and, asc, eq, sql } from 'drizzle-orm'
import { companies, memberships, userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'

/** Locked until the transaction ends, so that two acts on one account follow each other; null when it is gone. */
export async function lockAccount(db: Database, scope: Scope): Promise<{ email: string } | null> {
  const [row] = await db.orm
    .select({ email: users.email })
    .from(users)
    .where(eq(users.id, scope.userId))
    .for('update')
  return row ?? null
}

/** The account's addresses, confirmed or not, in lower case. */
export async function addressesOf(db: Database, scope: Scope): Promise<string[]> {
  const rows = await db.orm
    .select({ address: userAddresses.address })
    .from(userAddresses)
    .where(eq(userAddresses.userId, scope.userId))
  return rows.map((row) => row.address)
}

export interface OwnCompany {
  id: number
  name: string
  isAdmin: boolean
  /** Active members beside the person, and the admins among them. */
  others: number
  otherAdmins: number
}

/** The companies that the person is an active member of, locked: two admins cannot both leave as the last but one. */
export async function lockCompanies(db: Database, scope: Scope): Promise<OwnCompany[]> {
  const mine = await db.orm
    .select({ id: companies.id, name: companies.name, isAdmin: sql<boolean>`${memberships.role} = 'admin'` })
    .from(companies)
    .innerJoin(memberships, eq(memberships.companyId, companies.id))
    .where(and(eq(memberships.userId, scope.userId), eq(memberships.isActive, true)))
    .orderBy(asc(companies.id))
    .for('update', { of: companies })
  const found: OwnCompany[] = []
  for (const company of mine) {
    const [row] = await db.orm
      .select({
        others: sql<number>`count(*)::int`,
        otherAdmins: sql<number>`count(*) filter (where ${memberships.role} = 'admin')::int`,
      })
      .from(memberships)
      .where(
        and(
          eq(memberships.companyId, company.id),
          eq(memberships.isActive, true),
          sql`${memberships.userId} <> ${scope.userId}`,
        ),
      )
    found.push({ ...company, others: row?.others ?? 0, otherAdmins: row?.otherAdmins ?? 0 })
  }
  return found
}

/** With all of their work: nobody else belongs to them. */
export async function deleteCompanies(db: Database, _scope: Scope, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.query('delete from companies where id = any($1)', [ids])
}

/**
 * The person's mails that may be nobody's once the account is gone: those from their addresses, and those of
 * works in their own context or in the companies that go with them. To be asked for before anything is deleted.
 */
export async function mailsAtStake(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
  companyIds: readonly number[],
): Promise<number[]> {
  const { rows } = await db.query(
    `select id from mails where from_address = any($2)
     union select mail_id from works where sender_id = $1 or owner_id = $1 or company_id = any($3)`,
    [scope.userId, addresses, companyIds],
  )
  return rows.map((row) => Number(row.id))
}

/** What a company or another person needs is no longer bound to the account; the mails to the person go. */
export async function releaseOthersWork(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
): Promise<void> {
  const of = [scope.userId]
  await db.query('update works set owner_id = null where owner_id = $1 and company_id is not null', of)
  await db.query('update threads set owner_id = null where owner_id = $1 and company_id is not null', of)
  await db.query('delete from outbox where to_user_id = $1 or recipient = any($2)', [scope.userId, addresses])
  await db.query('update outbox set owner_id = null where owner_id = $1', of)
}

/** The account; what hangs on it goes with it, what others made or own stays without its name. */
export async function deleteAccountRow(db: Database, scope: Scope): Promise<void> {
  const { userId } = scope
  // Works in nobody's context are seen by nobody but their sender.
  await db.query('delete from works where sender_id = $1 and owner_id is null and company_id is null', [
    userId,
  ])
  await db.query('delete from users where id = $1', [userId])
}

/** Of these mails, those that no work of anybody needs any more; answers the names of their files. */
export async function deleteMailsOfNobody(
  db: Database,
  _scope: Scope,
  mailIds: readonly number[],
  addresses: readonly string[],
): Promise<string[]> {
  await db.query(
    `delete from works using mails where mails.id = works.mail_id and mails.id = any($1)
     and mails.from_address = any($2) and works.owner_id is null and works.company_id is null`,
    [mailIds, addresses],
  )
  const { rows } = await db.query(
    `with gone as (
       delete from mails where id = any($1) and not exists (select 1 from works where works.mail_id = mails.id)
       returning id, object)
     select object from gone
     union all select copy.object from mail_copies as copy join gone on gone.id = copy.mail_id`,
    [mailIds],
  )
  return rows.map((row) => String(row.object))
}

/** True while a row speaks of the file: the same mail may have come again meanwhile. */
export async function isMailObject(db: Database, _scope: SystemScope, object: string): Promise<boolean> {
  const { rows } = await db.query(
    `select 1 from mails where object = $1 union all select 1 from mail_copies where object = $1 limit 1`,
    [object],
  )
  return rows.length > 0
}
