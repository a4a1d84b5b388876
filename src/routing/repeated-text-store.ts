// Whether somebody writes the same text again, or nearly the same: robots answer every receipt with it.
import { and, desc, eq, gte, isNotNull, ne, type SQL } from 'drizzle-orm'
import { deliveries } from '../../db/schema/mails.ts'
import type { SystemDatabase } from '../kit/db/acting-database.ts'

/** Characters: people repeat short answers such as "done". */
const SHORTEST = 40

export interface TextInThread {
  threadId: number
  senderId: number
  mailId: number
  /** As search keeps it. */
  text: string
}

/**
 * The sender's last mail in the thread went to the same address and says the same, except for long numbers, such as that
 * of a ticket. A program answers to one address; a person whose copy to all changed nothing answers one of our mails.
 */
export async function repeatsLast(
  db: SystemDatabase,
  said: TextInThread & { recipient: string },
): Promise<boolean> {
  const { threadId, text, recipient } = said
  if (text.trim().length < SHORTEST) return false
  const [last] = await textsBefore(db, { ...said, within: eq(deliveries.threadId, threadId), most: 1 })
  if (!last || last.recipient !== recipient) return false
  return withoutNumbers(last.text ?? '') === withoutNumbers(text)
}

/** So many mails in a row that share so many of so many different words: a program wrote them. */
const inOneThread = { alike: 3, fewestWords: 6, leastShared: 0.75 }
/** People ask short questions of one form about several things: "What is still open in …?" */
const inNewThreads = { alike: 5, fewestWords: 12, leastShared: 0.9 }
const HOUR_MS = 60 * 60_000

export interface NewText extends Omit<TextInThread, 'threadId'> {
  /** Null where the mail begins a thread. */
  threadId: number | null
  recipient: string
  now: Date
}

/**
 * The last mails of the sender within an hour differ from this one by times, counts and numbers alone, and none of them
 * changed anything: a program answers whatever we send, and an answer to it brings the next.
 */
export async function isLikeLast(db: SystemDatabase, said: NewText): Promise<boolean> {
  const { threadId, recipient, text, now } = said
  const { alike, fewestWords, leastShared } = threadId === null ? inNewThreads : inOneThread
  const most = alike - 1
  const within = and(
    threadId === null ? eq(deliveries.recipient, recipient) : eq(deliveries.threadId, threadId),
    gte(deliveries.createdAt, new Date(now.getTime() - HOUR_MS)),
  )
  const words = wordsOf(text)
  if (words.size < fewestWords) return false
  const before = await textsBefore(db, { ...said, within, most })
  return (
    before.length === most &&
    before.every(
      ({ text: other, changed }) =>
        changed.length === 0 && shareOf(words, wordsOf(other ?? '')) >= leastShared,
    )
  )
}

interface Before extends Pick<TextInThread, 'senderId' | 'mailId'> {
  within: SQL | undefined
  most: number
}

/** The sender's mails before it, the latest first. */
function textsBefore({ orm }: SystemDatabase, { senderId, mailId, within, most }: Before) {
  return orm
    .select({ recipient: deliveries.recipient, text: deliveries.text, changed: deliveries.changed })
    .from(deliveries)
    .where(
      and(
        within,
        eq(deliveries.senderId, senderId),
        ne(deliveries.mailId, mailId),
        isNotNull(deliveries.text),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(most)
}

const wordsOf = (text: string): Set<string> =>
  new Set((text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/\d/.test(word)))

/** Of all their words, the share that both have: the name of a day or an id of letters may differ. */
function shareOf(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((word) => other.has(word)).length
  return shared / (one.size + other.size - shared)
}

const withoutNumbers = (text: string): string =>
  text
    .replace(/\d{5,}/g, '0')
    .replace(/\s+/g, ' ')
    .trim()
