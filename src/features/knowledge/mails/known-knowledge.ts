// What is there already when a mail comes to the knowledge base: whose it is, its files, and what it answers.
import type { AgentMail } from '../../../agent/agent.ts'
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { answeredRecords } from '../../../records/comment-mail-store.ts'
import { articlesOfThread, readableAmong, requireArticle } from '../articles/article-store.ts'
import { mayAnswer } from '../asking/answer-question.ts'
import { lastAnswerOfThread } from '../asking/answer-store.ts'
import { keeperOf } from '../keeper.ts'
import { ARTICLE, QUESTION } from '../knowledge-subject.ts'
import { questionsOfThread, requireQuestion } from '../question-store.ts'
import type { FaqServices } from './faq-services.ts'
import type { KnownKnowledge, Target } from './knowledge-proposal.ts'

export async function knownKnowledge(
  services: FaqServices,
  scope: Scope,
  mail: AgentMail,
): Promise<KnownKnowledge> {
  return {
    scope,
    keeper: keeperOf(scope, mail.ownerId),
    target: mail.isReply && !mail.isStranger ? await targetOf(services, scope, mail) : null,
    files: await services.mailFiles.filesOf(scope, mail),
  }
}

/** By its reply address; else what waits in its thread, else the thread's last answer. */
async function targetOf({ db }: FaqServices, scope: Scope, mail: AgentMail): Promise<Target | null> {
  const { threadId, recipient } = mail
  if (threadId === null) return null
  const own = actingAs(db, scope)
  const token = recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const [named] = await answeredRecords(own, threadId, { token, messageIds: [] })
  if (named) return unlessGone(() => recordOf(db, scope, named.subject))
  const found = await readableAmong(db, scope, await articlesOfThread(own, threadId))
  // A draft of an answer is decided by its question.
  const draft = found.find(({ status, questionId }) => status === 'draft' && questionId === null)
  if (draft) return { kind: 'article', article: draft }
  const waiting = (await questionsOfThread(own, threadId)).find(
    (one) => (one.state === 'unanswered' || one.state === 'drafted') && mayAnswer(scope, one),
  )
  if (waiting) return { kind: 'question', question: waiting }
  const [article] = found
  if (article) return { kind: 'article', article }
  const answer = await lastAnswerOfThread(db, scope, threadId)
  return answer && { kind: 'answer', answer }
}

async function recordOf(
  db: FaqServices['db'],
  scope: Scope,
  { kind, id }: { kind: string; id: number },
): Promise<Target | null> {
  if (kind === QUESTION) return { kind: 'question', question: await requireQuestion(db, scope, id) }
  if (kind === ARTICLE) return { kind: 'article', article: await requireArticle(db, scope, id) }
  return null
}

async function unlessGone(find: () => Promise<Target | null>): Promise<Target | null> {
  try {
    return await find()
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}
