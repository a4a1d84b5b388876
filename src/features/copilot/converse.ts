// One exchange of the conversation: a question is answered, and both are kept for the context.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { boardShown } from '../assistant/answer/contract.ts'
import { type AnswerServices, answerQuestion, type CopilotAnswer, type ToAnswer } from './answer.ts'
import { type AnswerParts, answerParts } from './contract.ts'
import { keepExchange, listMessages, type MessageRow, whoAsks } from './copilot-store.ts'
import type { Before } from './follow-up.ts'
import { writtenDown } from './markdown-answer.ts'

export interface ConverseServices extends AnswerServices {
  db: Database
  clock: Clock
}

export interface Asking extends Pick<ToAnswer, 'projectId' | 'shown'> {
  userQuestion: string
  /** Aborted where nobody waits any more. */
  signal: AbortSignal
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
  const answer = await answerQuestion(services, scope, toAnswer)
  const { text, sources } = writtenDown(answer.statements)
  const parts: AnswerParts = { sources, ...listsOf(answer) }
  const messageId = await db.transaction(async () => {
    const kept = { question: userQuestion, answer: text, parts }
    const id = await keepExchange({ db, scope, at: clock() }, kept)
    // What was cancelled would come back as history.
    if (signal.aborted) throw new AppError('conflict', 'Nobody waits for this answer any more')
    return id
  })
  return { answer, parts, text, messageId }
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
function listsOf(answer: CopilotAnswer): Omit<AnswerParts, 'sources'> {
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
