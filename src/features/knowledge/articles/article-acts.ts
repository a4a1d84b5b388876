// What is done with an article, by mail or in the app: written, changed, verified, deleted and brought back.
import type { StoredSource } from '../../../../db/schema/knowledge.ts'
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { insertChangeSet } from '../../../records/change-set-store.ts'
import { keeperIn, keeperOf, mayPublish } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { articleSubject } from '../knowledge-subject.ts'
import { changeReaders } from '../passages/put-passages.ts'
import { lockQuestionOf, writeQuestion } from '../question-store.ts'
import type { ArticleRow } from './article-store.ts'
import { keepVersion } from './article-version-store.ts'
import { type ArticleEdit, insertArticle, type NewArticle, writeArticle } from './article-write-store.ts'
import { indexArticle, sourceOf } from './index-article.ts'
import { firstVerifyDay, nextVerifyDay } from './verify-day.ts'

/** Edits everything of it but whether it is published: who publishes, its owner, and of a draft its author. */
export const mayChange = (scope: Scope, article: ArticleRow): boolean =>
  mayPublish(scope, keeperIn(article)) ||
  article.knowledgeOwnerId === scope.userId ||
  (article.status === 'draft' && article.creatorId === scope.userId)

export function requireChange(scope: Scope, article: ArticleRow): void {
  if (!mayChange(scope, article))
    throw new AppError('forbidden', 'Only its owner and those who approve articles can do that')
}

export function requirePublish(scope: Scope, article: ArticleRow): void {
  if (!mayPublish(scope, keeperIn(article)))
    throw new AppError('forbidden', 'Only a manager or an admin can do that')
}

/** By which way it was done, and with which mail. */
export interface Way {
  via: 'app' | 'mail'
  mailId: number | null
  threadId: number | null
}

export const inApp: Way = { via: 'app', mailId: null, threadId: null }

export interface ArticleFacts
  extends Pick<NewArticle, 'kind' | 'origin' | 'title'>,
    Partial<
      Pick<NewArticle, 'text' | 'sources' | 'file' | 'path' | 'isPublic' | 'questionId' | 'instanceId'>
    > {
  knowledgeOwnerId: number | null
  /** 'YYYY-MM-DD'; null for never, and half a year from now without it. */
  verifyBy?: string | null
  isDraft: boolean
}

/** Of one agent's act in one place, taken back together. */
export async function keepChange(
  services: KnowledgeServices,
  acting: Acting,
  article: ArticleRow,
  change: { kind: 'create' | 'update' | 'delete'; before?: object; after?: object; way: Way },
): Promise<number> {
  const { kind, before = {}, after = {}, way } = change
  const subject = articleSubject(article.id)
  return insertChangeSet(acting, {
    ...{ place: subject, threadId: way.threadId, mailId: way.mailId },
    by: way.via === 'app' ? 'app' : services.card.type,
    changes: [{ subject, kind, before: { ...before }, after: { ...after } }],
  })
}

/** Kept by the scope's company, or by `ownerId`. */
export async function newArticle(
  services: KnowledgeServices,
  acting: Acting,
  facts: ArticleFacts,
  { ownerId, ...way }: Way & { ownerId: number | null },
): Promise<ArticleRow> {
  const { db, scope, at } = acting
  const { isDraft, verifyBy, ...given } = facts
  const article = await insertArticle(db, scope, {
    article: {
      ...given,
      ...{ threadId: way.threadId, sourceMailId: way.mailId, status: isDraft ? 'draft' : 'published' },
      verifyBy: verifyBy === undefined ? firstVerifyDay(at) : verifyBy,
      ...(isDraft ? {} : { publishedAt: at, verifiedAt: at, verifiedById: scope.userId }),
    },
    ...{ ownerId, at },
  })
  await keepVersion(db, article, { userId: scope.userId, via: way.via, at })
  await indexArticle({ ...services, db }, scope, article)
  await keepChange(services, acting, article, { kind: 'create', way })
  await tellKnowledge(db, scope, keeperOf(scope, ownerId), { articleIds: [article.id] })
  return article
}

