// Articles as the screens show them.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { latestUndoable } from '../../../records/change-set-store.ts'
import { undoableSince } from '../../../records/undo.ts'
import { failureSentence } from '../../documents/index.ts'
import { loggedDeliveries } from '../../triage/index.ts'
import { mayChange } from '../articles/article-acts.ts'
import { mailsOfArticles } from '../articles/article-mail-store.ts'
import type { ArticleRow } from '../articles/article-store.ts'
import { excerptOf } from '../articles/article-text.ts'
import { dayOf } from '../articles/verify-day.ts'
import { answeredWith } from '../asking/answer-store.ts'
import type { Article, ArticleBrief, ArticleFile, KnowledgePerson } from '../contract.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { type KnowledgePersonRow, peopleOf } from '../people-store.ts'
import { questionTexts } from '../question-store.ts'

const iso = (at: Date | null): string | null => at?.toISOString() ?? null

export const shownPerson = (
  people: ReadonlyMap<number, KnowledgePersonRow>,
  id: number | null,
): KnowledgePerson | null => {
  const found = id === null ? undefined : people.get(id)
  return found ? { id: found.id, name: found.name, email: found.email } : null
}

function shownFile({ file }: ArticleRow): ArticleFile | null {
  if (!file) return null
  const { name, kind, size, state, failure, unit, partsRead, partsTotal } = file
  return {
    ...{ name, kind, size, state, unit, partsRead, partsTotal },
    failure: failure === null ? null : failureSentence(failure),
  }
}

/** In the order of the rows. */
export async function shownBriefs(
  db: Database,
  scope: Scope,
  rows: readonly ArticleRow[],
  at: Date,
): Promise<ArticleBrief[]> {
  const own = actingAs(db, scope)
  const people = await peopleOf(
    own,
    rows.flatMap(({ knowledgeOwnerId, creatorId }) => [knowledgeOwnerId, creatorId]),
  )
  const ids = rows.map(({ id }) => id)
  const mails = await mailsOfArticles(db, ids)
  const deliveries = await loggedDeliveries(
    db,
    scope,
    [...mails.values()].map(({ id }) => id),
  )
  const questions = await questionTexts(
    db,
    scope,
    rows.flatMap(({ questionId }) => questionId ?? []),
  )
  return rows.map((row) => {
    const mail = mails.get(row.id)
    return {
      ...{ id: row.id, companyId: row.companyId ?? 0, kind: row.kind, origin: row.origin },
      ...{ status: row.status, title: row.title, excerpt: excerptOf(row.text), file: shownFile(row) },
      mail: mail
        ? {
            ...{ from: mail.from, subject: mail.subject, sentAt: mail.at.toISOString() },
            deliveryId: deliveries.get(mail.id) ?? null,
          }
        : null,
      owner: shownPerson(people, row.knowledgeOwnerId),
      author: shownPerson(people, row.creatorId),
      ...{ version: row.version, verifiedAt: iso(row.verifiedAt), verifyBy: row.verifyBy },
      isDue: row.status === 'published' && row.verifyBy !== null && row.verifyBy <= dayOf(at),
      isPublic: row.isPublic,
      question: questions.get(row.questionId ?? 0) ?? null,
      mayChange: mayChange(scope, row),
      mayApprove: mayPublish(scope, keeperIn(row)),
      ...{ createdAt: row.createdAt.toISOString(), updatedAt: row.updatedAt.toISOString() },
    }
  })
}

export async function shownArticle(db: Database, scope: Scope, row: ArticleRow, at: Date): Promise<Article> {
  const [brief] = await shownBriefs(db, scope, [row], at)
  if (!brief) throw new Error('an article is not shown')
  const people = await peopleOf(actingAs(db, scope), [row.verifiedById])
  const answered = await answeredWith(db, scope, row.id)
  return {
    ...brief,
    ...{ text: row.text, sources: row.sources, verifiedBy: shownPerson(people, row.verifiedById) },
    ...{ readCount: row.readCount, answerCount: row.answerCount },
    answered: answered.map(({ id, question, isOutside, asker, at: askedAt }) => ({
      ...{ id, question, asker: isOutside ? null : asker, at: askedAt.toISOString() },
    })),
    changeSetId: await latestUndoable(db, scope, articleSubject(row.id), undoableSince(at)),
  }
}
