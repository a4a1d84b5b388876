// Answers the calls about articles.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { markChangeUndone } from '../../../records/change-set-store.ts'
import {
  type ArticleChange,
  changeArticle,
  inApp,
  keepChange,
  newArticle,
  putAway,
  requireChange,
  requirePublish,
  verifyArticle,
} from '../articles/article-acts.ts'
import { countArticles, listArticleRows } from '../articles/article-list-store.ts'
import { type ArticleRow, lockArticle, requireArticle } from '../articles/article-store.ts'
import { countRead } from '../articles/article-write-store.ts'
import * as contract from '../articles/contract.ts'
import { dayOf } from '../articles/verify-day.ts'
import { approveDraft, declineDraft } from '../asking/answer-question.ts'
import { getKnowledge } from '../contract.ts'
import { countContradictions } from '../contradictions/contradiction-store.ts'
import { keeperOf, mayPublish } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { insiders } from '../people-store.ts'
import { countUnanswered } from '../question-store.ts'
import { shownArticle, shownBriefs } from './shown-article.ts'

export function articleRoutes(services: KnowledgeServices): Served[] {
  const { db, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  const shown = (scope: Scope, article: ArticleRow) => shownArticle(db, scope, article, clock())
  /** What who may change it does, on the locked article; answers it as it is then. */
  const change = (scope: Scope, id: number, act: (actor: Acting, one: ArticleRow) => Promise<ArticleRow>) =>
    db.transaction(async () => {
      const article = await lockArticle(db, scope, id)
      requireChange(scope, article)
      return shown(scope, await act(acting(scope), article))
    })
  return [
    serve(getKnowledge, async ({ scope }) => {
      const [counts, unanswered, contradictions] = await Promise.all([
        countArticles(db, scope, dayOf(clock())),
        countUnanswered(db, scope),
        countContradictions(db, scope),
      ])
      const people = await insiders(actingAs(db, scope), keeperOf(scope))
      return {
        ...{ articles: counts.published, drafts: counts.drafts, due: counts.due, unanswered, contradictions },
        mayPublish: mayPublish(scope, keeperOf(scope)),
        people: people.map(({ id, name, email }) => ({ id, name, email })),
      }
    }),
    serve(contract.listArticles, async ({ scope, query }) => {
      const at = clock()
      const { rows, total } = await listArticleRows(db, scope, query, dayOf(at))
      return { articles: await shownBriefs(db, scope, rows, at), total }
    }),
    serve(contract.getArticle, async ({ scope, params }) =>
      shown(scope, await requireArticle(db, scope, params.id)),
    ),
    serve(contract.countArticleRead, async ({ scope, params }) => {
      const { id } = await requireArticle(db, scope, params.id)
      return { readCount: await countRead(db, id) }
    }),
    serve(contract.createArticle, ({ scope, body }) =>
      db.transaction(async () => {
        const { title, text, isDraft = false, ownerId, ...settings } = body
        const keeper = keeperOf(scope)
        const owner = ownerId === undefined ? scope.userId : await requireInsider(services, scope, ownerId)
        const facts = {
          ...({ kind: 'article', origin: 'written', title, text, knowledgeOwnerId: owner } as const),
          isDraft: isDraft || !mayPublish(scope, keeper),
          ...withoutAbsent(settings),
        }
        if (!mayPublish(scope, keeper)) facts.isPublic = false
        const article = await newArticle(services, acting(scope), facts, { ...inApp, ownerId: null })
        if (!mayPublish(scope, keeper)) await services.queueMails({ what: 'draft', id: article.id, after: 0 })
        return shown(scope, article)
      }),
    ),
    serve(contract.changeArticle, ({ scope, params, body }) =>
      change(scope, params.id, async (actor, article) => {
        const { version, ownerId, ...given } = body
        if (version !== undefined && version !== article.version)
          throw new AppError('conflict', 'Somebody changed this article meanwhile', {
            version: article.version,
          })
        // Who reads it, and whose it is, is for those who publish.
        if (given.isPublic !== undefined || ownerId !== undefined) requirePublish(scope, article)
        const edit: ArticleChange = withoutAbsent(given)
        if (ownerId !== undefined) edit.knowledgeOwnerId = await requireInsider(services, scope, ownerId)
        return changeArticle(services, actor, article, { ...edit, way: inApp })
      }),
    ),
    serve(contract.approveArticle, ({ scope, params, body }) =>
      change(scope, params.id, (actor, article) =>
        approveDraft(services, actor, article, { ...withoutAbsent({ ...body }), way: inApp }),
      ),
    ),
    serve(contract.declineArticle, ({ scope, params }) =>
      db.transaction(async () => {
        const article = await lockArticle(db, scope, params.id)
        requireChange(scope, article)
        await declineDraft(services, acting(scope), article)
        const changeSetId = await keepChange(services, acting(scope), article, { kind: 'delete', way: inApp })
        return { declined: true as const, changeSetId }
      }),
    ),
    serve(contract.verifyArticle, ({ scope, params, body }) =>
      change(scope, params.id, (actor, article) => verifyArticle(actor, article, body?.verifyBy)),
    ),
    serve(contract.deleteArticle, ({ scope, params }) =>
      db.transaction(async () => {
        const article = await lockArticle(db, scope, params.id)
        requireChange(scope, article)
        await putAway(services, acting(scope), article, true)
        const changeSetId = await keepChange(services, acting(scope), article, { kind: 'delete', way: inApp })
        return { deleted: true as const, changeSetId }
      }),
    ),
    serve(contract.restoreArticle, ({ scope, params }) =>
      db.transaction(async () => {
        const article = await lockArticle(db, scope, params.id, { deleted: true })
        requireChange(scope, article)
        const { at } = acting(scope)
        await markChangeUndone({ db, scope, at }, articleSubject(article.id), {
          ...{ subject: articleSubject(article.id), kind: 'delete' },
        })
        return shown(scope, await putAway(services, { db, scope, at }, article, false))
      }),
    ),
  ]
}

/** Throws invalid for somebody whom the base does not answer. */
async function requireInsider({ db }: KnowledgeServices, scope: Scope, id: number): Promise<number> {
  const people = await insiders(actingAs(db, scope), keeperOf(scope))
  if (!people.some((one) => one.id === id)) throw new AppError('invalid', 'Only an active member can own it')
  return id
}

/** Fields that were not given are not fields without a value. */
function withoutAbsent<T extends object>(given: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>
  }
}
