// Threads: which conversation a mail belongs to, who takes part, and the reply addresses bound to it.
import { and, desc, eq, gt, sql } from 'drizzle-orm'
import { recordReplyAddresses } from '../../db/schema/comments.ts'
import { replyAddresses, threadMessages, threadParticipants, threads } from '../../db/schema/mails.ts'
import { users } from '../../db/schema/users.ts'
import { type ActingDatabase, asSystem, type SystemDatabase } from '../kit/db/acting-database.ts'
import type { Database } from '../kit/db/database.ts'
import { prepared } from '../kit/db/prepared.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'
import { threadsOfJoinedToken } from './joined-reply-store.ts'
import { newReplyToken } from './reply-token.ts'
import { mayNotAct } from './standing-store.ts'
import type { ThreadRow } from './thread-row.ts'

const byToken = prepared<{ thread: ThreadRow; userId: number }[], { token: string }>((orm) =>
  orm
    .select({ thread: threads, userId: replyAddresses.userId })
    .from(replyAddresses)
    .innerJoin(threads, eq(threads.id, replyAddresses.threadId))
    .where(eq(replyAddresses.token, sql.placeholder('token'))),
)

const byRecordToken = prepared<{ thread: ThreadRow; userId: number }[], { token: string }>((orm) =>
  orm
    .select({ thread: threads, userId: recordReplyAddresses.userId })
    .from(recordReplyAddresses)
    .innerJoin(threads, eq(threads.id, recordReplyAddresses.threadId))
    .where(eq(recordReplyAddresses.token, sql.placeholder('token'))),
)

/** Of a reply address: the thread's own, that of a record in it, or that of a receipt which tells of several threads. */
export async function threadsOfToken(db: Database, scope: SystemScope, token: string): Promise<ThreadRow[]> {
  const [found] = await byToken(db, { token })
  const [single] = found ? [found] : await byRecordToken(db, { token })
  return single ? [single.thread] : threadsOfJoinedToken(asSystem(db, scope), token)
}

/** Who was removed from the company of a thread takes part no more, even where a later mail named them. */
const mayStill = sql`not ${mayNotAct('thread_participants.user_id', 'threads.company_id')}`

const takesPart = and(
  eq(threadParticipants.threadId, threads.id),
  eq(threadParticipants.userId, sql.placeholder('userId')),
  mayStill,
)

const participation = prepared<{ userId: number }[], { threadId: number; userId: number }>((orm) =>
  orm
    .select({ userId: threadParticipants.userId })
    .from(threads)
    .innerJoin(threadParticipants, takesPart)
    .where(eq(threads.id, sql.placeholder('threadId'))),
)

export async function isParticipant(db: SystemDatabase, threadId: number, userId: number): Promise<boolean> {
  const rows = await participation(db, { threadId, userId })
  return rows.length > 0
}

/** Whether somebody of that first name takes part: then the name is theirs, before it is an agent's. */
export async function hasParticipantNamed(
  db: SystemDatabase,
  threadId: number,
  name: string,
): Promise<boolean> {
  const rows = await db.orm
    .select({ id: users.id })
    .from(threadParticipants)
    .innerJoin(users, eq(users.id, threadParticipants.userId))
    .where(
      and(eq(threadParticipants.threadId, threadId), sql`lower(${users.firstName}) = ${name.toLowerCase()}`),
    )
    .limit(1)
  return rows.length > 0
}

const byMessages = prepared<
  { thread: ThreadRow; messageId: string }[],
  { messageIds: readonly string[]; userId: number }
>((orm) =>
  orm
    .select({ thread: threads, messageId: threadMessages.messageId })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(threadParticipants, takesPart)
    .where(sql`${threadMessages.messageId} = any(${sql.placeholder('messageIds')}::text[])`)
    .orderBy(desc(threads.lastMailAt)),
)

/** The thread, among those the sender takes part in, that holds one of the messages; the latest named wins. */
export async function threadOfMessages(
  db: SystemDatabase,
  messageIds: readonly string[],
  { userId, agentType }: { userId: number; agentType: string | null },
): Promise<ThreadRow | null> {
  if (messageIds.length === 0) return null
  const rows = await byMessages(db, { messageIds, userId })
  const fitting = rows.filter((row) => agentType === null || row.thread.agentType === agentType)
  for (const messageId of [...messageIds].reverse()) {
    const found = fitting.find((row) => row.messageId === messageId)
    if (found) return found.thread
  }
  return null
}

export interface SubjectQuestion {
  baseSubject: string
  userId: number
  agentType: string
  now: Date
  /** How fresh the thread has to be. */
  days: number
}

