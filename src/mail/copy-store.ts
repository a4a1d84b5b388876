// The only SQL of copies: the same mail, come again while its deliveries wait for proof or are not done (agents.md 1.6).
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { jsonText } from '../../db/schema/json.ts'
import { mailCopies, mails, type StoredEnvelope } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import type { TopHeaders } from './top-headers.ts'

/** One arrival of a mail: how it came, and where its bytes are. */
export interface MailCopy {
  source: string
  envelope: StoredEnvelope
  /** Name of its object in the mail store. */
  object: string
  size: number
  receivedAt: Date
}

export interface KeptCopy extends MailCopy {
  id: number
}

export interface NewCopy extends MailCopy {
  mailId: number
}

/** The delivery is not at an end. */
const isOpen = `status in ('received', 'processing')`

/**
 * It ended without anything proved of its sender: held for that, or ignored as a machine's before it was asked.
 * What a person let through, rejected, or left until it was dropped stays decided.
 */
const isUnproved = `((status = 'held' and trust = 'unverified' and not released)
  or (status = 'ignored' and trust is null))`

/** Of these mails those that a further copy for these recipients says nothing new to. */
export async function settledFor(
  db: SystemDatabase,
  again: readonly { mailId: number; recipients: readonly string[] }[],
): Promise<Set<number>> {
  const { rows } = await db.query(
    `select again.mail_id from jsonb_to_recordset($1::jsonb) as again (mail_id int, recipients text[])
     where not exists (select 1 from deliveries where deliveries.mail_id = again.mail_id and (${isOpen} or ${isUnproved}))
       and again.recipients <@ array(select recipient from deliveries where deliveries.mail_id = again.mail_id)`,
    [jsonText(again.map(({ mailId, recipients }) => ({ mail_id: mailId, recipients })))],
  )
  return new Set(rows.map((row) => Number(row.mail_id)))
}

/**
 * In the transaction that added the copies' further deliveries. Keeps those that an open delivery has to look at, and
 * opens the deliveries again that they may prove. Answers these deliveries, and the objects that are kept.
 */
export async function keepCopies(
  db: SystemDatabase,
  copies: readonly NewCopy[],
): Promise<{ deliveries: number[]; objects: Set<string> }> {
  const mailIds = [...new Set(copies.map((copy) => copy.mailId))].sort((a, b) => a - b)
  // A delivery that is being held meanwhile either sees the copy or is seen as held.
  await db.query('select id from mails where id = any($1) order by id for update', [mailIds])
  const named = copies.flatMap(({ mailId, envelope }) =>
    envelope.rcptTo.map((recipient) => ({ mailId, recipient: recipient.toLowerCase() })),
  )
  const opened = await db.query(
    `update deliveries set status = 'received', reason = null, attempts = 0, finished_at = null, updated_at = now()
     from (select distinct * from unnest($1::int[], $2::text[])) as named (mail_id, recipient)
     where deliveries.mail_id = named.mail_id and deliveries.recipient = named.recipient and ${isUnproved}
     returning deliveries.id`,
    [named.map((one) => one.mailId), named.map((one) => one.recipient)],
  )
  const open = await db.query(
    `select distinct mail_id from deliveries where mail_id = any($1) and ${isOpen}`,
    [mailIds],
  )
  const openMails = new Set(open.rows.map((row) => Number(row.mail_id)))
  const needed = copies.filter((copy) => openMails.has(copy.mailId))
  if (needed.length > 0) {
    await db.orm
      .insert(mailCopies)
      .values([...needed])
      .onConflictDoNothing()
  }
  return {
    deliveries: opened.rows.map((row) => Number(row.id)),
    objects: new Set(needed.map((copy) => copy.object)),
  }
}

const cameFor = (recipient: string) =>
  sql`lower(${mailCopies.envelope} ->> 'rcptTo')::jsonb ? ${recipient.toLowerCase()}`

/** Those that came for the recipient, oldest first, at most `limit`. */
export function copiesFor(
  db: SystemDatabase,
  { mailId, recipient }: { mailId: number; recipient: string },
  limit: number,
): Promise<KeptCopy[]> {
  return db.orm
    .select()
    .from(mailCopies)
    .where(and(eq(mailCopies.mailId, mailId), cameFor(recipient)))
    .orderBy(asc(mailCopies.id))
    .limit(limit)
}

/** The copy becomes the mail, and what was the mail a copy; nothing where somebody did so meanwhile. */
export async function promoteCopy(
  db: SystemDatabase,
  mail: MailCopy & { id: number },
  { copy, headers }: { copy: KeptCopy; headers: TopHeaders },
): Promise<void> {
  await db.transaction(async () => {
    const taken = await db.orm
      .update(mails)
      .set({ ...arrivalOf(copy), ...headers })
      .where(and(eq(mails.id, mail.id), eq(mails.object, mail.object)))
      .returning({ id: mails.id })
    if (taken.length > 0)
      await db.orm.update(mailCopies).set(arrivalOf(mail)).where(eq(mailCopies.id, copy.id))
  })
}

const arrivalOf = ({ source, envelope, object, size, receivedAt }: MailCopy): MailCopy => {
  return { source, envelope, object, size, receivedAt }
}

/** Copies that proved nothing; answers the objects that are nobody's any more. */
export async function dropCopies(db: SystemDatabase, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db.orm
    .delete(mailCopies)
    .where(inArray(mailCopies.id, [...ids]))
    .returning({ object: mailCopies.object })
  return rows.map((row) => row.object)
}

/** Copies of mails whose deliveries are all at an end; answers their objects. */
export async function dropSpentCopies(db: SystemDatabase): Promise<string[]> {
  const { rows } = await db.query(
    `delete from mail_copies as copy
     where not exists (select 1 from deliveries where deliveries.mail_id = copy.mail_id and ${isOpen}) returning object`,
  )
  return rows.map((row) => String(row.object))
}
