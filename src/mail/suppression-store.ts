// The only SQL of suppressed addresses: kept when a mail came back for good, asked before each sending, lifted by people.
import { and, desc, eq, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import { suppressedAddresses } from '../../db/schema/mails.ts'
import { companies, memberships } from '../../db/schema/users.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'
import type { QueuedMail } from './outbox-send-store.ts'

export interface Suppression {
  id: number
  reason: string
}

/** In whose context a mail counts: the company's, else that of whoever wanted it, else of its own reader, else the server's. */
function contextOf({ companyId, causedById, ownerId, toUserId }: QueuedMail) {
  return { companyId, ownerId: companyId === null ? (causedById ?? ownerId ?? toUserId) : null }
}

function inContext(mail: QueuedMail): SQL | undefined {
  const { companyId, ownerId } = contextOf(mail)
  return and(
    eq(suppressedAddresses.address, mail.recipient.toLowerCase()),
    companyId === null ? isNull(suppressedAddresses.companyId) : eq(suppressedAddresses.companyId, companyId),
    ownerId === null ? isNull(suppressedAddresses.ownerId) : eq(suppressedAddresses.ownerId, ownerId),
  )
}

export async function suppressionOf(db: SystemDatabase, mail: QueuedMail): Promise<Suppression | null> {
  const [found] = await db.orm
    .select({ id: suppressedAddresses.id, reason: suppressedAddresses.reason })
    .from(suppressedAddresses)
    .where(inContext(mail))
  return found ?? null
}

/** The address takes no more mail of that context; the first reason is kept. */
export async function suppress(
  db: SystemDatabase,
  mail: QueuedMail,
  { reason, at }: { reason: string; at: Date },
): Promise<void> {
  await db.orm
    .insert(suppressedAddresses)
    .values({
      ...{ address: mail.recipient.toLowerCase(), ...contextOf(mail), createdAt: at },
      ...{ reason: reason.slice(0, 500), subject: mail.subject.slice(0, 500) },
    })
    .onConflictDoNothing()
}

export interface SuppressedAddress {
  id: number
  address: string
  reason: string
  subject: string
  /** Null for a person's own, or the server's. */
  companyName: string | null
  createdAt: Date
}

const MOST_SHOWN = 500

/** The person's own, those of companies that they manage, and, for the server's owner, what is nobody's. */
function theirs(scope: Scope, ownsServer: boolean): SQL | undefined {
  // As an array it is asked for by the index, beside another condition, too.
  const managed = sql`any (array(select ${memberships.companyId} from ${memberships}
    where ${memberships.userId} = ${scope.userId} and ${memberships.isActive}
      and ${memberships.role} in ('manager', 'admin')))`
  const nobodys = and(isNull(suppressedAddresses.companyId), isNull(suppressedAddresses.ownerId))
  return or(
    eq(suppressedAddresses.ownerId, scope.userId),
    sql`${suppressedAddresses.companyId} = ${managed}`,
    ownsServer ? nobodys : undefined,
  )
}

/** Newest first. */
export function listSuppressed(
  db: Database,
  scope: Scope,
  ownsServer: boolean,
): Promise<SuppressedAddress[]> {
  const { id, address, reason, subject, createdAt } = suppressedAddresses
  return db.orm
    .select({ id, address, reason, subject, createdAt, companyName: companies.name })
    .from(suppressedAddresses)
    .leftJoin(companies, eq(companies.id, suppressedAddresses.companyId))
    .where(theirs(scope, ownsServer))
    .orderBy(desc(suppressedAddresses.id))
    .limit(MOST_SHOWN)
}

/** False where there is none that the person may lift. */
export async function liftSuppression(
  db: Database,
  scope: Scope,
  id: number,
  ownsServer: boolean,
): Promise<boolean> {
  const gone = await db.orm
    .delete(suppressedAddresses)
    .where(and(eq(suppressedAddresses.id, id), theirs(scope, ownsServer)))
    .returning({ id: suppressedAddresses.id })
  return gone.length > 0
}

/** What the person's own context suppresses, for their archive. */
export function ownSuppressed(db: Database, scope: Scope) {
  const { address, reason, subject, createdAt } = suppressedAddresses
  return db.orm
    .select({ address, reason, subject, createdAt })
    .from(suppressedAddresses)
    .where(eq(suppressedAddresses.ownerId, scope.userId))
}

/** Whose account ends is named in nobody's list. */
export async function forgetSuppressed(
  db: Database,
  scope: Scope,
  addresses: readonly string[],
): Promise<void> {
  await db.orm
    .delete(suppressedAddresses)
    .where(
      or(eq(suppressedAddresses.ownerId, scope.userId), inArray(suppressedAddresses.address, [...addresses])),
    )
}
