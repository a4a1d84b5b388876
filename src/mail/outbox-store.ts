// The outbox in the database: mails that go out, each made once, claimed by one sender at a time.
import { and, desc, eq, isNull, lt, or } from 'drizzle-orm'
import { jsonText } from '../../db/schema/json.ts'
import { type OutboxStatus, outbox } from '../../db/schema/mails.ts'
import { type ActingDatabase, actingAs, asSystem, type SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { insertionText } from '../kit/db/rows-statement.ts'
import { AppError } from '../kit/errors.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'
import { isMailKind, type MailKind } from './mail-kinds.ts'
import { countThirdParty } from './outbox-limit-store.ts'

export interface NewOutboxMail {
  /** What it answers or why it is sent, such as `receipt:17:anna@example.com`: a second one is never made. */
  key: string
  kind: MailKind
  /** Without angle brackets. */
  messageId: string
  recipient: string
  subject: string
  text: string
  raw: string
  /** Carries a security link: shown to the server's owner only (AUTH-29). */
  isSecret?: boolean
  /** The person it goes to, and the one whose agent sends it. */
  toUserId?: number | null
  ownerId?: number | null
  companyId?: number | null
  mailId?: number | null
  /** The mail becomes one of the thread's. */
  threadId?: number | null
  /** The person whose mail causes this one to somebody else; it counts among the 200 a day (agents.md 1.9). */
  causedBy?: number
  at: Date
}

/** What a person may see of a mail that went out. */
export interface OutboxMail {
  id: number
  kind: string
  status: OutboxStatus
  recipient: string
  subject: string
  text: string
  threadId: number | null
  mailId: number | null
  attempts: number
  lastError: string | null
  createdAt: Date
  sentAt: Date | null
}

/** For the server's owner: all of them, with the message itself. */
export interface OwnersOutboxMail extends OutboxMail {
  messageId: string
  isSecret: boolean
  raw: string
}

const visible = {
  id: outbox.id,
  kind: outbox.kind,
  status: outbox.status,
  recipient: outbox.recipient,
  subject: outbox.subject,
  text: outbox.text,
  threadId: outbox.threadId,
  mailId: outbox.mailId,
  attempts: outbox.attempts,
  lastError: outbox.lastError,
  createdAt: outbox.createdAt,
  sentAt: outbox.sentAt,
}

const columns = [
  ...(['key', 'kind', 'messageId', 'recipient', 'subject', 'text', 'raw'] as const),
  ...(['isSecret', 'toUserId', 'ownerId', 'companyId', 'mailId', 'threadId'] as const),
  ...(['causedById', 'status', 'createdAt'] as const),
]

/** With each mail its place in its thread: an answer to it belongs there too. */
const inserting = (onConflict: string) => `
  with made as (
    ${insertionText(outbox, columns, `${onConflict} returning id, message_id, thread_id`)}),
  placed as (
    insert into thread_messages (message_id, thread_id)
    select message_id, thread_id from made where thread_id is not null on conflict do nothing)
  select id from made`

const insertNew = inserting('on conflict do nothing')
const insertKept = inserting('on conflict (key) do nothing')

/** Throws for a kind that nobody has listed with its bound. */
function rowOf({ at, causedBy, isSecret = false, ...given }: NewOutboxMail, status: OutboxStatus) {
  if (!isMailKind(given.kind)) throw new Error(`mails of the kind ${String(given.kind)} are not listed`)
  return { ...given, causedById: causedBy ?? null, isSecret, status, createdAt: at }
}

/**
 * Queues within the caller's transaction and answers the id; null when a mail with this key is there already.
 * Throws AppError `too_many` where `causedBy` has used up the day: ask thirdPartyLeft before.
 */
export async function queueMail(
  db: Database,
  scope: SystemScope | Scope,
  mail: NewOutboxMail,
): Promise<number | null> {
  const { at, causedBy } = mail
  return db.transaction(async () => {
    const { rows } = await db.query(insertNew, [jsonText([rowOf(mail, 'queued')])])
    const id = rows[0]?.id
    if (typeof id !== 'number') return alreadyThere(db, scope, mail)
    if (causedBy !== undefined && !(await countThirdParty(db, scope, causedBy, at))) {
      await db.orm.delete(outbox).where(eq(outbox.id, id))
      throw new AppError('too_many', 'You have sent mail to as many other people today as one person may')
    }
    return id
  })
}

/** Where there is no relay to send it: kept with the commit, for the app to show; a second one with its key is not. */
export async function keepNewMail(db: SystemDatabase, mail: Omit<NewOutboxMail, 'causedBy'>): Promise<void> {
  await db.beforeCommit(() => ({ text: insertKept, rows: [rowOf(mail, 'kept')] }))
}

/** Null where the mail is there; any other conflict, such as a Message-ID used twice, would lose a mail silently. */
async function alreadyThere(db: Database, scope: SystemScope | Scope, mail: NewOutboxMail): Promise<null> {
  if (!(await hasMail(actingAs(db, scope), mail.key)))
    throw new AppError('conflict', 'Another mail to this recipient has this Message-ID')
  return null
}

/** Whether a mail with this key was made. */
export async function hasMail(db: ActingDatabase, key: string): Promise<boolean> {
  const found = await db.orm.select({ id: outbox.id }).from(outbox).where(eq(outbox.key, key)).limit(1)
  return found.length > 0
}

export interface OutboxPage {
  /** Newest first, older than this id. */
  before?: number
  limit: number
}

/**
 * Mails to the person and from the person's own agents; never those with security links (AUTH-29).
 * In a company's context those of that company. Outside of it mails to the person are theirs whoever sent
 * them, but what a company's agent sent to others stays in the company.
 */
export function listOwnMails(db: Database, scope: Scope, page: OutboxPage): Promise<OutboxMail[]> {
  return db.orm
    .select(visible)
    .from(outbox)
    .where(and(ownedBy(scope), olderThan(page)))
    .orderBy(desc(outbox.id))
    .limit(page.limit)
}

/** Null where there is none that the person may see. */
export async function findOwnMail(db: Database, scope: Scope, id: number): Promise<OutboxMail | null> {
  const rows = await db.orm
    .select(visible)
    .from(outbox)
    .where(and(eq(outbox.id, id), ownedBy(scope)))
  return rows[0] ?? null
}

/** All mails, with their links: for `mailcrew outbox` alone. */
export function listAllMails(db: SystemDatabase, page: OutboxPage): Promise<OwnersOutboxMail[]> {
  return db.orm
    .select({ ...visible, messageId: outbox.messageId, isSecret: outbox.isSecret, raw: outbox.raw })
    .from(outbox)
    .where(olderThan(page))
    .orderBy(desc(outbox.id))
    .limit(page.limit)
}

/** One of them; null where there is none. */
export async function findAnyMail(
  db: Database,
  scope: SystemScope,
  id: number,
): Promise<OwnersOutboxMail | null> {
  const [mail] = await listAllMails(asSystem(db, scope), { before: id + 1, limit: 1 })
  return mail?.id === id ? mail : null
}

function ownedBy(scope: Scope) {
  const toThem = eq(outbox.toUserId, scope.userId)
  const fromTheirs = eq(outbox.ownerId, scope.userId)
  const own =
    scope.companyId === 0
      ? or(toThem, and(fromTheirs, isNull(outbox.companyId)))
      : and(or(toThem, fromTheirs), eq(outbox.companyId, scope.companyId))
  return and(own, eq(outbox.isSecret, false))
}

function olderThan(page: OutboxPage) {
  return page.before === undefined ? undefined : lt(outbox.id, page.before)
}
