// Claims a mail of the outbox for sending and keeps what became of it.
import { and, eq, lt, ne, or, sql } from 'drizzle-orm'
import { mails, type OutboxStatus, outbox } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { retryDelaysMs } from './outbox-retry.ts'
import type { WireMail } from './relay.ts'

/** A try that has not ended by then died with its process: nobody knows whether the mail went out. */
export const DOUBT_AFTER_MS = 10 * 60_000

export interface ClaimedMail extends WireMail {
  id: number
  /** This try, from 1. */
  attempt: number
  kind: string
  /** The mail that it answers. */
  mailId: number | null
}

/** Takes the mail for one sender; null when it is done, or another one is at it. */
export async function claimMail(db: SystemDatabase, id: number, now: Date): Promise<ClaimedMail | null> {
  const rows = await db.orm
    .update(outbox)
    .set({ status: 'sending', attempts: sql`${outbox.attempts} + 1`, triedAt: now })
    .where(and(eq(outbox.id, id), or(eq(outbox.status, 'queued'), isInDoubt(now))))
    .returning()
  const row = rows[0]
  if (!row) return null
  const { mailFrom, recipient, raw, attempts, kind, mailId } = row
  return { id, mailFrom, recipient, raw, attempt: attempts, kind, mailId }
}

/** Of the mail that is answered; null where there is none. */
export async function traceOfMail(db: SystemDatabase, mailId: number | null): Promise<string | null> {
  if (mailId === null) return null
  const rows = await db.orm.select({ traceId: mails.traceId }).from(mails).where(eq(mails.id, mailId))
  return rows[0]?.traceId ?? null
}

export async function statusOfMail(db: SystemDatabase, id: number): Promise<OutboxStatus | null> {
  const rows = await db.orm.select({ status: outbox.status }).from(outbox).where(eq(outbox.id, id))
  return rows[0]?.status ?? null
}

/** Ends a try; one that a later try has overtaken changes nothing. */
export async function endTry(
  db: SystemDatabase,
  mail: ClaimedMail,
  end: { status: Exclude<OutboxStatus, 'sending'>; error: string | null; now: Date },
): Promise<void> {
  await db.orm
    .update(outbox)
    .set({
      status: end.status,
      lastError: end.error,
      ...(end.status === 'sent' ? { sentAt: end.now } : {}),
    })
    .where(and(eq(outbox.id, mail.id), eq(outbox.status, 'sending'), eq(outbox.attempts, mail.attempt)))
}

/** Without a relay a mail is kept for the app to show. */
export async function keepMail(db: SystemDatabase, id: number, now: Date): Promise<void> {
  await db.orm
    .update(outbox)
    .set({ status: 'kept' })
    .where(and(eq(outbox.id, id), or(eq(outbox.status, 'queued'), isInDoubt(now))))
}

/** Ids of mails whose time has come, oldest first: new ones, those to try again, those in doubt. */
export async function dueMails(db: SystemDatabase, now: Date, limit: number): Promise<number[]> {
  const delays = sql.join(
    retryDelaysMs.map((ms, index) => sql`when ${index + 1} then ${ms / 1_000}::float8`),
    sql` `,
  )
  const rested = sql`${outbox.triedAt} + make_interval(secs => case ${outbox.attempts} ${delays} else 0 end)
    <= ${now.toISOString()}::timestamptz`
  const waiting = and(eq(outbox.status, 'queued'), or(sql`${outbox.triedAt} is null`, rested))
  const rows = await db.orm
    .select({ id: outbox.id })
    .from(outbox)
    .where(or(waiting, isInDoubt(now)))
    .orderBy(outbox.id)
    .limit(limit)
  return rows.map((row) => row.id)
}

/** A bounce of one of our mails: it failed after all. Answers the id of the mail; null when none fits. */
export async function markBounced(
  db: SystemDatabase,
  bounce: { messageId: string; recipient: string | null; error: string },
): Promise<number | null> {
  // A report that names nobody says nothing of a mail to several.
  const isOnly = sql`(select count(*) from ${outbox} as same where same.message_id = ${bounce.messageId}) = 1`
  const isRecipient = bounce.recipient
    ? eq(sql`lower(${outbox.recipient})`, bounce.recipient.toLowerCase())
    : isOnly
  const rows = await db.orm
    .update(outbox)
    .set({ status: 'failed', lastError: bounce.error.slice(0, 500) })
    .where(and(eq(outbox.messageId, bounce.messageId), isRecipient, ne(outbox.status, 'kept')))
    .returning({ id: outbox.id })
  return rows[0]?.id ?? null
}

function isInDoubt(now: Date) {
  const before = new Date(now.getTime() - DOUBT_AFTER_MS)
  return and(eq(outbox.status, 'sending'), lt(outbox.triedAt, before))
}
