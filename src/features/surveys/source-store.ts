// The only SQL of what surveys are drafted from: questions that came to the agent, and those without an answer.
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { questionAsks, questions } from '../../../db/schema/knowledge.ts'
import { deliveries, mails } from '../../../db/schema/mails.ts'
import { sally as card } from '../../crew/sally.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface AskedText {
  text: string
  mailId: number | null
  at: Date
}

/** The latest, of the scope's own context: mails to the agent that made no survey, and questions that wait for an answer. */
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
  return [...mailed, ...unanswered]
    .toSorted((one, other) => other.at.getTime() - one.at.getTime())
    .slice(0, most)
}
