// Deliveries in the database, moved through their statuses.
import { type AnyColumn, and, eq, gt, inArray, lt, type SQL, sql } from 'drizzle-orm'
import {
  type DeliveryStatus,
  deliveries,
  mails,
  type StoredTally,
  type TraceStep,
  type Trust,
} from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { prepared } from '../kit/db/prepared.ts'
import { type RowsStatement, updateById } from '../kit/db/rows-statement.ts'

type WholeDelivery = typeof deliveries.$inferSelect
type WholeMail = typeof mails.$inferSelect

export const deliveryColumns = {
  id: deliveries.id,
  mailId: deliveries.mailId,
  recipient: deliveries.recipient,
  trace: deliveries.trace,
  attempts: deliveries.attempts,
  senderId: deliveries.senderId,
  companyId: deliveries.companyId,
  trust: deliveries.trust,
  released: deliveries.released,
  releasedBy: deliveries.releasedBy,
}

export const mailColumns = {
  id: mails.id,
  key: mails.key,
  traceId: mails.traceId,
  source: mails.source,
  envelope: mails.envelope,
  object: mails.object,
  size: mails.size,
  fromAddress: mails.fromAddress,
  subject: mails.subject,
  receivedAt: mails.receivedAt,
  commandsOnly: mails.commandsOnly,
}

/** What has to be known to process a delivery; its other columns tell what became of it. */
export type DeliveryRow = Pick<WholeDelivery, keyof typeof deliveryColumns>
export type MailRow = Pick<WholeMail, keyof typeof mailColumns>

export interface ClaimedDelivery {
  delivery: DeliveryRow
  mail: MailRow
  /** Mails of its address that came to its recipient since `since`, itself among them; counted up to 1,000 (agents.md 1.9). */
  recent: number
  /** A mail that this one answers is itself not processed yet: the answer has to wait for it. */
  answersOpenMail: boolean
  /** The mail came more than once, and another copy may prove more than this one (agents.md 1.6). */
  hasCopies: boolean
}

const MOST_COUNTED = 1_000

/**
 * Said by what it is not, so that the index of open deliveries is not used where one is named: in a backlog it
 * has thousands of them, and the statement would read them all.
 */
const isOpen = (status: AnyColumn | SQL) => sql`${status} not in ('processed', 'held', 'ignored', 'failed')`

const recent = sql<number>`(select count(*)::int from (
  select 1 from mails m join deliveries d on d.mail_id = m.id
  where m.from_address = ${mails.fromAddress} and d.recipient = ${deliveries.recipient}
    and m.received_at > ${sql.placeholder('since')}::timestamptz
  limit ${sql.raw(String(MOST_COUNTED))}) as recent)`

/** `offset 0`: the mails that it names are looked up first, and not all open deliveries however many wait. */
const answersOpenMail = sql<boolean>`(${mails.inReplyTo} is not null or cardinality(${mails.references}) > 0)
  and exists (
    select 1 from (
      select id from mails m where m.message_id = any(${mails.references} || ${mails.inReplyTo}) offset 0
    ) m join deliveries d on d.mail_id = m.id
    where m.id <> ${mails.id} and ${isOpen(sql`d.status`)})`

const hasCopies = sql<boolean>`exists (select 1 from mail_copies c where c.mail_id = ${mails.id})`

/**
 * Until the statement's own commit: a claim that a power cut takes back is no loss, since its delivery stands as it
 * came and its job is tried again; so nobody waits for the disk here.
 */
const unflushed = sql<string>`set_config('synchronous_commit', 'off', true)`

const claim = prepared<(ClaimedDelivery & { unflushed: string })[], { id: number; since: string }>((orm) =>
  orm
    .update(deliveries)
    .set({ status: 'processing', attempts: sql`${deliveries.attempts} + 1`, updatedAt: sql`now()` })
    .from(mails)
    .where(
      and(
        eq(deliveries.id, sql.placeholder('id')),
        eq(mails.id, deliveries.mailId),
        isOpen(deliveries.status),
      ),
    )
    .returning({
      delivery: deliveryColumns,
      mail: mailColumns,
      recent,
      answersOpenMail,
      hasCopies,
      unflushed,
    }),
)

/** Null for one that is gone. */
export async function findDeliveryStatus(db: SystemDatabase, id: number): Promise<string | null> {
  const rows = await db.orm
    .select({ status: deliveries.status })
    .from(deliveries)
    .where(eq(deliveries.id, id))
  return rows[0]?.status ?? null
}

/**
 * Moves it to processing and counts the attempt before anything can go wrong, and tells what has to be known
 * before it is read; null when it is finished already. Not within a transaction, whose commit has to be flushed.
 */
export async function claimDelivery(
  db: SystemDatabase,
  id: number,
  since: Date,
): Promise<ClaimedDelivery | null> {
  return db.outside(() => claimWithin(db, id, since))
}

