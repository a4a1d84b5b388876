// How long a deleted task can still be restored.

import { DAYS_TO_UNDO } from '../../../../records/contract.ts'
import type { Moment } from '../../../../ui/dates.ts'

const day = 86_400_000

/** Whole days begun, 30 at first and 1 on the last one; 0 when its time is over (PB-24). */
export function daysToRestore(deletedAt: Moment, now: Moment): number {
  const end = new Date(deletedAt).getTime() + DAYS_TO_UNDO * day
  const days = Math.ceil((end - new Date(now).getTime()) / day)
  // The page's clock may be a minute behind the server's.
  return Math.max(0, Math.min(days, DAYS_TO_UNDO))
}

export function restoreWords(deletedAt: Moment, now: Moment): string {
  const days = daysToRestore(deletedAt, now)
  return days === 1 ? 'Deleted, kept for 1 more day' : `Deleted, kept for ${days} more days`
}
