// Lets new tasks of a mail wait for the tasks that it names by number: "print the flyers, blocked by task 1".
import type { Acting } from '../../../kit/acting.ts'
import { blockerNumbersOf } from '../blocker-store.ts'
import { editTask } from '../task-change.ts'
import { lockTask, type MadeTask } from '../task-store.ts'
import { withNamedBlockers } from './named-blockers.ts'

/**
 * `blockedBy` stands at the place of its task. Numbers of tasks of the same mail count as those of its list; done
 * and unknown ones are left out, and a task that none is left for stays pending. Undone with the making. Answers the
 * numbers for which each waits now, at its place.
 */
export async function blockNew(
  { db, scope, at }: Acting,
  made: readonly MadeTask[],
  blockedBy: readonly (readonly number[])[],
): Promise<number[][]> {
  const waits: number[][] = made.map(() => [])
  for (const [place, { id }] of made.entries()) {
    const numbers = blockedBy[place] ?? []
    if (numbers.length === 0) continue
    const task = await lockTask(db, scope, id)
    const blockedReason = numbers.map((number) => `task #${number}`).join(', ')
    const { edit } = await withNamedBlockers(db, task, { status: 'blocked', blockedReason })
    if (!edit.blockedByIds) continue
    await editTask(db, scope, { task, edit, at })
    waits[place] = await blockerNumbersOf(db, task.id)
  }
  return waits
}
