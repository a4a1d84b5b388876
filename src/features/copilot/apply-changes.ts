// Makes changes that an answer proposed: each feature those of its own records, all of them to be undone together.
import type { Scope } from '../../kit/scope.ts'
import type { Applied, Asks, ProposedChange } from '../../records/asks.ts'

/** In the open transaction. */
export async function applyChanges(
  asks: readonly Asks[],
  scope: Scope,
  changes: readonly ProposedChange[],
): Promise<Applied> {
  const made: Applied = { changeSetIds: [], refused: [] }
  for (const one of asks) {
    if (!one.apply) continue
    const { changeSetIds, refused } = await one.apply(scope, changes)
    made.changeSetIds.push(...changeSetIds)
    made.refused.push(...refused)
  }
  return made
}
