// Threads: which conversation a mail belongs to, who takes part, and the reply addresses bound to it.
import { randomBytes } from 'node:crypto'
import { and, desc, eq, gt, inArray } from 'drizzle-orm'
import {
  mails,
  replyAddresses,
  threadMessages,
  threadParticipants,
  threads,
  works,
} from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope, SystemScope } from '../kit/scope.ts'

export type ThreadRow = typeof threads.$inferSelect

/** A subject alone joins a mail to a thread only for so long (MAIL-27). */
const SUBJECT_DAYS = 30

export async function threadOfToken(db: Database, _scope: SystemScope, token: string) {
  const rows = await db.orm
    .select({ thread: threads, userId: replyAddresses.userId })
    .from(replyAddresses)
    .innerJoin(threads, eq(threads.id, replyAddresses.threadId))
    .where(eq(replyAddresses.token, token))
  return rows[0] ?? null
}

export async function isParticipant(
  db: Database,
  _scope: SystemScope,
  threadId: number,
  userId: number,
): Promise<boolean> {
  const rows = await db.orm
    .select({ userId: threadParticipants.userId })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, userId)))
  return rows.length > 0
}

/** The thread, among those the sender takes part in, that holds one of the messages; the latest named wins. */
export async function threadOfMessages(
  db: Database,
  _scope: SystemScope,
  messageIds: readonly string[],
  userId: number,
  agentType: string | null,
): Promise<ThreadRow | null> {
  if (messageIds.length === 0) return null
  const rows = await db.orm
    .select({ thread: threads, messageId: threadMessages.messageId })
    .from(threadMessages)
    .innerJoin(threads, eq(threads.id, threadMessages.threadId))
    .innerJoin(
      threadParticipants,
      and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, userId)),
    )
    .where(inArray(threadMessages.messageId, [...messageIds]))
    .orderBy(desc(threads.lastMailAt))
  const fitting = rows.filter((row) => agentType === null || row.thread.agentType === agentType)
  for (const messageId of [...messageIds].reverse()) {
    const found = fitting.find((row) => row.messageId === messageId)
    if (found) return found.thread
  }
  return null
}

/** Only among the sender's own threads of the last days, and of the same agent (MAIL-27). */
export async function threadOfSubject(
  db: Database,
  _scope: SystemScope,
  baseSubject: string,
  userId: number,
  agentType: string,
  now: Date,
): Promise<ThreadRow | null> {
  const since = new Date(now.getTime() - SUBJECT_DAYS * 24 * 60 * 60_000)
  const rows = await db.orm
    .select({ thread: threads })
    .from(threads)
    .innerJoin(
      threadParticipants,
      and(eq(threadParticipants.threadId, threads.id), eq(threadParticipants.userId, userId)),
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

/** True while a mail that this one answers is itself not worked yet: the answer has to wait for it. */
export async function waitsForEarlier(
  db: Database,
  _scope: SystemScope,
  messageIds: readonly string[],
  mailId: number,
): Promise<boolean> {
  if (messageIds.length === 0) return false
  const rows = await db.orm
    .select({ id: mails.id })
    .from(mails)
    .innerJoin(works, eq(works.mailId, mails.id))
    .where(and(inArray(mails.messageId, [...messageIds]), inArray(works.status, ['received', 'processing'])))
    .limit(5)
  return rows.some((row) => row.id !== mailId)
}

export interface NewThread {
  agentType: string
  instanceId: number | null
  companyId: number | null
  ownerId: number | null
  baseSubject: string
}

export async function createThread(
  db: Database,
  _scope: Scope,
  thread: NewThread,
  at: Date,
): Promise<ThreadRow> {
  const [row] = await db.orm
    .insert(threads)
    .values({ ...thread, createdAt: at, lastMailAt: at })
    .returning()
  if (!row) throw new Error('the thread was not made')
  return row
}

export async function addToThread(
  db: Database,
  _scope: Scope,
  threadId: number,
  add: { messageId: string | null; userIds: readonly number[]; at: Date },
): Promise<void> {
  if (add.messageId) await addMessage(db, _scope, threadId, add.messageId)
  if (add.userIds.length > 0) {
    await db.orm
      .insert(threadParticipants)
      .values([...new Set(add.userIds)].map((userId) => ({ threadId, userId })))
      .onConflictDoNothing()
  }
  await db.orm.update(threads).set({ lastMailAt: add.at }).where(eq(threads.id, threadId))
}

/** An answer to the message belongs to the thread from then on. */
export async function addMessage(
  db: Database,
  _scope: Scope,
  threadId: number,
  messageId: string,
): Promise<void> {
  await db.orm.insert(threadMessages).values({ messageId, threadId }).onConflictDoNothing()
}

/** The local part of the person's reply address for the thread, made once: 130 random bits. */
export async function replyTokenFor(
  db: Database,
  _scope: Scope,
  threadId: number,
  userId: number,
): Promise<string> {
  const rows = await db.orm
    .insert(replyAddresses)
    .values({ token: newToken(), threadId, userId })
    // The one that is there is kept, and given back.
    .onConflictDoUpdate({
      target: [replyAddresses.threadId, replyAddresses.userId],
      set: { threadId },
    })
    .returning({ token: replyAddresses.token })
  const token = rows[0]?.token
  if (!token) throw new Error('the reply address was not made')
  return token
}

function newToken(): string {
  const alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
  return `r-${[...randomBytes(26)].map((byte) => alphabet[byte % 32]).join('')}`
}

/** `#stop`: the person gets no more mail about the thread. */
export async function stopFollowing(db: Database, scope: Scope, threadId: number): Promise<void> {
  await db.orm
    .update(threadParticipants)
    .set({ stopped: true })
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, scope.userId)))
}

export async function hasStopped(
  db: Database,
  _scope: Scope,
  threadId: number,
  userId: number,
): Promise<boolean> {
  const rows = await db.orm
    .select({ stopped: threadParticipants.stopped })
    .from(threadParticipants)
    .where(and(eq(threadParticipants.threadId, threadId), eq(threadParticipants.userId, userId)))
  return rows[0]?.stopped ?? false
}
