// What a live message about tasks means for the page: what to refetch, and which toast it deserves.
import type { TaskEvent } from '../contract.ts'

export const taskEventTypes = [
  'email_processed',
  'tasks_created',
  'reply_processed',
  'task_update',
  'email_failed',
] as const satisfies readonly TaskEvent['type'][]

/** Milliseconds that a toast of the socket stands (CONST-15). */
export const NEWS_TOAST = 3000

export type TaskNews = {
  /** Undefined when the message names no project. */
  projectId: number | undefined
  toast: { title: string; showTask?: number } | null
}

/** NOTIF-17: only the person who sent the mail hears of it; what the app changed is silent. */
export function newsOf(event: TaskEvent): TaskNews {
  switch (event.type) {
    case 'tasks_created':
      return {
        projectId: event.projectId,
        toast: event.own
          ? { title: 'New tasks have been created from your email', showTask: event.taskIds[0] }
          : null,
      }
    case 'reply_processed':
      return { projectId: event.projectId, toast: event.own ? replyToast : null }
    case 'task_update':
      return {
        projectId: event.projectId,
        toast: event.own && event.cause === 'mail' ? replyToast : null,
      }
    case 'email_processed':
      return { projectId: event.projectId, toast: null }
    case 'email_failed':
      return { projectId: undefined, toast: null }
  }
}

const replyToast = { title: 'Tasks have been updated from your reply' }

/**
 * One toast per mail: a reply arrives as reply_processed and one task_update for each changed task, close
 * together, so the same words about the same project are said once while the first still stands.
 * `now` gives milliseconds.
 */
export function createOncePerMail(now: () => number) {
  const said = new Map<string, number>()
  return (projectId: number, title: string): boolean => {
    const key = `${projectId} ${title}`
    const last = said.get(key)
    const first = last === undefined || now() - last >= NEWS_TOAST
    if (first) said.set(key, now())
    return first
  }
}
