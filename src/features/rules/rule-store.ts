// The only SQL of rules: a person's own in each context, and those of a company.
import {
  and,
  arrayOverlaps,
  asc,
  desc,
  eq,
  exists,
  gt,
  inArray,
  isNull,
  ne,
  not,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { mailRules } from '../../../db/schema/rules.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

export type RuleRow = typeof mailRules.$inferSelect
export type NewRule = Pick<RuleRow, 'words' | 'rules' | 'senderKeys' | 'isOfCompany'> &
  Partial<Pick<RuleRow, 'isOn' | 'waitsIn'>>

const inContext = ({ companyId }: Scope): SQL | undefined =>
  companyId === 0 ? isNull(mailRules.companyId) : eq(mailRules.companyId, companyId)

/** The one place that says whose rules a scope sees: its own, and those of its company. */
const seenBy = (scope: Scope): SQL | undefined =>
  and(
    inContext(scope),
    or(mailRules.isOfCompany, and(not(mailRules.isOfCompany), eq(mailRules.userId, scope.userId))),
  )

/** And which it changes: its own, and as an admin the company's. */
const changedBy = (scope: Scope): SQL | undefined => {
  const own = and(eq(mailRules.userId, scope.userId), eq(mailRules.isOfCompany, false))
  return and(inContext(scope), scope.role === 'admin' ? or(own, mailRules.isOfCompany) : own)
}

/** More than anybody keeps track of. */
export const MOST_RULES = 1_000

/** The newest first. */
export function listRules(db: Database, scope: Scope): Promise<RuleRow[]> {
  return db.orm.select().from(mailRules).where(seenBy(scope)).orderBy(desc(mailRules.id))
}

export async function countOwnRules(db: Database, scope: Scope): Promise<number> {
  return db.orm.$count(mailRules, changedBy(scope))
}

export async function insertRule(db: Database, scope: Scope, rule: NewRule, at: Date): Promise<RuleRow> {
  const [row] = await db.orm
    .insert(mailRules)
    .values({
      ...rule,
      ...{ userId: scope.userId, companyId: scope.companyId || null, createdAt: at, updatedAt: at },
    })
    .returning()
  if (!row) throw new Error('A row that was written comes back')
  return row
}

/** Null where there is none that the scope may change. */
export async function changeRule(
  db: Database,
  scope: Scope,
  id: number,
  change: Partial<Pick<RuleRow, 'words' | 'rules' | 'senderKeys' | 'isOn' | 'updatedAt'>>,
): Promise<RuleRow | null> {
  const [row] = await db.orm
    .update(mailRules)
    .set(change)
    .where(and(changedBy(scope), eq(mailRules.id, id)))
    .returning()
  return row ?? null
}

export async function dropRule(db: Database, scope: Scope, id: number): Promise<boolean> {
  const rows = await db.orm
    .delete(mailRules)
    .where(and(changedBy(scope), eq(mailRules.id, id)))
    .returning({ id: mailRules.id })
  return rows.length > 0
}

/** A rule with the address and name of who made it; null where they have gone. */
export type FoundRule = Pick<RuleRow, 'id' | 'words' | 'rules' | 'isOfCompany' | 'userId'> & {
  ownerEmail: string | null
}

/**
 * Those of the context that may fit a mail by who sent it: the company's, and own ones of these people, who are
 * members where it is a company's. One query, whatever the number of rules.
 */
export function rulesOfMail(
  db: Database,
  scope: Scope,
  { people, keys }: { people: readonly number[]; keys: readonly string[] },
): Promise<FoundRule[]> {
  const isMember = exists(
    db.orm
      .select({ one: sql`1` })
      .from(memberships)
      .where(
        and(
          eq(memberships.companyId, scope.companyId),
          eq(memberships.userId, mailRules.userId),
          eq(memberships.isActive, true),
        ),
      ),
  )
  const own = and(
    eq(mailRules.isOfCompany, false),
    inArray(mailRules.userId, [...people]),
    inContext(scope),
    scope.companyId === 0 ? undefined : isMember,
  )
  const companys = and(eq(mailRules.isOfCompany, true), eq(mailRules.companyId, scope.companyId))
  return db.orm
    .select({
      ...{ id: mailRules.id, words: mailRules.words, rules: mailRules.rules, userId: mailRules.userId },
      ...{ isOfCompany: mailRules.isOfCompany, ownerEmail: users.email },
    })
    .from(mailRules)
    .leftJoin(users, eq(users.id, mailRules.userId))
    .where(
      and(
        scope.companyId === 0 ? own : or(own, companys),
        eq(mailRules.isOn, true),
        or(eq(mailRules.senderKeys, sql`'{}'`), arrayOverlaps(mailRules.senderKeys, [...keys])),
      ),
    )
    .orderBy(desc(mailRules.id))
}

export interface PastMail {
  id: number
  fromAddress: string | null
  fromName: string | null
  subject: string
  receivedAt: Date
  to: string[]
  text: string | null
}

/** The latest mails of the context: those that the person sent or owns, and of a company's rule all of the company's. */
export function pastMails(
  db: Database,
  scope: Scope,
  { isOfCompany, most }: { isOfCompany: boolean; most: number },
): Promise<PastMail[]> {
  const context =
    scope.companyId === 0
      ? and(isNull(deliveries.companyId), eq(deliveries.ownerId, scope.userId))
      : eq(deliveries.companyId, scope.companyId)
  const own = isOfCompany || scope.companyId === 0 ? undefined : eq(deliveries.senderId, scope.userId)
  const isShown = or(isNull(deliveries.summary), ne(sql`${deliveries.summary} ->> 'isPrivate'`, 'true'))
  return db.orm
    .select({
      ...{ id: deliveries.id, fromAddress: mails.fromAddress, fromName: mails.fromName },
      ...{ subject: mails.subject, receivedAt: mails.receivedAt, text: deliveries.text },
      to: sql<string[]>`array(select jsonb_array_elements_text(${mails.envelope} -> 'rcptTo'))`,
    })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(context, own, isShown, eq(deliveries.status, 'processed')))
    .orderBy(desc(deliveries.id))
    .limit(most)
}

