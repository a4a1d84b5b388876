// The mails of a person's archive: those they wrote, those in what they own, and those sent to them.
import { and, asc, count, eq, gt, isNull, or, type SQL, sql } from 'drizzle-orm'
import { deliveries, mails, outbox } from '../../../db/schema/mails.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

/** Mails read at a time. */
const PAGE = 100

/**
 * Of proved origin, or in the person's own context. What only claims to be theirs is somebody else's
 * (agents.md 1.4), and in a company's context what others wrote is the company's.
 */
function isTheirs({ userId }: Scope): SQL {
  return sql`${mails.id} in (
    select ${deliveries.mailId} from ${deliveries} where ${deliveries.senderId} = ${userId} and ${deliveries.trust} in ('verified', 'guest')
    union
    select ${deliveries.mailId} from ${deliveries} where ${deliveries.ownerId} = ${userId} and ${deliveries.companyId} is null
      and ${deliveries.trust} is distinct from 'unverified')`
}

export interface OwnedMail {
  id: number
  object: string
  from: string | null
  subject: string
  sentAt: Date | null
  receivedAt: Date
  size: number
}

export function ownedMails(db: Database, scope: Scope, after: number): Promise<OwnedMail[]> {
  return db.orm
    .select({
      id: mails.id,
      object: mails.object,
      from: mails.fromAddress,
      subject: mails.subject,
      sentAt: mails.sentAt,
      receivedAt: mails.receivedAt,
      size: mails.size,
    })
    .from(mails)
    .where(and(isTheirs(scope), gt(mails.id, after)))
    .orderBy(asc(mails.id))
    .limit(PAGE)
}

/** Mails that agents wrote to the person, and those of their own agents to others; none with a security link (AUTH-29). */
function isFromTheirAgents({ userId }: Scope): SQL | undefined {
  const sent = or(eq(outbox.toUserId, userId), and(eq(outbox.ownerId, userId), isNull(outbox.companyId)))
  return and(sent, eq(outbox.isSecret, false))
}

export function agentsMails(db: Database, scope: Scope, after: number) {
  return db.orm
    .select({
      id: outbox.id,
      kind: outbox.kind,
      status: outbox.status,
      recipient: outbox.recipient,
      subject: outbox.subject,
      createdAt: outbox.createdAt,
      sentAt: outbox.sentAt,
      raw: outbox.raw,
    })
    .from(outbox)
    .where(and(isFromTheirAgents(scope), gt(outbox.id, after)))
    .orderBy(asc(outbox.id))
    .limit(PAGE)
}

/** How many mails the archive will hold. */
export async function countOwnedMails(db: Database, scope: Scope): Promise<number> {
  const [came] = await db.orm.select({ mails: count() }).from(mails).where(isTheirs(scope))
  const [went] = await db.orm.select({ mails: count() }).from(outbox).where(isFromTheirAgents(scope))
  return (came?.mails ?? 0) + (went?.mails ?? 0)
}
