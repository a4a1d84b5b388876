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

/**
 * Personal projects in which others take part go on: with the first participant who has an account, or else
 * the first who wrote in it, as their owner. Thread, works and mails follow the project.
 */
export async function handOverProjects(db: Database, scope: Scope): Promise<void> {
  await db.query(
    `with heirs as (
       select distinct on (p.id) p.id, p.thread_id, u.id as heir_id
       from projects p
       join project_participants pp on pp.project_id = p.id and pp.user_id <> $1
       join users u on u.id = pp.user_id
       where p.owner_id = $1 and (
         u.claimed_at is not null
         or exists (select 1 from works w where w.thread_id = p.thread_id and w.sender_id = u.id)
         or exists (select 1 from comments c where c.project_id = p.id and c.author_id = u.id))
       order by p.id, (u.claimed_at is null), u.id),
     threads_moved as (
       update threads t set owner_id = h.heir_id, instance_id = null from heirs h where t.id = h.thread_id),
     works_moved as (
       update works w set owner_id = h.heir_id, instance_id = null from heirs h
       where w.thread_id = h.thread_id and w.owner_id = $1)
     update projects p set owner_id = h.heir_id from heirs h where p.id = h.id`,
    [scope.userId],
  )
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

/** A list of assignees inside a record, without the person. */
const withoutPerson = (
  fields: string,
) => `case when ${fields} ? 'assigneeIds' then jsonb_set(${fields}, '{assigneeIds}',
  coalesce((select jsonb_agg(id) from jsonb_array_elements(${fields} -> 'assigneeIds') as ids(id)
    where id <> to_jsonb($1::int)), '[]')) else ${fields} end`

/** What waits in others' projects to be accepted or taken back would name somebody who is not there any more. */
export async function forgetAssignee(db: Database, scope: Scope): Promise<void> {
  const among = 'project_id in (select project_id from project_participants where user_id = $1)'
  const names = (column: string, path: string) =>
    `jsonb_path_exists(${column}, '${path}.assigneeIds[*] ? (@ == $id)', jsonb_build_object('id', $1::int))`
  await db.query(
    `update suggestions set payload = ${withoutPerson('payload')} where ${among} and ${names('payload', '$')}`,
    [scope.userId],
  )
  await db.query(
    `update suggestions set payload = jsonb_set(payload, '{fields}', ${withoutPerson("(payload -> 'fields')")})
     where ${among} and ${names('payload', '$.fields')}`,
    [scope.userId],
  )
  await db.query(
    `update change_sets set changes = (
       select jsonb_agg(one || jsonb_build_object(
         'before', ${withoutPerson("(one -> 'before')")}, 'after', ${withoutPerson("(one -> 'after')")}) order by place)
       from jsonb_array_elements(changes) with ordinality as list(one, place))
     where ${among} and ${names('changes', '$[*].*')}`,
    [scope.userId],
  )
}

/** Counts of tries, invitations to the person, and the copies of their address beside others' records. */
export async function forgetAddresses(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
): Promise<void> {
  await db.query(
    `delete from tries where split_part(key, ':', 2) = any($1) or key ~ ('^[a-z-]+:' || $2 || '$')`,
    [addresses, String(scope.userId)],
  )
  await db.query('delete from company_invitations where invitee_email = any($1)', [addresses])
  await db.query('update tasks set source_email = null where source_email = any($1)', [addresses])
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