/** As `claimDelivery`, in the open transaction. */
export async function claimWithin(
  db: SystemDatabase,
  id: number,
  since: Date,
): Promise<ClaimedDelivery | null> {
  const [claimed] = await claim(db, { id, since: since.toISOString() })
  return claimed ?? null
}

/** From now on its text is not read, whoever tries and however often. */
export async function markCommandsOnly(db: SystemDatabase, mailId: number): Promise<void> {
  await db.orm.update(mails).set({ commandsOnly: true }).where(eq(mails.id, mailId))
}

/** Back to the queue without counting the attempt. */
export async function putBack(db: SystemDatabase, id: number): Promise<void> {
  await db.orm
    .update(deliveries)
    .set({ status: 'received', attempts: sql`greatest(${deliveries.attempts} - 1, 0)` })
    .where(eq(deliveries.id, id))
}

const lock = prepared<Pick<WholeDelivery, 'status' | 'attempts'>[], { id: number }>((orm) =>
  orm
    .select({ status: deliveries.status, attempts: deliveries.attempts })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(eq(deliveries.id, sql.placeholder('id')))
    .for('update'),
)

/**
 * Locks the mail, so that of its deliveries one after the other finishes and none is added meanwhile. False when this
 * delivery is at an end, or claimed anew by now: the number of its attempt tells one claim from the next, so what
 * was slow, or does not know that it committed, changes nothing any more.
 */
export async function lockDelivery(
  db: SystemDatabase,
  { id, attempts }: Pick<DeliveryRow, 'id' | 'attempts'>,
): Promise<boolean> {
  // The delivery is locked with it, since a row that was waited for is read anew only where it is locked.
  const [row] = await lock(db, { id })
  return row?.status === 'processing' && row.attempts === attempts
}

export interface DeliveryEnd {
  status: DeliveryStatus
  reason?: string | null
  trace: TraceStep[]
  trust?: Trust | null
  senderId?: number | null
  agentType?: string | null
  instanceId?: number | null
  companyId?: number | null
  ownerId?: number | null
  threadId?: number | null
  isReply?: boolean
  made?: StoredTally[]
  changed?: StoredTally[]
  summary?: Record<string, unknown> | null
  text?: string
}

/** Written with the commit. */
export async function endDelivery(
  db: SystemDatabase,
  { id, at }: { id: number; at: Date },
  end: DeliveryEnd,
): Promise<void> {
  const isOver = end.status !== 'received' && end.status !== 'processing'
  const set = { ...end, updatedAt: at, finishedAt: isOver ? at : null }
  const ending = endingOf(Object.keys(set) as Ended[])
  await db.beforeCommit(() => ending([{ ...set, id }]))
}

type Ended = keyof DeliveryEnd | 'updatedAt' | 'finishedAt'
type Ending = (rows: readonly (Partial<Record<Ended, unknown>> & { id: number })[]) => RowsStatement

const endings = new Map<string, Ending>()

/** Deliveries end in few ways, and each way sets the same columns. */
function endingOf(fields: readonly Ended[]): Ending {
  const key = fields.join()
  const ending = endings.get(key) ?? (updateById(deliveries, fields) as Ending)
  endings.set(key, ending)
  return ending
}

/** How many mails of the address came to the recipient since then (agents.md 1.9, floods). */
export async function countFrom(
  db: SystemDatabase,
  { from, recipient, since }: { from: string; recipient: string; since: Date },
): Promise<number> {
  const rows = await db.orm
    .select({ count: sql<number>`count(*)::int` })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(and(eq(mails.fromAddress, from), eq(deliveries.recipient, recipient), gt(mails.receivedAt, since)))
  return rows[0]?.count ?? 0
}

/** Held mail that nobody let through in time is dropped (agents.md 1.6). Returns how many. */
export async function dropHeld(db: SystemDatabase, before: Date, at: Date): Promise<number> {
  const rows = await db.orm
    .update(deliveries)
    .set({
      status: 'ignored',
      reason: 'It was held for 14 days and nobody let it through',
      finishedAt: at,
      updatedAt: at,
    })
    .where(and(eq(deliveries.status, 'held'), lt(deliveries.updatedAt, before)))
    .returning({ id: deliveries.id })
  return rows.length
}

/** Deliveries that no job speaks of any more: received long ago and not begun. A second job for one is harmless. */
export async function forgottenDeliveries(db: SystemDatabase, before: Date): Promise<number[]> {
  const rows = await db.orm
    .select({ id: deliveries.id })
    .from(deliveries)
    .where(and(inArray(deliveries.status, ['received', 'processing']), lt(deliveries.updatedAt, before)))
    .limit(500)
  return rows.map((row) => row.id)
}

/** One more recipient of a mail that is here; null where it has gone there already. */
export async function addRecipient(
  db: SystemDatabase,
  mailId: number,
  recipient: string,
): Promise<number | null> {
  const [row] = await db.orm
    .insert(deliveries)
    .values({ mailId, recipient })
    .onConflictDoNothing()
    .returning({ id: deliveries.id })
  return row?.id ?? null
}
