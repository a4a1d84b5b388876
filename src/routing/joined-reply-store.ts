// Reply addresses of joined receipts: one stands for the threads of several agents that got the same mail.
import { and, asc, eq, inArray } from 'drizzle-orm'
import { joinedReplyAddresses, threadParticipants, threads } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'
import { newReplyToken } from './reply-token.ts'
import type { ThreadRow } from './thread-row.ts'

export interface JoinedReply {
  mailId: number
  userId: number
  /** In the mail's own order of its agents. */
  threadIds: readonly number[]
}

/** Answers its local part. */
export async function joinReplyAddress(
  db: SystemDatabase,
  { threadIds, ...of }: JoinedReply,
): Promise<string> {
  const token = newReplyToken()
  const rows = threadIds.map((threadId, place) => ({ ...of, token, threadId, place }))
  await db.orm.insert(joinedReplyAddresses).values(rows)
  return token
}

/** Empty for any other token. */
export async function threadsOfJoinedToken(db: SystemDatabase, token: string): Promise<ThreadRow[]> {
  const rows = await db.orm
    .select({ thread: threads })
    .from(joinedReplyAddresses)
    .innerJoin(threads, eq(threads.id, joinedReplyAddresses.threadId))
    .where(eq(joinedReplyAddresses.token, token))
    .orderBy(asc(joinedReplyAddresses.place))
  return rows.map(({ thread }) => thread)
}

/** Those of the threads about which the person wants no more mail. */
export async function stoppedThreads(
  db: SystemDatabase,
  threadIds: readonly number[],
  userId: number,
): Promise<ReadonlySet<number>> {
  const { threadId, stopped } = threadParticipants
  const rows = await db.orm
    .select({ threadId })
    .from(threadParticipants)
    .where(and(inArray(threadId, [...threadIds]), eq(threadParticipants.userId, userId), eq(stopped, true)))
  return new Set(rows.map((row) => row.threadId))
}
