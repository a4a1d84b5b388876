// Files a text with a polling agent: once a mail, with its topics, and releases what is enough by then.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import { tellFigures, tellOwn } from '../polling-events.ts'
import { answeredPrompt } from '../prompts/prompt-store.ts'
import { releaseWaiting } from '../releases/release-waiting.ts'
import { Filing, type TextToKeep } from './filing.ts'

export interface SubmissionToFile extends Omit<TextToKeep, 'answerMinutes'> {
  /** Of the mail that asked, where it answers one. */
  threadId: number | null
}

/** In a transaction. False for a mail that the agent has already. */
export async function fileSubmission(
  { db: open, scope, at }: Acting,
  agent: PollingAgentRow,
  { threadId, ...mail }: SubmissionToFile,
): Promise<boolean> {
  const db = actingAs(open, scope)
  const answerMinutes = await answeredPrompt(db, {
    ...{ agentId: agent.id, userId: mail.userId, threadId, at: mail.receivedAt },
  })
  const text = { ...mail, answerMinutes }
  const filing = await Filing.open(db, agent, [text])
  if ((await filing.keep([text])) === 0) return false
  await filing.close()
  await tellOwn(open, agent, mail.userId)
  if (await releaseWaiting(db, agent, { now: at })) await tellFigures(open, db, agent)
  return true
}
