// Answers the Copilot's calls: each exchange is kept, and what an answer proposed is made when it is pressed.
import type { Clock } from '../../kit/clock.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { type AnswerServices, answerQuestion, type CopilotAnswer } from './answer.ts'
import { applyChanges } from './apply-changes.ts'
import * as contract from './contract.ts'
import {
  clearMessages,
  keepExchange,
  listMessages,
  lockAnswer,
  type MessageRow,
  markApplied,
  whoAsks,
} from './copilot-store.ts'
import type { Before } from './follow-up.ts'
import { writtenDown } from './markdown-answer.ts'
import { suggestionsFor } from './suggestions.ts'

export interface CopilotServices extends AnswerServices {
  db: Database
  clock: Clock
}

export function copilotRoutes(services: CopilotServices): Served[] {
  const { db, clock } = services
  return [
    serve(contract.suggestQuestions, async ({ body }) => ({
      suggestions: [...suggestionsFor(body.context)],
    })),
    serve(contract.askCopilot, async ({ scope, body, signal }) => {
      const { userQuestion, contextData } = body
      const me = await whoAsks(db, scope)
      const answer = await answerQuestion(services, scope, {
        ...{ said: userQuestion, me, now: clock() },
        projectId: contextData?.selectedProject?.id ?? null,
        shown: contextData?.shown ?? null,
        before: await lastExchange(db, scope),
      })
      const { text, sources } = writtenDown(answer.statements)
      const whole: contract.AnswerParts = { sources, ...listsOf(answer) }
      const messageId = await db.transaction(async () => {
        const kept = { question: userQuestion, answer: text, parts: whole }
        const id = await keepExchange({ db, scope, at: clock() }, kept)
        // What was cancelled would come back as history.
        if (signal.aborted) throw new AppError('conflict', 'Nobody waits for this answer any more')
        return id
      })
      return { ...whole, response: text, messageId }
    }),
    serve(contract.listCopilotMessages, async ({ scope, query }) => ({
      messages: (await listMessages(db, scope, { words: query.q ?? '' })).map(shownMessage),
    })),
    serve(contract.clearCopilot, async ({ scope }) => ({ cleared: await clearMessages(db, scope) })),
    serve(contract.applyProposal, ({ scope, params }) => apply(services, scope, params.id)),
  ]
}

function apply({ db, clock, asks }: CopilotServices, scope: Scope, id: number) {
  return db.repeatable(async () => {
    const row = await lockAnswer(db, scope, id)
    const { changes } = partsOf(row)
    if (changes.length === 0) throw new AppError('conflict', 'This answer proposes nothing')
    if (row.appliedAt !== null) throw new AppError('conflict', 'These changes were made already')
    const applied = await applyChanges(asks, scope, changes)
    if (applied.changeSetIds.length > 0) await markApplied({ db, scope, at: clock() }, id)
    return applied
  })
}

const NO_PARTS: contract.AnswerParts = {
  sources: [],
  changes: [],
  taskIntents: [],
  actionableItems: [],
  insights: [],
}

function partsOf({ answer }: MessageRow): contract.AnswerParts {
  const parts = contract.answerParts.safeParse(answer)
  return parts.success ? parts.data : NO_PARTS
}

function shownMessage(row: MessageRow): contract.CopilotMessage {
  return {
    ...{ id: row.id, type: row.type, content: row.content, timestamp: row.createdAt.toISOString() },
    parts: row.type === 'assistant' ? partsOf(row) : null,
    appliedAt: row.appliedAt?.toISOString() ?? null,
  }
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
function listsOf(answer: CopilotAnswer): Omit<contract.AnswerParts, 'sources'> {
  const { changes, actionItems = [], insights = [], intents = [] } = answer
  const [only, more] = changes
  const isMove = only && !more && only.field === 'status' && typeof only.value === 'string'
  const moves = isMove
    ? [{ label: `Move to ${only.after}`, status: String(only.value), taskId: only.id, version: only.version }]
    : intents
  return {
    understoodAs: answer.understoodAs ?? null,
    ...{ changes: [...changes], taskIntents: moves.slice(0, MOST_LISTED) },
    ...{ actionableItems: actionItems.slice(0, MOST_LISTED), insights: insights.slice(0, MOST_LISTED) },
  }
}
