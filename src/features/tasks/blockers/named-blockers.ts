// Finds the tasks that a mail's words about what blocks a task name by their numbers.
import type { Database } from '../../../kit/db/database.ts'
import type { MailWords } from '../../../mail/words/en.ts'
import { blockerIdsOf, idsOfNumbers, lockOrder, possibleBlockers } from '../blocker-store.ts'
import { meaningOf } from '../status.ts'
import type { TaskEdit } from '../task-change.ts'
import type { TaskRow } from '../task-store.ts'

/* "PR #2" and "invoice #4711" are no tasks: a bare # counts only where nothing else is named before it. */
const NAMED =
  /(?:\b(?:tasks?|no\.?|nr\.?|number)\s*#?|(?:^|[,(&+]|\b(?:and|or|by|on|for|und|et|y))\s*#)(\d{1,5})\b/gi

/** "task #2, task #3" and "#2 and the bank" name numbers; "legal" and "2 people" none. */
export function numbersIn(reason: string): number[] {
  return [...new Set(Array.from(reason.matchAll(NAMED), ([, digits]) => Number(digits)))]
}

/** Blocked, and not by words about something else than tasks, such as "legal": the end of its blockers opens it. */
export function waitsForTasks({ status, blockedReason }: TaskRow): boolean {
  if (meaningOf(status) !== 'blocked') return false
  return !blockedReason?.trim() || numbersIn(blockedReason).length > 0
}

type TaskWords = MailWords['task']

export interface NamedBlockers {
  edit: TaskEdit
  /** What to say of the named tasks for which it does not wait; null where it waits for all. */
  why: ((words: TaskWords) => string) | null
}

/**
 * What an edit that a mail asks for changes in what the task waits for: named open tasks are added, and what is said
 * to go on waits for nothing. A mail has nobody to ask, so words that name only tasks for which it cannot wait (done
 * ones, itself, one that waits for it already) block nothing: nothing would ever open it again.
 */
export async function withNamedBlockers(db: Database, task: TaskRow, edit: TaskEdit): Promise<NamedBlockers> {
  if (edit.blockedReason) return blockedBy(db, { task, edit, reason: edit.blockedReason })
  if (edit.status === undefined || meaningOf(task.status) !== 'blocked') return { edit, why: null }
  const becomes = meaningOf(edit.status)
  const goesOn = becomes === 'pending' || becomes === 'progress'
  return { edit: goesOn ? { ...edit, blockedByIds: [] } : edit, why: null }
}

async function blockedBy(
  db: Database,
  { task, edit, reason }: { task: TaskRow; edit: TaskEdit; reason: string },
): Promise<NamedBlockers> {
  const numbers = numbersIn(reason)
  if (numbers.length === 0) return { edit, why: null }
  const { open, impossible } = await sorted(db, task, numbers)
  const unmet =
    impossible.length > 0
      ? (words: TaskWords) => words.waitsNotFor(impossible.map((one) => one(words)))
      : null
  if (open.length > 0) {
    const had = await blockerIdsOf(db, task.id)
    return { edit: { ...edit, blockedByIds: [...new Set([...had, ...open])] }, why: unmet }
  }
  if (impossible.length < numbers.length || namesMore(reason))
    return { edit, why: (words) => words.untilSaid }
  const { status, blockedReason: _, ...rest } = edit
  const isBlock = status === undefined || meaningOf(status) === 'blocked'
  return { edit: isBlock ? rest : { ...rest, status }, why: unmet }
}

/** Ids of those for which it can wait, and words for those of the project for which it cannot. */
async function sorted(
  db: Database,
  task: TaskRow,
  numbers: readonly number[],
): Promise<{ open: number[]; impossible: ((words: TaskWords) => string)[] }> {
  await lockOrder(db, task.projectId)
  const ids = await idsOfNumbers(db, task.projectId, numbers)
  const open: number[] = []
  const impossible: ((words: TaskWords) => string)[] = []
  for (const { id, number, status, waits } of await possibleBlockers(db, task, ids))
    if (id === task.id) impossible.push((words) => words.itself)
    else if (meaningOf(status) === 'done') impossible.push((words) => words.isDone(`#${number}`))
    else if (waits) impossible.push((words) => words.waitsForIt(`#${number}`))
    else open.push(id)
  return { open, impossible }
}

/** "#2 and the bank": somebody or something else is named too. */
const namesMore = (reason: string) =>
  /[\p{L}\p{N}]/u.test(reason.replace(NAMED, ' ').replace(/\b(?:and|or|by|on|for|und|et|y)\b/gi, ' '))
