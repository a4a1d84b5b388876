// Makes what a mail asked for and takes it back, in each context as the person may act there now.
import type { Acting } from '../../../kit/acting.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Asks, ProposedChange } from '../../../records/asks.ts'
import type { Records } from '../../../records/record-kind.ts'
import { undoMany } from '../../../records/undo.ts'
import { contextsOf } from './mail-contexts.ts'
import type { Acts, WantedChanges } from './told.ts'

export interface ActServices {
  db: Database
  asks: readonly Asks[]
  records: Records
}

export interface Acted {
  acts: Acts[]
  refused: { title: string; because: string }[]
}

/** In the open transaction. What was changed by somebody since it was read is refused by name. */
export async function makeChanges(
  { db, asks }: ActServices,
  scope: Scope,
  wanted: readonly WantedChanges[],
): Promise<Acted> {
  const acted: Acted = { acts: [], refused: [] }
  const contexts = await contextsOf(db, scope)
  for (const { companyId, changes } of merged(wanted)) {
    const context = contexts.find(({ company }) => (company?.id ?? 0) === companyId)
    const made: Acts = { companyId, changes: [...changes], changeSetIds: [] }
    const refused: Acted['refused'] = []
    for (const one of context ? asks : []) {
      if (!one.apply || !context) continue
      try {
        const applied = await one.apply(context.scope, changes)
        made.changeSetIds.push(...applied.changeSetIds)
        refused.push(...applied.refused)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        refused.push(...changes.map(({ title }) => ({ title, because: error.message })))
      }
    }
    acted.refused.push(...refused)
    const not = new Set(refused.map(({ title }) => title))
    made.changes = changes.filter(({ title }) => !not.has(title))
    if (made.changeSetIds.length > 0) acted.acts.push(made)
  }
  return acted
}

/** Of two for one field the later counts. */
function merged(wanted: readonly WantedChanges[]) {
  const all = new Map<number, Map<string, ProposedChange>>()
  for (const { companyId, changes } of wanted) {
    const own = all.get(companyId) ?? new Map<string, ProposedChange>()
    for (const change of changes)
      own.set(JSON.stringify([change.kind, change.id ?? change.title, change.field]), change)
    all.set(companyId, own)
  }
  return [...all].map(([companyId, own]) => ({ companyId, changes: [...own.values()] }))
}

/** In the open transaction. Tells how many records came back; `kept` names what was changed since and stays. */
export async function takeBack(
  { records }: ActServices,
  { db, scope, at }: Acting,
  acts: readonly Acts[],
): Promise<{ undone: number; kept: string[] }> {
  const all = { undone: 0, kept: [] as string[] }
  const contexts = await contextsOf(db, scope)
  for (const { companyId, changeSetIds } of acts) {
    const context = contexts.find(({ company }) => (company?.id ?? 0) === companyId)
    for (const id of context ? [...changeSetIds].reverse() : []) {
      if (!context) continue
      try {
        const { undone, kept } = await undoMany(records, { db, scope: context.scope, at }, [id])
        all.undone += undone
        all.kept.push(...kept)
      } catch (error) {
        // Taken back in the app already, or of a project that is gone.
        if (!(error instanceof AppError)) throw error
      }
    }
  }
  return all
}
