// One mapping of every spelling of a status to its meaning (MYT-12, KB-12 to KB-15); the stored spelling stays.

export type StatusMeaning = 'pending' | 'progress' | 'blocked' | 'review' | 'done'
export type ColumnKey = 'pending' | 'ongoing' | 'done'

const meanings = new Map<string, StatusMeaning>(
  Object.entries({
    'in-progress': 'progress',
    'in progress': 'progress',
    in_progress: 'progress',
    ongoing: 'progress',
    active: 'progress',
    working: 'progress',
    blocked: 'blocked',
    waiting: 'blocked',
    review: 'review',
    testing: 'review',
    completed: 'done',
    done: 'done',
    finished: 'done',
  } satisfies Record<string, StatusMeaning>),
)

/** The meaning of a stored status; anything unknown is pending (KB-12). */
export function meaningOf(status: string): StatusMeaning {
  return meanings.get(status.trim().toLowerCase()) ?? 'pending'
}

/** The column of the project board (CONST-21). */
export function columnOf(status: string): ColumnKey {
  const meaning = meaningOf(status)
  if (meaning === 'pending') return 'pending'
  return meaning === 'done' ? 'done' : 'ongoing'
}

/** What a drop on a column writes (KB-15). */
export const statusOfColumn: Record<ColumnKey, string> = {
  pending: 'pending',
  ongoing: 'in-progress',
  done: 'completed',
}

export const columnTitles: Record<ColumnKey, string> = {
  pending: 'Pending',
  ongoing: 'Ongoing',
  done: 'Done',
}

/** PB-02, MYT-12. */
export const meaningWords: Record<StatusMeaning, string> = {
  pending: 'Pending',
  progress: 'In Progress',
  blocked: 'Blocked',
  review: 'Review',
  done: 'Completed',
}

/** What people see of a stored status; a task that was only made is "Created" (PB-23). */
export function statusLabel(status: string): string {
  return isOnlyMade(status) ? 'Created' : meaningWords[meaningOf(status)]
}

export const isOnlyMade = (status: string) => status.trim().toLowerCase() === 'todo'

/** What a sentence about a task says of it: "It is done". */
export const statusPhrases: Record<StatusMeaning, string> = {
  pending: 'is open again',
  progress: 'is in progress',
  blocked: 'is blocked',
  review: 'is in review',
  done: 'is done',
}

/** Every spelling with that meaning, for queries. */
export function spellingsOf(meaning: Exclude<StatusMeaning, 'pending'>): string[] {
  return [...meanings.keys()].filter((spelling) => meanings.get(spelling) === meaning)
}
