// What a live message about tasks means for the page: what to refetch, and which toast it deserves.
import type { TaskEvent } from '../../tasks/contract.ts'

export const taskEventTypes = [
  'tasks_created',
  'reply_processed',
  'task_update',
  'project_update',
] as const satisfies readonly TaskEvent['type'][]

/** Milliseconds that a toast of the socket stands (CONST-15). */
export const NEWS_TOAST = 3000

export interface MailToast {
  mailId: number
  title: string
  /** Id of the task to open. */
  showTask?: number | undefined
}

/**
 * Only the person who sent a mail hears of what came of it (NOTIF-17): what others did, what the app changed and what
 * made and changed nothing is silent.
 */
export function toastOf(event: TaskEvent): MailToast | null {
  switch (event.type) {
    case 'tasks_created': {
      const { mailId, taskIds, own } = event
      const title = 'New tasks have been created from your email'
      return own ? { mailId, title, showTask: taskIds[0] } : null
    }
    case 'reply_processed':
      return event.tasksUpdated > 0 ? changedToast(event) : null
    case 'task_update':
      return changedToast(event)
    case 'project_update':
      return null
  }
}

function changedToast({ mailId, own }: { mailId?: number | undefined; own: boolean }): MailToast | null {
  return own && mailId !== undefined ? { mailId, title: 'Tasks have been updated from your reply' } : null
}

/**
 * True for the first toast of each mail. A mail comes as several messages, what it made before what it changed: the
 * new tasks, which nobody has seen yet, are what its toast tells of.
 */
export function createOncePerMail() {
  const told = new Set<number>()
  return ({ mailId }: MailToast): boolean => {
    if (told.has(mailId)) return false
    told.add(mailId)
    return true
  }
}

/** Characters of a subject (NOTIF-20). */
const SUBJECT_CHARACTERS = 50

/** How many tasks each mail of one's own made and changed, gathered from its messages while its toast is made ready. */
export function createMailCounts() {
  const made = new Map<number, Set<number>>()
  const changed = new Map<number, Set<number>>()
  const told = new Map<number, number>()

  function add(event: TaskEvent): void {
    if (event.type === 'tasks_created') addTo(made, event.mailId, event.taskIds)
    else if (event.type === 'reply_processed') told.set(event.mailId, event.tasksUpdated)
    else if (event.type === 'task_update' && event.mailId !== undefined)
      addTo(changed, event.mailId, [event.taskId])
  }

  /** "3 tasks from “Spring launch”, 1 updated"; without the subject where it could not be read. */
  function words(mailId: number, subject: string | null): string {
    const named = subject === null ? null : `“${shortened(subject)}”`
    const news = made.get(mailId)?.size ?? 0
    // A task that only waited for another one is told of too, and was not changed by the mail.
    const updates = told.get(mailId) ?? changed.get(mailId)?.size ?? 0
    if (news === 0) return `${tasks(updates)}${named === null ? '' : ` in ${named}`}`
    const first = `${tasks(news)}${named === null ? '' : ` from ${named}`}`
    return updates === 0 ? first : `${first}, ${updates} updated`
  }
  return { add, words }
}

const tasks = (count: number) => `${count} ${count === 1 ? 'task' : 'tasks'}`

function addTo(counts: Map<number, Set<number>>, mailId: number, taskIds: readonly number[]): void {
  counts.set(mailId, new Set([...(counts.get(mailId) ?? []), ...taskIds]))
}

function shortened(subject: string): string {
  const characters = Array.from(subject)
  return characters.length <= SUBJECT_CHARACTERS
    ? subject
    : `${characters.slice(0, SUBJECT_CHARACTERS).join('').trimEnd()}…`
}
