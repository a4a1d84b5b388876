// What people decide about suggestions: accept or decline.
import type { Acting } from '../kit/acting.ts'
import { kindOf, type Records } from './record-kind.ts'
import { decideSuggestion, lockSuggestion } from './suggestion-store.ts'

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
    await decideSuggestion(acting, suggestionId, 'accepted')
    const id = await kindOf(records, found.kind, 'suggestible').accept(acting, found, edited)
    return { kind: found.kind, id, ...(found.kind === 'task' && { taskId: id }) }
  })
}

export function decline(records: Records, acting: Acting, id: number): Promise<{ id: number }> {
  const { db, scope } = acting
  return db.repeatable(async () => {
    const { place } = await lockSuggestion(db, scope, records, id)
    await decideSuggestion(acting, id, 'declined')
    await kindOf(records, place.kind, 'place').tell(acting, place.id)
    return { id }
  })
}
