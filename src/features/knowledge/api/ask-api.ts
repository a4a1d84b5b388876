// Answers the calls about questions: the ask box, what it answered, and what waits for an answer.
import type { Acting } from '../../../kit/acting.ts'
import { asSystem } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { countTry } from '../../../kit/try-store.ts'
import { changeArticle, inApp, requirePublish } from '../articles/article-acts.ts'
import { lockArticle } from '../articles/article-store.ts'
import {
  approveDraft,
  draftAnswer,
  passQuestion,
  requireAnswer,
  setQuestionState,
  settleQuestion,
} from '../asking/answer-question.ts'
import { listAnswerRows } from '../asking/answer-store.ts'
import { answerOrFile, lookUp } from '../asking/ask.ts'
import type { Answer } from '../asking/contract.ts'
import * as contract from '../asking/contract.ts'
import type { Filed } from '../asking/file-question.ts'
import { judgeAnswer } from '../asking/judge-answer.ts'
import { LONGEST_TITLE } from '../contract.ts'
import { keeperOf } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { listQuestionRows, lockQuestion, type QuestionRow, requireQuestion } from '../question-store.ts'
import { shownArticle } from './shown-article.ts'
import { shownAnswer, shownAsks, shownQuestions } from './shown-question.ts'

const ASKS_AN_HOUR = 60
const HOUR_MS = 60 * 60_000
const NOBODY: ReadonlySet<number> = new Set()

export function askRoutes(services: KnowledgeServices): Served[] {
  const { db, system, clock } = services
  const acting = (scope: Scope): Acting => ({ db, scope, at: clock() })
  async function shown(scope: Scope, row: QuestionRow) {
    const [question] = await shownQuestions(db, scope, [row])
    if (!question) throw new Error('a question is not shown')
    return question
  }
  /** What who may answer it does, on the locked question. */
  const manage = (scope: Scope, id: number, act: (actor: Acting, one: QuestionRow) => Promise<QuestionRow>) =>
    db.transaction(async () => {
      const question = await lockQuestion(db, scope, id)
      requireAnswer(scope, question)
      return shown(scope, await act(acting(scope), question))
    })
  return [
    serve(contract.askKnowledge, async ({ scope, body }) => {
      const limit = { key: `ask:${scope.userId}`, max: ASKS_AN_HOUR, windowMs: HOUR_MS }
      await countTry(asSystem(db, system), [limit], clock())
      const keeper = keeperOf(scope)
      const { question: text, instanceId = null } = body
      const found = await lookUp(services, scope, { keeper, userId: scope.userId }, text)
      return db.transaction(async () => {
        const { answer, filed } = await answerOrFile(
          services,
          acting(scope),
          {
            ...{ keeper, text, isOutside: false, language: null, mail: null, instanceId },
            ...{ mayTellOthers: true, blockers: NOBODY },
          },
          found,
        )
        return shownAnswer(db, scope, answer, { at: clock(), filed: shownFiled(filed, scope) })
      })
    }),
    serve(contract.judgeAnswer, ({ scope, params, body }) =>
      db.transaction(async () => {
        const judgement = { verdict: body.verdict, mayTellOthers: true, blockers: NOBODY }
        const { answer, filed } = await judgeAnswer(services, acting(scope), params.id, judgement)
        return shownAnswer(db, scope, answer, { at: clock(), filed: shownFiled(filed, scope) })
      }),
    ),
    serve(contract.listAnswers, async ({ scope, query }) => {
      const at = clock()
      const rows = await listAnswerRows(db, scope, query)
      return { answers: await Promise.all(rows.map((row) => shownAnswer(db, scope, row, { at }))) }
    }),
    serve(contract.listQuestions, async ({ scope, query }) => {
      const { rows, total } = await listQuestionRows(db, scope, query)
      return { questions: await shownQuestions(db, scope, rows), total }
    }),
    serve(contract.getQuestion, async ({ scope, params }) => {
      const row = await requireQuestion(db, scope, params.id)
      return { ...(await shown(scope, row)), asks: await shownAsks(db, scope, row) }
    }),
    serve(contract.answerQuestion, ({ scope, params, body }) =>
      db.transaction(async () => {
        const question = await lockQuestion(db, scope, params.id)
        requireAnswer(scope, question)
        const done = await answered(services, acting(scope), question, body)
        return {
          question: await shown(scope, done.question),
          article: await shownArticle(db, scope, done.article, clock()),
        }
      }),
    ),
    serve(contract.settleQuestion, ({ scope, params, body }) =>
      manage(scope, params.id, async (actor, question) => {
        const article = await lockArticle(db, scope, body.articleId)
        requirePublish(scope, article)
        return settleQuestion(services, actor, question, article)
      }),
    ),
    serve(contract.dismissQuestion, ({ scope, params }) =>
      manage(scope, params.id, (actor, question) => setQuestionState(actor, question, 'dismissed')),
    ),
    serve(contract.reopenQuestion, ({ scope, params }) =>
      manage(scope, params.id, (actor, question) => {
        if (question.state !== 'dismissed') throw new AppError('conflict', 'This question waits already')
        return setQuestionState(actor, question, 'unanswered')
      }),
    ),
    serve(contract.passQuestion, ({ scope, params, body }) =>
      manage(scope, params.id, (actor, question) => passQuestion(services, actor, question, body.ownerId)),
    ),
  ]
}

const shownFiled = (filed: Filed | null, { userId }: Scope): Answer['filed'] =>
  filed && {
    questionId: filed.question.id,
    askedOf: filed.owner && filed.owner.id !== userId ? filed.owner.name : null,
    askerCount: filed.askerCount,
  }

type AnswerBody = {
  title?: string | undefined
  text: string
  articleId?: number | undefined
  publish?: boolean | undefined
  isPublic?: boolean | undefined
}

/** A new draft, published at once where that is asked for; or the end of an article that is there. */
async function answered(
  services: KnowledgeServices,
  actor: Acting,
  question: QuestionRow,
  { title, text, articleId, publish = false, isPublic }: AnswerBody,
) {
  const { db, scope } = actor
  if (articleId !== undefined) {
    const before = await lockArticle(db, scope, articleId)
    requirePublish(scope, before)
    const whole = before.text === '' ? text : `${before.text}\n\n${text}`
    const article = await changeArticle(services, actor, before, { text: whole, way: inApp })
    return { article, question: await settleQuestion(services, actor, question, article) }
  }
  const draft = await draftAnswer(services, actor, question, {
    ...{ title: title ?? question.text.slice(0, LONGEST_TITLE), text, isPublic, way: inApp },
  })
  if (!publish) return draft
  const article = await approveDraft(services, actor, draft.article, { way: inApp })
  return { article, question: await requireQuestion(db, scope, question.id) }
}
