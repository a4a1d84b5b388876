// Files a text with a polling agent: once a mail, with its topics, and releases what is enough by then.
import type { Acting } from '../../../kit/acting.ts'
import { type ActingDatabase, actingAs } from '../../../kit/db/acting-database.ts'
import {
  assignTopics,
  countedTerms,
  lookupTerms,
  MOST_CANDIDATES,
} from '../../../language/polling/assign-topics.ts'
import { namesToAvoid, quoteFor } from '../../../language/polling/quotable.ts'
import { peopleOfOwner, placeOfPerson } from '../org-store.ts'
import { countText, lockAgent, type PollingAgentRow } from '../polling-agent-store.ts'
import { tellFigures, tellOwn } from '../polling-events.ts'
import { answeredPrompt } from '../prompts/prompt-store.ts'
import { releaseWaiting } from '../releases/release-waiting.ts'
import type { PollingText } from './read-polling-text.ts'
import {
  candidatesFor,
  countTerms,
  insertMentions,
  insertSubmission,
  insertTopic,
  personNumber,
  termCounts,
  updateTopic,
} from './submission-store.ts'

export interface SubmissionToFile {
  userId: number
  mailId: number | null
  subject: string
  read: PollingText
  isCopied: boolean
  receivedAt: Date
  /** Of the mail that asked, where it answers one. */
  threadId: number | null
}

/** In a transaction. False for a mail that the agent has already. */
export async function fileSubmission(
  { db: open, scope, at }: Acting,
  agent: PollingAgentRow,
  { userId, read, threadId, ...mail }: SubmissionToFile,
): Promise<boolean> {
  const db = actingAs(open, scope)
  const answerMinutes = await answeredPrompt(db, {
    ...{ agentId: agent.id, userId, threadId, at: mail.receivedAt },
  })
  if (!(await keepSubmission(db, agent, { ...mail, userId, read, answerMinutes }))) return false
  await tellOwn(open, agent, userId)
  if (await releaseWaiting(db, agent, { now: at })) await tellFigures(open, db, agent)
  return true
}

/** In a transaction. Neither released nor told; false for a mail that the agent has already. */
export async function keepSubmission(
  db: ActingDatabase,
  agent: PollingAgentRow,
  {
    userId,
    read,
    answerMinutes,
    ...mail
  }: Omit<SubmissionToFile, 'threadId'> & { answerMinutes: number | null },
): Promise<boolean> {
  const { texts } = await lockAgent(db, agent.id)
  const place = await placeOfPerson(db, agent, userId)
  const { reading, text, sentences } = read
  const submissionId = await insertSubmission(db, {
    ...mail,
    ...{ agentId: agent.id, text: text.slice(0, MOST_CHARACTERS), subject: mail.subject.slice(0, 300) },
    personId: await personNumber(db, agent.id, userId),
    ...{ unitId: place?.unitId ?? null, isOutside: place === null },
    ...{ language: reading.language, sentiment: clamp(reading.sentiment), urgency: reading.urgency },
    answerMinutes,
  })
  if (submissionId === null) return false
  const topics = await topicsFor(db, agent.id, read, texts)
  const names = topics.length > 0 ? namesToAvoid(await peopleOfOwner(db, agent)) : new Set<string>()
  await insertMentions(
    db,
    topics.map(({ id: topicId, state }) => ({
      ...{ submissionId, topicId },
      sentence: quoteFor(sentences, state, names),
    })),
  )
  return true
}

const MOST_CHARACTERS = 20_000
const clamp = (sentiment: number) => Math.max(0, Math.min(100, Math.round(sentiment)))

/** Those that the text belongs to, as they are from now on. */
async function topicsFor(db: ActingDatabase, agentId: number, { reading }: PollingText, texts: number) {
  const candidates = await candidatesFor(db, {
    ...{ agentId, terms: lookupTerms(reading) },
    most: MOST_CANDIDATES,
  })
  const counted = countedTerms(reading)
  const counts = await termCounts(db, agentId, counted)
  const { joined, opened } = assignTopics(reading, candidates, { texts, counts })
  for (const topic of joined) await updateTopic(db, agentId, topic)
  const made = opened ? [{ id: await insertTopic(db, agentId, opened), state: opened }] : []
  await countTerms(db, agentId, counted)
  await countText(db, agentId)
  return [...joined, ...made]
}