export const ownRules: RecordList = {
  name: 'mail-rules',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: mailRules.id, words: mailRules.words, rules: mailRules.rules, isOn: mailRules.isOn },
        ...{ isOfCompany: mailRules.isOfCompany, createdAt: mailRules.createdAt },
      })
      .from(mailRules)
      .where(and(eq(mailRules.userId, scope.userId), gt(mailRules.id, after)))
      .orderBy(asc(mailRules.id))
      .limit(RECORDS_PAGE),
}

/** What a company goes by stays when its maker goes. */
export async function leaveCompanyRules(db: Database, { userId }: Scope): Promise<void> {
  await db.orm
    .update(mailRules)
    .set({ userId: null })
    .where(and(eq(mailRules.userId, userId), eq(mailRules.isOfCompany, true)))
}

export interface RuleMaker {
  userId: number
  email: string
  name: string
  zone: string
}

/** Whoever acts, as rules name them. */
export async function ruleMaker(db: Database, { userId }: Scope): Promise<RuleMaker> {
  const [row] = await db.orm
    .select({
      ...{ userId: users.id, email: users.email, zone: sql<string>`coalesce(${users.timeZone}, 'UTC')` },
      name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
    })
    .from(users)
    .where(eq(users.id, userId))
  if (!row) throw new Error('Whoever acts has an account')
  return row
}

/** The person's own one that a mail of the thread set up, in whatever context, and that nobody has answered yet. */
const waiting = ({ userId }: Scope, threadId: number): SQL | undefined =>
  and(eq(mailRules.userId, userId), eq(mailRules.waitsIn, threadId))

/** Of which contexts one waits; 0 is the personal one. */
export async function waitingRules(db: Database, scope: Scope, threadId: number): Promise<number[]> {
  const rows = await db.orm
    .selectDistinct({ companyId: mailRules.companyId })
    .from(mailRules)
    .where(waiting(scope, threadId))
  return rows.map(({ companyId }) => companyId ?? 0)
}

/** A yes switches on those of these contexts, and drops the others; a no drops all. Answers the words of each once. */
export async function decideRules(
  db: Database,
  scope: Scope,
  { threadId, agreedIn }: { threadId: number; agreedIn: readonly number[] },
): Promise<string[]> {
  const inContexts = inArray(sql`coalesce(${mailRules.companyId}, 0)`, [...agreedIn])
  const agreed = await db.orm
    .update(mailRules)
    .set({ isOn: true, waitsIn: null })
    .where(and(waiting(scope, threadId), inContexts))
    .returning({ words: mailRules.words })
  const dropped = await db.orm
    .delete(mailRules)
    .where(waiting(scope, threadId))
    .returning({ words: mailRules.words })
  return [...new Set((agreed.length > 0 ? agreed : dropped).map(({ words }) => words))]
}
