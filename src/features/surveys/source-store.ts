// The only SQL of what surveys are drafted from: questions that came to the agent, those without an answer, and $$polling.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { questionAsks, questions } from '../../../db/schema/knowledge.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { pollingSubmissions } from '../../../db/schema/polling.ts'
import { sally as card } from '../../crew/sally.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface AskedText {
  text: string
  mailId: number | null
  at: Date
}

/**
 * The latest, of the scope's own context: mails to the agent that made no survey, questions that wait for an answer, and
 * of what was told by $$polling the sentences that may be quoted.
 */
export async function askedTexts(db: Database, scope: Scope, most: number): Promise<AskedText[]> {
  const { companyId, userId } = scope
  const personal = companyId === 0
  const mailed = await db.orm
    .select({ text: sql<string>`${deliveries.text}`, mailId: deliveries.mailId, at: mails.receivedAt })
    .from(deliveries)
    .innerJoin(mails, eq(mails.id, deliveries.mailId))
    .where(
      and(
        eq(deliveries.agentType, card.type),
        eq(deliveries.status, 'processed'),
        eq(deliveries.isReply, false),
        isNotNull(deliveries.text),
        sql`${deliveries.made}::text = '[]'`,
        // Marked with $$polling it is a submission, and told as one.
        sql`not exists (select 1 from ${pollingSubmissions} where ${pollingSubmissions.mailId} = ${deliveries.mailId})`,
        personal
          ? and(isNull(deliveries.companyId), eq(deliveries.ownerId, userId))
          : eq(deliveries.companyId, companyId),
      ),
    )
    .orderBy(desc(deliveries.id))
    .limit(most)
  const unanswered = await db.orm
    .select({ text: questionAsks.text, mailId: questionAsks.mailId, at: questionAsks.createdAt })
    .from(questionAsks)
    .innerJoin(questions, eq(questions.id, questionAsks.questionId))
    .where(
      and(
        eq(questions.state, 'unanswered'),
        personal
          ? and(isNull(questions.companyId), eq(questions.ownerId, userId))
          : eq(questions.companyId, companyId),
      ),
    )
    .orderBy(desc(questionAsks.id))
    .limit(most)
  return [...mailed, ...unanswered, ...(await quotedSentences(db, scope, most))]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
}

/**
 * Of submissions only what the privacy rule lets be quoted: sentences of a topic that enough people have raised, once
 * they are released, without their mail and with the day of the release.
 */
async function quotedSentences(db: Database, scope: Scope, most: number): Promise<AskedText[]> {
  const { companyId, userId } = scope
  const isOurs =
    companyId === 0 ? 'agent.company_id is null and agent.owner_id = $1' : 'agent.company_id = $1'
  const { rows } = await db.query<{ text: string; day: string }>(
    `select distinct on (submission.id, mention.sentence) mention.sentence as text, told.day::text as day
     from polling_mentions as mention
     join polling_releases as told on told.id = mention.release_id and not told.is_silent
     join polling_submissions as submission on submission.id = mention.submission_id
     join polling_releases as whole on whole.id = submission.release_id and not whole.is_silent
     join polling_agents as agent on agent.id = submission.agent_id
     where ${isOurs} and mention.sentence like '%?%'
     order by submission.id desc, mention.sentence
     limit $2`,
    [companyId === 0 ? userId : companyId, most],
  )
  return rows.map(({ text, day }) => ({ text, mailId: null, at: new Date(`${day}T00:00:00Z`) }))
}
