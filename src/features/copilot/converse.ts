// One exchange of the conversation: a question is answered, and both are kept for the context.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { inEnglish } from '../../language/in-english.ts'
import type { ModelSource } from '../../model/model-source.ts'
import { useOf } from '../../model/model-use.ts'
import type { Statement } from '../../records/asks.ts'
import { boardShown } from '../assistant/answer/contract.ts'
import { type AnswerServices, answerQuestion, type CopilotAnswer, type ToAnswer } from './answer.ts'
import { type AnswerParts, answerParts } from './contract.ts'
import { keepExchange, listMessages, type MessageRow, whoAsks } from './copilot-store.ts'
import type { Before } from './follow-up.ts'
import { writtenDown } from './markdown-answer.ts'
import { answerByModel } from './model/answer-by-model.ts'
import { answerReworded } from './model/reworded.ts'
import { inLanguage } from './words/in-language.ts'

export interface ConverseServices extends AnswerServices {
  db: Database
  clock: Clock
  model: Pick<ModelSource, 'open'>
}

export interface Asking extends Pick<ToAnswer, 'projectId' | 'shown'> {
  userQuestion: string
  /** Aborted where nobody waits any more. */
  signal: AbortSignal
  /** What a model has said so far, as markdown. */
  tell?: (text: string) => void
}

export interface Exchange {
  answer: CopilotAnswer
  parts: AnswerParts
  /** Markdown. */
  text: string
  messageId: number
}

export async function converse(services: ConverseServices, scope: Scope, asking: Asking): Promise<Exchange> {
  const { db, clock } = services
  const { userQuestion, projectId, shown, signal } = asking
  const me = await whoAsks(db, scope)
  const before = await lastExchange(db, scope)
  const toAnswer = { said: userQuestion, me, now: clock(), projectId, shown, before }
  const { answer, note } = await answered(services, scope, toAnswer, asking)
  const { text, sources } = writtenDown(answer.statements)
  const parts: AnswerParts = { sources, ...listsOf(answer), note }
  const messageId = await db.transaction(async () => {
    const kept = { question: userQuestion, answer: text, parts }
    const id = await keepExchange({ db, scope, at: clock() }, kept)
    // What was cancelled would come back as history.
    if (signal.aborted) throw new AppError('conflict', 'Nobody waits for this answer any more')
    return id
  })
  return { answer, parts, text, messageId }
}

/** The readers' answer; where it proposes nothing and sets nothing, a model says it better, or it is as it was. */
async function answered(
  services: ConverseServices,
  scope: Scope,
  toAnswer: ToAnswer,
  { signal, tell }: Asking,
): Promise<{ answer: CopilotAnswer; note: string | null }> {
  const model = await services.model.open(useOf('copilot', scope))
  const byReaders = await answerQuestion(services, scope, toAnswer)
  if (!model || isSettled(byReaders, toAnswer.said)) return { answer: byReaders, note: null }
  const withModel = { ...services, model }
  const proposed = byReaders.isKnown ? null : await answerReworded(withModel, scope, toAnswer)
  if (proposed) return { answer: proposed, note: null }
  const { statements, note } = await answerByModel(
    withModel,
    scope,
    { toAnswer, byReaders },
    { signal, tell: (said) => tell?.(writtenDown(said).text) },
  )
  const { language } = inEnglish(toAnswer.said)
  return {
    answer: statements ? saidAgain(byReaders, statements) : byReaders,
    note: note && inLanguage(note, language),
  }
}

/** Buttons stay for tasks that are still spoken of. */
function saidAgain(answer: CopilotAnswer, statements: readonly Statement[]): CopilotAnswer {
  const told = new Set(
    statements.flatMap(({ sources }) => sources.flatMap(({ kind, id }) => (kind === 'task' ? [id] : []))),
  )
  const intents = answer.intents?.filter(({ taskId }) => taskId !== null && told.has(taskId)) ?? []
  return { ...answer, isKnown: true, statements, intents }
}

/** Changes come of the person's own words alone, which no model reads beside the words of others. */
function isSettled({ isWhole = false, changes, view, intents = [] }: CopilotAnswer, said: string): boolean {
  // A question is answered beside what the board then shows.
  const isShown = view != null && !said.includes('?')
  return isWhole || changes.length > 0 || isShown || intents.some(({ taskId }) => taskId === null)
}

const NO_PARTS: AnswerParts = {
  sources: [],
  changes: [],
  taskIntents: [],
  actionableItems: [],
  insights: [],
}

export function partsOf({ answer }: MessageRow): AnswerParts {
  const parts = answerParts.safeParse(answer)
  return parts.success ? parts.data : NO_PARTS
}

/** What a follow-up is about. */
async function lastExchange(db: Database, scope: Scope): Promise<Before | null> {
  const [question, answer] = await listMessages(db, scope, { most: 2 })
  if (question?.type !== 'user' || answer?.type !== 'assistant') return null
  const { sources, understoodAs } = partsOf(answer)
  return { question: understoodAs ?? question.content, sources }
}

/** CONST-08. */
const MOST_LISTED = 5

/** COP-29: a proposal that only moves one task is the same as a button. */
function listsOf(answer: CopilotAnswer): Omit<AnswerParts, 'sources' | 'note'> {
  const { changes, actionItems = [], insights = [], intents = [] } = answer
  const [only, more] = changes
  const isMove = only && !more && only.field === 'status' && typeof only.value === 'string'
  const moves = isMove
    ? [{ label: `Move to ${only.after}`, status: String(only.value), taskId: only.id, version: only.version }]
    : intents
  return {
    understoodAs: answer.understoodAs ?? null,
    view: boardShown.nullish().parse(answer.view) ?? null,
    ...{ changes: [...changes], taskIntents: moves.slice(0, MOST_LISTED) },
    ...{ actionableItems: actionItems.slice(0, MOST_LISTED), insights: insights.slice(0, MOST_LISTED) },
  }
}
