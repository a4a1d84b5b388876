// The rows of stored mails: claimed once by key, with a delivery for each recipient and the copies that may still
// prove more, in one transaction.
import { and, eq, gt, inArray, lt } from 'drizzle-orm'
import { mails, type StoredEnvelope } from '../../../db/schema/mails.ts'
import { asSystem, type SystemDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { keepCopies, settledFor } from '../copy-store.ts'
import { type MailKey, sameWithin } from '../mail-key.ts'
import type { TopHeaders } from '../top-headers.ts'
import { FairShares, senderOf } from './fair-shares.ts'

/** All that is kept of a mail beside its raw bytes. */
export interface ArrivedMail {
  key: MailKey
  traceId: string
  source: string
  envelope: StoredEnvelope
  object: string
  size: number
  headers: TopHeaders
  receivedAt: Date
}

/** Puts deliveries in the queue, in the open transaction; a lower priority comes later. */
export type EnqueueDeliveries = (deliveryIds: number[], priority?: number) => Promise<void>

export interface StoredBatch {
  /** Objects of mails that were there already and need no copy: they may be deleted. */
  spareObjects: string[]
  newMails: number
  newMailIds: number[]
  newDeliveries: number
}

export interface IntakeStore {
  /** Which of the mails are known and settled, each with the name of its object; the rest need one. */
  knownObjects(mails: readonly ArrivedMail[]): Promise<Map<ArrivedMail, string>>
  /** All mails with their deliveries and the queue's jobs commit together or not at all. `known` have no object of theirs. */
  save(mails: readonly ArrivedMail[], known: ReadonlyMap<ArrivedMail, string>): Promise<StoredBatch>
  isReachable(): Promise<boolean>
}

export function intakeStore(
  db: Database,
  scope: SystemScope,
  enqueueDeliveries: EnqueueDeliveries,
): IntakeStore {
  const shares = new FairShares()
  return {
    knownObjects: (arrived) => knownObjects(db, scope, arrived),
    save: (arrived, known) =>
      db.transaction(() => save(db, scope, { arrived, known, shares, enqueueDeliveries })),
    async isReachable() {
      return db.query('select 1').then(
        () => true,
        () => false,
      )
    },
  }
}

async function knownObjects(
  db: Database,
  scope: SystemScope,
  arrived: readonly ArrivedMail[],
): Promise<Map<ArrivedMail, string>> {
  const found = new Map<ArrivedMail, MailRow>()
  const rows = await db.orm
    .select(rowColumns)
    .from(mails)
    .where(inArray(mails.key, arrived.map(rowKey)))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  for (const mail of arrived) {
    const row = byKey.get(rowKey(mail)) ?? (mail.key.lasting ? null : await sameOfTheDay(db, mail))
    if (row) found.set(mail, row)
  }
  if (found.size === 0) return new Map()
  const again = [...found].map(([mail, row]) => ({ mailId: row.id, recipients: recipientsOf(mail) }))
  const settled = await settledFor(asSystem(db, scope), again)
  // A mail with its own object is in the store already: its record was read from the journal twice.
  const known = [...found].filter(([mail, row]) => row.object === mail.object || settled.has(row.id))
  return new Map(known.map(([mail, row]) => [mail, row.object]))
}

/** When the same mail came before; null for a new one. */
export async function cameBefore(db: SystemDatabase, mail: ArrivedMail): Promise<Date | null> {
  const same = mail.key.lasting ? await byRowKey(db, mail) : await sameOfTheDay(db, mail)
  return same?.receivedAt ?? null
}

async function byRowKey(db: Database, mail: ArrivedMail): Promise<MailRow | null> {
  const [row] = await db.orm
    .select(rowColumns)
    .from(mails)
    .where(eq(mails.key, rowKey(mail)))
  return row ?? null
}

const rowColumns = { id: mails.id, key: mails.key, object: mails.object, receivedAt: mails.receivedAt }
type MailRow = Pick<typeof mails.$inferSelect, keyof typeof rowColumns>

const recipientsOf = ({ envelope }: ArrivedMail) => envelope.rcptTo.map((one) => one.toLowerCase())

async function save(
  db: Database,
  scope: SystemScope,
  {
    arrived,
    known,
    shares,
    enqueueDeliveries,
  }: {
    arrived: readonly ArrivedMail[]
    known: ReadonlyMap<ArrivedMail, string>
    shares: FairShares
    enqueueDeliveries: EnqueueDeliveries
  },
): Promise<StoredBatch> {
  const keys = new Map<ArrivedMail, string>()
  for (const mail of arrived.filter((one) => one.key.lasting)) keys.set(mail, rowKey(mail))
  const inserted = await insertMails(db, [...keys.keys()])
  for (const mail of byHash(arrived.filter((one) => !one.key.lasting))) {
    const { key, isNew } = await claimForADay(db, mail)
    keys.set(mail, key)
    if (isNew) inserted.add(mail.object)
  }
  const rows = await db.orm
    .select(rowColumns)
    .from(mails)
    .where(inArray(mails.key, [...keys.values()]))
  const byKey = new Map(rows.map((row) => [row.key, row]))
  const stored = arrived.flatMap((mail) => {
    const row = byKey.get(keys.get(mail) ?? '')
    return row ? [{ mail, row }] : []
  })
  const newDeliveries = await insertDeliveries(
    db,
    stored.flatMap(({ mail, row }) => recipientsOf(mail).map((recipient) => ({ mailId: row.id, recipient }))),
  )
  const copies = stored
    .filter(({ mail, row }) => row.object !== mail.object && !known.has(mail))
    .map(({ mail: { source, envelope, object, size, receivedAt }, row }) => ({
      ...{ mailId: row.id, source, envelope, object, size, receivedAt },
    }))
  const again = copies.length > 0 ? await keepCopies(asSystem(db, scope), copies) : null
  const byRow = new Map(stored.map(({ mail, row }) => [row.id, mail]))
  const byPriority = new Map<number, number[]>()
  const enqueue = (id: number, priority: number) =>
    byPriority.set(priority, [...(byPriority.get(priority) ?? []), id])
  for (const { id, mailId } of newDeliveries) {
    const mail = byRow.get(mailId)
    enqueue(id, mail ? shares.priorityOf(senderOf(mail.headers.fromAddress), mail.receivedAt.getTime()) : 0)
  }
  for (const id of again?.deliveries ?? []) enqueue(id, 0)
  for (const [priority, ids] of byPriority) await enqueueDeliveries(ids, priority)
  const kept = new Set([...rows.map((row) => row.object), ...(again?.objects ?? [])])
  const spareObjects = arrived.map((mail) => mail.object).filter((object) => !kept.has(object))
  const newMailIds = rows.filter(({ object }) => inserted.has(object)).map(({ id }) => id)
  return { spareObjects, newMails: inserted.size, newMailIds, newDeliveries: newDeliveries.length }
}

/** Returns the objects of the mails that were new. */
async function insertMails(db: Database, arrived: readonly ArrivedMail[]): Promise<Set<string>> {
  if (arrived.length === 0) return new Set()
  const rows = await db.orm
    .insert(mails)
    .values(arrived.map((mail) => rowOf(mail, rowKey(mail))))
    .onConflictDoNothing({ target: mails.key })
    .returning({ object: mails.object })
  return new Set(rows.map((row) => row.object))
}

function rowOf(mail: ArrivedMail, key: string): typeof mails.$inferInsert {
  const { traceId, source, envelope, object, size, headers, receivedAt } = mail
  return { key, traceId, source, envelope, object, size, receivedAt, ...headers }
}

/** One recipient at most once a mail; the same mail for a further one adds that delivery only. */
async function insertDeliveries(
  db: Database,
  deliveries: { mailId: number; recipient: string }[],
): Promise<{ id: number; mailId: number }[]> {
  const { rows } = await db.query(
    `insert into deliveries (mail_id, recipient)
     select distinct * from unnest($1::int[], $2::text[])
     on conflict (mail_id, recipient) do nothing returning id, mail_id`,
    [deliveries.map((delivery) => delivery.mailId), deliveries.map((delivery) => delivery.recipient)],
  )
  return rows.map((row) => ({ id: Number(row.id), mailId: Number(row.mail_id) }))
}

/**
 * A mail without Message-ID is compared by time, so that a redelivery just after midnight is still the same
 * mail. Its row's key has the day in it: within a day all are the same anyhow, the days before and after are
 * looked at with the clock. The lock lets no other process claim it between the look and the insert.
 */
async function claimForADay(db: Database, mail: ArrivedMail): Promise<{ key: string; isNew: boolean }> {
  await db.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [mail.key.hash])
  const same = await sameOfTheDay(db, mail)
  if (same) return { key: same.key, isNew: false }
  const key = rowKey(mail)
  await db.orm.insert(mails).values(rowOf(mail, key))
  return { key, isNew: true }
}

async function sameOfTheDay(db: Database, mail: ArrivedMail): Promise<MailRow | null> {
  const time = mail.receivedAt.getTime()
  const [row] = await db.orm
    .select(rowColumns)
    .from(mails)
    .where(
      and(
        inArray(
          mails.key,
          [-1, 0, 1].map((days) => dayKey(mail, days)),
        ),
        gt(mails.receivedAt, new Date(time - sameWithin)),
        lt(mails.receivedAt, new Date(time + sameWithin)),
      ),
    )
    .orderBy(mails.receivedAt)
    .limit(1)
  return row ?? null
}

function rowKey(mail: ArrivedMail): string {
  return mail.key.lasting ? mail.key.hash : dayKey(mail, 0)
}

/** '@' is in no base64url text, so the two forms of key cannot meet. */
function dayKey(mail: ArrivedMail, days: number): string {
  return `${mail.key.hash}@${Math.floor(mail.receivedAt.getTime() / sameWithin) + days}`
}

/** Locks are always taken in one order, so that two processes cannot wait for each other. */
function byHash(arrived: ArrivedMail[]): ArrivedMail[] {
  return arrived.toSorted((a, b) => (a.key.hash < b.key.hash ? -1 : 1))
}
