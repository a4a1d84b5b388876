// The open ballots that a person was asked with: which thread a reply without thread headers belongs to.
import { sql } from 'drizzle-orm'
import { polls, pollVoters } from '../../../db/schema/polls.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'

/** `subject` is the question, with at most a label before it: "Vote: Which colour?" */
export const isUnderQuestion = (subject: string, question: string): boolean => {
  const [said, asked] = [plain(subject), plain(question)]
  const label = said.slice(0, Math.max(0, said.length - asked.length))
  return asked !== '' && said.endsWith(asked) && /^(?:[^:]{1,40}: ?)?$/.test(label)
}

const plain = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()

/** Ids of the threads whose open poll asks this person this question. */
export async function openBallotThreads(
  db: SystemDatabase,
  userId: number,
  subject: string,
): Promise<number[]> {
  const rows = await db.orm
    .select({ threadId: polls.threadId, question: polls.question })
    .from(polls)
    .innerJoin(pollVoters, sql`${pollVoters.pollId} = ${polls.id}`)
    .where(
      sql`${pollVoters.userId} = ${userId} and ${pollVoters.removedAt} is null
        and ${polls.status} = 'open' and ${polls.deletedAt} is null`,
    )
  const found = rows.flatMap(({ threadId, question }) =>
    threadId !== null && isUnderQuestion(subject, question) ? [threadId] : [],
  )
  return [...new Set(found)]
}
