// Puts what was said and what was done into one order, oldest first.
import type { TaskActivity } from '../../../tasks/activity/contract.ts'
import type { TaskComment } from '../../../tasks/comments/contract.ts'

export type ThreadView = 'all' | 'comments' | 'activity'

export type ThreadEntry =
  | { kind: 'comment'; key: string; at: string; comment: TaskComment }
  | { kind: 'activity'; key: string; at: string; entry: TaskActivity }

/** At the same moment what was done stands before what was said: a mail does both. */
export function threadOf(
  view: ThreadView,
  comments: readonly TaskComment[],
  activity: readonly TaskActivity[],
): ThreadEntry[] {
  const done = activity.map(
    (entry, place): ThreadEntry => ({ kind: 'activity', key: `a${entry.id}-${place}`, at: entry.at, entry }),
  )
  const said = comments.map(
    (comment): ThreadEntry => ({ kind: 'comment', key: `c${comment.id}`, at: comment.createdAt, comment }),
  )
  if (view === 'comments') return said
  if (view === 'activity') return done
  return [...done, ...said].sort((one, other) => one.at.localeCompare(other.at))
}