/** Only among the sender's own threads of the last days, and of the same agent (MAIL-27). */
export async function threadOfSubject(
  db: SystemDatabase,
  { baseSubject, userId, agentType, now, days }: SubjectQuestion,
): Promise<ThreadRow | null> {
  const since = new Date(now.getTime() - days * 24 * 60 * 60_000)
  const rows = await db.orm
    .select({ thread: threads })
    .from(threads)
    .innerJoin(
      threadParticipants,
      and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, userId), mayStill),
    )
    .where(
      and(
        eq(threads.baseSubject, baseSubject),
        eq(threads.agentType, agentType),
        gt(threads.lastMailAt, since),
      ),
    )
    .orderBy(desc(threads.lastMailAt))
    .limit(1)
  return rows[0]?.thread ?? null
}

export interface NewThread {
  agentType: string
  instanceId: number | null
  companyId: number | null
  ownerId: number | null
  baseSubject: string
}

/** A mail in a thread: its Message-ID, and the people who take part from then on. */
export interface ThreadMail {
  messageId: string | null
  userIds: readonly number[]
  at: Date
}

/** A thread with its first mail, in one statement. Answers its id. */
export async function createThread(db: ActingDatabase, thread: NewThread, mail: ThreadMail): Promise<number> {
  const { agentType, instanceId, companyId, ownerId, baseSubject } = thread
  const { rows } = await db.query(
    `with thread as (
       insert into threads (agent_type, instance_id, company_id, owner_id, base_subject, created_at, last_mail_at)
       values ($1, $2, $3, $4, $5, $6, $6) returning id),
     message as (
       insert into thread_messages (message_id, thread_id)
       select $7, id from thread where $7::text is not null),
     people as (
       insert into thread_participants (thread_id, user_id)
       select distinct thread.id, person from thread, unnest($8::int[]) as person)
     select id from thread`,
    [agentType, instanceId, companyId, ownerId, baseSubject, mail.at, mail.messageId, mail.userIds],
  )
  const id = rows[0]?.id
  if (typeof id !== 'number') throw new Error('the thread was not made')
  return id
}

/** A further mail of a thread, in one statement; what is there already stays. */
export async function addToThread(
  db: ActingDatabase,
  threadId: number,
  { messageId, userIds, at }: ThreadMail,
): Promise<void> {
  await db.query(
    `with message as (
       insert into thread_messages (message_id, thread_id)
       select $2, $1 where $2::text is not null on conflict do nothing),
     people as (
       insert into thread_participants (thread_id, user_id)
       select distinct $1::int, person from unnest($3::int[]) as person on conflict do nothing)
     update threads set last_mail_at = $4 where id = $1`,
    [threadId, messageId, userIds, at],
  )
}

export interface ReplyAddress {
  /** Its local part: 130 random bits. */
  token: string
  /** The person wants no more mail about the thread. */
  stopped: boolean
}

/** As a part of a statement on reply_addresses. */
const hasStopped = sql<boolean>`exists (select 1 from thread_participants person where person.stopped
  and person.thread_id = reply_addresses.thread_id and person.user_id = reply_addresses.user_id)`

const insertAddress = prepared<ReplyAddress[], { token: string; threadId: number; userId: number }>((orm) =>
  orm
    .insert(replyAddresses)
    .values({
      token: sql.placeholder('token'),
      threadId: sql.placeholder('threadId'),
      userId: sql.placeholder('userId'),
    })
    // The one that is there is kept, and given back.
    .onConflictDoUpdate({
      target: [replyAddresses.threadId, replyAddresses.userId],
      set: { threadId: sql`excluded.thread_id` },
    })
    .returning({ token: replyAddresses.token, stopped: hasStopped }),
)

/** The person's reply address for the thread, made once. */
export async function replyAddressFor(
  db: ActingDatabase,
  threadId: number,
  userId: number,
): Promise<ReplyAddress> {
  const [address] = await insertAddress(db, { token: newReplyToken(), threadId, userId })
  if (!address) throw new Error('the reply address was not made')
  return address
}

/** `#stop`: the person gets no more mail about the thread. */
export async function stopFollowing(db: Database, scope: Scope, threadId: number): Promise<void> {
  await db.orm
    .update(threadParticipants)
    .set({ stopped: true })
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, scope.userId)))
}

/** As above, by the link in a mail, for a person without a session. */
export async function stopFollowingOf(db: SystemDatabase, threadId: number, userId: number): Promise<void> {
  await db.orm
    .update(threadParticipants)
    .set({ stopped: true })
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, userId)))
}
