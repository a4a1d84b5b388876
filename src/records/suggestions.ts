// What people decide about suggestions: accept or decline, and think better of it.
import type { Acting } from '../kit/acting.ts'
import { AppError } from '../kit/errors.ts'
import { kindOf, type Records } from './record-kind.ts'
import { decideSuggestion, lockDecided, lockSuggestion, openAgain } from './suggestion-store.ts'
import { undoableSince, undoInApp } from './undo.ts'

/** Makes what was proposed; a title that was edited first is taken. */
export function accept(
  records: Records,
  acting: Acting,
  suggestionId: number,
  edited: { title?: string | undefined },
): Promise<{ kind: string; id: number; taskId?: number }> {
  const { db, scope } = acting
  return db.repeatable(async () => {
    const found = await lockSuggestion(db, scope, records, suggestionId)
    const { id, changeSetId } = await kindOf(records, found.kind, 'suggestible').accept(acting, found, edited)
    await decideSuggestion(acting, suggestionId, { status: 'accepted', changeSetId })
    return { kind: found.kind, id, ...(found.kind === 'task' && { taskId: id }) }
  })
}

export function decline(records: Records, acting: Acting, id: number): Promise<{ id: number }> {
  const { db, scope } = acting
  return db.repeatable(async () => {
    const { place } = await lockSuggestion(db, scope, records, id)
    await decideSuggestion(acting, id, { status: 'declined', changeSetId: null })
    await kindOf(records, place.kind, 'place').tell(acting, place.id)
    return { id }
  })
}

/**
 * Takes a decision of one's own back with what came of it, and lets the suggestion wait again. Where something of it was
 * changed since, that stays and is named, and so does the decision. Throws not_found where there is none to take back.
 */
export function reopen(
  records: Records,
  acting: Acting,
  id: number,
): Promise<{ undone: number; kept: string[] }> {
  const { db, scope, at } = acting
  return db.repeatable(async () => {
    const since = undoableSince(at)
    const { place, changeSetId } = await lockDecided(db, scope, { records, id, since })
    const { undone, kept } =
      changeSetId === null ? nothing : await unlessUndone(undoInApp(records, acting, changeSetId))
    if (kept.length > 0) return { undone, kept }
    await openAgain(acting, id)
    await kindOf(records, place.kind, 'place').tell(acting, place.id)
    return { undone: Math.max(1, undone), kept }
  })
}

const nothing = { undone: 0, kept: [] as string[] }

/** By `#undo` or from the record what came of it may have been taken back before. */
const unlessUndone = (undoing: Promise<typeof nothing>): Promise<typeof nothing> =>
  undoing.catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return nothing
    throw error
  })
