// What people own of knowledge: for their archive, and for the end of their account.
import { and, asc, eq, gt } from 'drizzle-orm'
import { articles, knowledgeAnswers, questionAsks } from '../../../db/schema/knowledge.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import { RECORDS_PAGE, type RecordList } from '../feature.ts'

/** Those that the person wrote, wherever they are kept. */
export const ownArticles: RecordList = {
  name: 'articles',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: articles.id, companyId: articles.companyId, title: articles.title, text: articles.text },
        ...{ kind: articles.kind, status: articles.status, isPublic: articles.isPublic },
        ...{ version: articles.version, createdAt: articles.createdAt, updatedAt: articles.updatedAt },
      })
      .from(articles)
      .where(and(eq(articles.creatorId, scope.userId), gt(articles.id, after)))
      .orderBy(asc(articles.id))
      .limit(RECORDS_PAGE),
}

export const ownQuestions: RecordList = {
  name: 'questions',
  page: (db, scope, after) =>
    db.orm
      .select({ id: questionAsks.id, question: questionAsks.text, createdAt: questionAsks.createdAt })
      .from(questionAsks)
      .where(and(eq(questionAsks.userId, scope.userId), gt(questionAsks.id, after)))
      .orderBy(asc(questionAsks.id))
      .limit(RECORDS_PAGE),
}

export const ownAnswers: RecordList = {
  name: 'answers',
  page: (db, scope, after) =>
    db.orm
      .select({
        ...{ id: knowledgeAnswers.id, question: knowledgeAnswers.question },
        ...{ citations: knowledgeAnswers.citations, verdict: knowledgeAnswers.verdict },
        createdAt: knowledgeAnswers.createdAt,
      })
      .from(knowledgeAnswers)
      .where(and(eq(knowledgeAnswers.askerId, scope.userId), gt(knowledgeAnswers.id, after)))
      .orderBy(asc(knowledgeAnswers.id))
      .limit(RECORDS_PAGE),
}

/** A question that nobody else asked goes with who asked it; one that was answered stays as the article's. */
export async function forgetAsker(db: Database, scope: Scope): Promise<void> {
  await db.query(
    `delete from knowledge_questions as question where state in ('unanswered', 'dismissed')
       and exists (select 1 from knowledge_question_asks as own where own.question_id = question.id and own.user_id = $1)
       and not exists (select 1 from knowledge_question_asks as other
         where other.question_id = question.id and other.user_id <> $1)`,
    [scope.userId],
  )
}
