// Answers the Copilot's calls: each exchange is kept, and what an answer proposed is made when it is pressed.
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { ownActsAmong } from '../../records/change-set-store.ts'
import { undoableSince } from '../../records/undo.ts'
import { applyChanges } from './apply-changes.ts'
import { type BoardQueryServices, boardQuery } from './board-query.ts'
import * as contract from './contract.ts'
import { converse, partsOf } from './converse.ts'
import { clearMessages, listMessages, lockAnswer, type MessageRow, markApplied } from './copilot-store.ts'
import { suggestionsFor } from './suggestions.ts'

export type CopilotServices = BoardQueryServices

export function copilotRoutes(services: CopilotServices): Served[] {
  const { db } = services
  return [
    serve(contract.suggestQuestions, async ({ body }) => ({
      suggestions: [...suggestionsFor(body.context)],
    })),
    serve(contract.askCopilot, async ({ scope, body: { userQuestion, contextData }, signal }) => {
      const { parts, text, messageId } = await converse(services, scope, {
        ...{ userQuestion, signal },
        projectId: contextData?.selectedProject?.id ?? null,
        shown: contextData?.shown ?? null,
      })
      return { ...parts, response: text, messageId }
    }),
    boardQuery(services),
    serve(contract.listCopilotMessages, async ({ scope, query }) => ({
      messages: await shownMessages(services, scope, await listMessages(db, scope, { words: query.q ?? '' })),
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
    if (applied.changeSetIds.length > 0) await markApplied({ db, scope, at: clock() }, id, applied)
    return applied
  })
}

async function shownMessages(
  { db, clock }: CopilotServices,
  scope: Scope,
  rows: readonly MessageRow[],
): Promise<contract.CopilotMessage[]> {
  const idsOf = (row: MessageRow) => partsOf(row).applied?.changeSetIds ?? []
  const ids = rows.filter(({ appliedAt }) => appliedAt !== null).flatMap(idsOf)
  const { undoable, undone } = await ownActsAmong(db, scope, { ids, since: undoableSince(clock()) })
  return rows.map((row) => {
    const own = row.appliedAt === null ? [] : idsOf(row)
    return {
      ...{ id: row.id, type: row.type, content: row.content, timestamp: row.createdAt.toISOString() },
      parts: row.type === 'assistant' ? partsOf(row) : null,
      appliedAt: row.appliedAt?.toISOString() ?? null,
      undoIds: own.filter((id) => undoable.has(id)),
      isUndone: own.length > 0 && own.every((id) => undone.has(id)),
    }
  })
}
