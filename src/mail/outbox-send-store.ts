// Claims a mail of the outbox for sending and keeps what became of it.
import { and, eq, inArray, lt, or, sql } from 'drizzle-orm'
import { mails, type OutboxStatus, outbox } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { MAX_TRIES, retryDelaysMs } from './outbox-retry.ts'
import { newReportToken } from './report-address.ts'

/** A try that has not ended by then died with its process: nobody knows whether the mail went out. */
export const DOUBT_AFTER_MS = 10 * 60_000

/** What is told of a mail that went out, or did not. */
export interface QueuedMail {
  id: number
  kind: string
  recipient: string
  subject: string
  toUserId: number | null
  ownerId: number | null
  companyId: number | null
  causedById: number | null
}

export interface ClaimedMail extends QueuedMail {
  raw: string
  /** The local part of the address that takes reports about it; the same in every try. */
  reportToken: string
  /** This try, from 1. */
  attempt: number
  /** The mail that it answers. */
  mailId: number | null
}

const told = {
  ...{ id: outbox.id, kind: outbox.kind, recipient: outbox.recipient, subject: outbox.subject },
  ...{ toUserId: outbox.toUserId, ownerId: outbox.ownerId },
  ...{ companyId: outbox.companyId, causedById: outbox.causedById },
}

/** Takes the mail for one sender; null when it is done, or another one is at it. */
export async function claimMail(db: SystemDatabase, id: number, now: Date): Promise<ClaimedMail | null> {
  const token = newReportToken()
  const [row] = await db.orm
    .update(outbox)
    .set({
      ...{ status: 'sending', attempts: sql`${outbox.attempts} + 1`, triedAt: now },
      reportToken: sql`coalesce(${outbox.reportToken}, ${token})`,
    })
    .where(and(eq(outbox.id, id), or(eq(outbox.status, 'queued'), isInDoubt(now))))
    .returning({
      ...told,
      ...{
        raw: outbox.raw,
        attempt: outbox.attempts,
        reportToken: outbox.reportToken,
        mailId: outbox.mailId,
      },
    })
  return row ? { ...row, reportToken: row.reportToken ?? token } : null
}

/** Whether a mail of ours was given this address for reports. */
export async function hasReportToken(db: SystemDatabase, token: string): Promise<boolean> {
  const found = await db.orm.select({ id: outbox.id }).from(outbox).where(eq(outbox.reportToken, token))
  return found.length > 0
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

/** Ends a try; false for one that a later try has overtaken, which changes nothing. */
export async function endTry(
  db: SystemDatabase,
  mail: ClaimedMail,
  end: { status: Exclude<OutboxStatus, 'sending'>; error: string | null; now: Date },
): Promise<boolean> {
  const ended = await db.orm
    .update(outbox)
    .set({
      status: end.status,
      lastError: end.error,
      ...(end.status === 'sent' ? { sentAt: end.now } : {}),
    })
    .where(and(eq(outbox.id, mail.id), eq(outbox.status, 'sending'), eq(outbox.attempts, mail.attempt)))
    .returning({ id: outbox.id })
  return ended.length > 0
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

/**
 * A mail came back: it failed after all. Answers it; null for none of ours, and for one of which that is known.
 */
export async function failReported(
  db: SystemDatabase,
  token: string,
  { error, isPassing }: { error: string; isPassing: boolean },
): Promise<QueuedMail | null> {
  // One that waits to go again is not failed by the report that put it back.
  const open: OutboxStatus[] = isPassing ? ['sent'] : ['queued', 'sending', 'sent']
  const [mail] = await db.orm
    .update(outbox)
    .set({ status: 'failed', lastError: error.slice(0, 500) })
    .where(and(eq(outbox.reportToken, token), inArray(outbox.status, open)))
    .returning(told)
  return mail ?? null
}

/** A mail came back that may arrive later: it goes again after its next delay. False where it has had all its tries. */
export async function retryReported(
  db: SystemDatabase,
  token: string,
  { error, now }: { error: string; now: Date },
): Promise<boolean> {
  const again = await db.orm
    .update(outbox)
    .set({ status: 'queued', lastError: error.slice(0, 500), triedAt: now, sentAt: null })
    .where(and(eq(outbox.reportToken, token), eq(outbox.status, 'sent'), lt(outbox.attempts, MAX_TRIES)))
    .returning({ id: outbox.id })
  return again.length > 0
}

function isInDoubt(now: Date) {
  const before = new Date(now.getTime() - DOUBT_AFTER_MS)
  return and(eq(outbox.status, 'sending'), lt(outbox.triedAt, before))
}
