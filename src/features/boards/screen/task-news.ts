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