export interface ArticleChange
  extends Partial<Pick<ArticleRow, 'title' | 'text' | 'isPublic' | 'knowledgeOwnerId' | 'verifyBy'>> {
  sources?: StoredSource[]
}

/** It is locked, and the person may change it. Another title or text is another version. */
export async function changeArticle(
  services: KnowledgeServices,
  acting: Acting,
  article: ArticleRow,
  { way, ...change }: ArticleChange & { way: Way },
): Promise<ArticleRow> {
  const { db, scope, at } = acting
  const edit: ArticleEdit = { ...change }
  const isText = (['title', 'text'] as const).some(
    (field) => change[field] !== undefined && change[field] !== article[field],
  )
  const isOther =
    isText || JSON.stringify(change.sources ?? article.sources) !== JSON.stringify(article.sources)
  if (isOther) edit.version = article.version + 1
  if (change.verifyBy !== undefined && change.verifyBy !== article.verifyBy) edit.verifyAskedAt = null
  // Who writes it anew says that it is so.
  if (isText && article.status === 'published') Object.assign(edit, verifiedNow(article, acting))
  const written = await writeArticle(db, article.id, edit, at)
  if (isOther) {
    await keepVersion(db, written, { userId: scope.userId, via: way.via, at })
    const { title, text, sources, version } = article
    await keepChange(services, acting, written, {
      ...{ kind: 'update', way, before: { title, text, sources }, after: { version: version + 1 } },
    })
  }
  if (isOther) await indexArticle({ ...services, db }, scope, written)
  else if (written.isPublic !== article.isPublic)
    await changeReaders(actingAs(db, scope), keeperIn(written), sourceOf(written), {
      ...{ isPublic: written.isPublic, threadId: null },
    })
  await tellKnowledge(db, scope, keeperIn(written), { articleIds: [written.id] })
  return written
}

function verifiedNow(
  article: ArticleRow,
  { scope, at }: Acting,
): Pick<ArticleEdit, 'verifiedAt' | 'verifiedById' | 'verifyAskedAt' | 'verifyBy'> {
  const verifyBy = article.verifyBy === null ? null : nextVerifyDay(article.verifiedAt, article.verifyBy, at)
  return { verifiedAt: at, verifiedById: scope.userId, verifyAskedAt: null, verifyBy }
}

/** It is locked, and the person may change it. Without a day it is asked again after as long as before. */
export async function verifyArticle(
  acting: Acting,
  article: ArticleRow,
  verifyBy?: string | null,
): Promise<ArticleRow> {
  const { db, scope, at } = acting
  const day = verifyBy === undefined ? nextVerifyDay(article.verifiedAt, article.verifyBy, at) : verifyBy
  const edit = { ...verifiedNow(article, acting), verifyBy: day }
  const written = await writeArticle(db, article.id, edit, at)
  await tellKnowledge(db, scope, keeperIn(written), { articleIds: [written.id] })
  return written
}

/** The question that a draft answers waits again without it, and no more once it is back. */
async function waitAgain(
  { db, scope, at }: Acting,
  draft: { questionId: number; articleId: number; isDeleted: boolean },
): Promise<void> {
  const { questionId, articleId, isDeleted } = draft
  const question = await lockQuestionOf(actingAs(db, scope), questionId)
  if (!question) return
  if (isDeleted && question.articleId === articleId)
    await writeQuestion(db, question.id, { state: 'unanswered', articleId: null }, at)
  else if (!isDeleted && question.state === 'unanswered')
    await writeQuestion(db, question.id, { state: 'drafted', articleId }, at)
}

/** It is locked. */
export async function putAway(
  services: KnowledgeServices,
  acting: Acting,
  article: ArticleRow,
  isDeleted: boolean,
): Promise<ArticleRow> {
  const { db, scope, at } = acting
  const written = await writeArticle(db, article.id, { deletedAt: isDeleted ? at : null }, at)
  if (article.status === 'draft' && article.questionId !== null)
    await waitAgain(acting, { questionId: article.questionId, articleId: article.id, isDeleted })
  await indexArticle({ ...services, db }, scope, written)
  await tellKnowledge(db, scope, keeperIn(written), { articleIds: [written.id] })
  return written
}
