// What becomes of a question that waits: its answer is a draft until it is approved, and then whoever asked is told.
import type { Acting } from '../../../kit/acting.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { addToThread } from '../../../routing/thread-store.ts'
import {
  type ArticleChange,
  changeArticle,
  newArticle,
  putAway,
  requirePublish,
  type Way,
} from '../articles/article-acts.ts'
import { type ArticleRow, lockArticle } from '../articles/article-store.ts'
import { writeArticle } from '../articles/article-write-store.ts'
import { indexArticle } from '../articles/index-article.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { learnFromAnswer } from '../passages/learn-synonyms.ts'
import { insiders } from '../people-store.ts'
import { lockQuestionOf, type QuestionRow, writeQuestion } from '../question-store.ts'

/** Who publishes, and who is asked. */
export const mayAnswer = (scope: Scope, question: QuestionRow): boolean =>
  mayPublish(scope, keeperIn(question)) || question.knowledgeOwnerId === scope.userId

export function requireAnswer(scope: Scope, question: QuestionRow): void {
  if (!mayAnswer(scope, question))
    throw new AppError('forbidden', 'Only who is asked and those who approve articles can answer it')
}

export interface AnswerText {
  title: string
  text: string
  isPublic?: boolean | undefined
}

/** The question is locked. A draft that is there already is written anew. */
export async function draftAnswer(
  services: KnowledgeServices,
  acting: Acting,
  question: QuestionRow,
  { way, ...answer }: AnswerText & { way: Way },
): Promise<{ question: QuestionRow; article: ArticleRow }> {
  const { db, scope, at } = acting
  const { title, text, isPublic = false } = answer
  if (question.state === 'drafted' && question.articleId !== null) {
    const draft = await lockArticle(db, scope, question.articleId)
    return { question, article: await changeArticle(services, acting, draft, { title, text, way }) }
  }
  const keeper = keeperIn(question)
  const article = await newArticle(
    services,
    acting,
    {
      ...{ kind: 'article', origin: 'answer', title, text, isPublic, isDraft: true },
      ...{ questionId: question.id, instanceId: question.instanceId },
      knowledgeOwnerId: question.knowledgeOwnerId ?? scope.userId,
    },
    { ...way, ownerId: keeper.ownerId },
  )
  const drafted = await writeQuestion(db, question.id, { state: 'drafted', articleId: article.id }, at)
  await tellKnowledge(db, scope, keeper, { questionIds: [question.id] })
  // Somebody else may have to approve it (COMP-19).
  if (!mayPublish(scope, keeper)) await services.queueMails({ what: 'draft', id: article.id, after: 0 })
  return { question: drafted, article }
}

/** It is locked, and a draft. Throws forbidden for who may not approve it. */
export async function approveDraft(
  services: KnowledgeServices,
  acting: Acting,
  draft: ArticleRow,
  { way, ...edit }: Pick<ArticleChange, 'title' | 'text' | 'isPublic'> & { way: Way },
): Promise<ArticleRow> {
  const { db, scope, at } = acting
  requirePublish(scope, draft)
  if (draft.status !== 'draft') throw new AppError('conflict', 'This article is published already')
  const edited =
    Object.keys(edit).length > 0 ? await changeArticle(services, acting, draft, { ...edit, way }) : draft
  const article = await writeArticle(
    db,
    edited.id,
    { status: 'published', publishedAt: at, verifiedAt: at, verifiedById: scope.userId },
    at,
  )
  await indexArticle({ ...services, db }, scope, article)
  await tellKnowledge(db, scope, keeperIn(article), { articleIds: [article.id] })
  if (article.questionId !== null) {
    const question = await lockQuestionOf(actingAs(db, scope), article.questionId)
    if (question) await settleQuestion(services, acting, question, article)
  }
  return article
}

/** From now on the article answers it; whoever asked is told. */
export async function settleQuestion(
  services: KnowledgeServices,
  { db, scope, at }: Acting,
  question: QuestionRow,
  article: ArticleRow,
): Promise<QuestionRow> {
  if (article.status !== 'published') throw new AppError('conflict', 'The article is still a draft')
  const keeper = keeperIn(question)
  const settled = await writeQuestion(db, question.id, { state: 'answered', articleId: article.id }, at)
  await learnFromAnswer(actingAs(db, scope), keeper, {
    question: question.text,
    answer: `${article.title}\n${article.text}`,
  })
  await services.queueMails({ what: 'answer', id: question.id, after: 0 })
  await tellKnowledge(db, scope, keeper, { questionIds: [question.id] })
  return settled
}

/** It is locked, and a draft: the question that it answers waits again. */
export async function declineDraft(
  services: KnowledgeServices,
  acting: Acting,
  draft: ArticleRow,
): Promise<void> {
  if (draft.status !== 'draft') throw new AppError('conflict', 'This article is published already')
  await putAway(services, acting, draft, true)
}

/** The question is locked. */
export async function setQuestionState(
  { db, scope, at }: Acting,
  question: QuestionRow,
  state: 'dismissed' | 'unanswered',
): Promise<QuestionRow> {
  const written = await writeQuestion(db, question.id, { state }, at)
  await tellKnowledge(db, scope, keeperIn(question), { questionIds: [question.id] })
  return written
}

/** The question is locked. Throws invalid for somebody whom the base does not answer. */
export async function passQuestion(
  services: KnowledgeServices,
  { db, scope, at }: Acting,
  question: QuestionRow,
  ownerId: number,
): Promise<QuestionRow> {
  const keeper = keeperIn(question)
  const people = await insiders(actingAs(db, scope), keeper)
  if (!people.some(({ id }) => id === ownerId))
    throw new AppError('invalid', 'Only an active member can be asked')
  if (question.threadId !== null)
    await addToThread(actingAs(db, scope), question.threadId, { messageId: null, userIds: [ownerId], at })
  const passed = await writeQuestion(db, question.id, { knowledgeOwnerId: ownerId, ownerAskedAt: null }, at)
  if (ownerId !== scope.userId) await services.queueMails({ what: 'question', id: question.id, after: 0 })
  await tellKnowledge(db, scope, keeper, { questionIds: [question.id] })
  return passed
}
