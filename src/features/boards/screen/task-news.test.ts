// Which live messages deserve a toast, and that a mail gets one.
import { expect, it } from 'vitest'
import type { TaskEvent } from '../../tasks/contract.ts'
import { createMailCounts, createOncePerMail, NEWS_TOAST, toastOf } from './task-news.ts'

const where = { companyId: 0, projectId: 3 }
const created = { type: 'tasks_created' as const, ...where, mailId: 5, taskIds: [8, 9], own: true }
const processed = {
  ...{ type: 'reply_processed' as const, ...where, mailId: 5, own: true },
  ...{ tasksUpdated: 1, changed: [{ kind: 'task', count: 1 }] },
}
const updated = {
  ...{ type: 'task_update' as const, ...where, mailId: 5, taskId: 8 },
  ...{ cause: 'mail' as const, own: true },
}

/** The words of the toasts that a page shows of these messages. */
function toldOf(events: readonly TaskEvent[]): string[] {
  const isFirstOfMail = createOncePerMail()
  return events.flatMap((event) => {
    const toast = toastOf(event)
    return toast && isFirstOfMail(toast) ? [toast.title] : []
  })
}

it('NOTIF-16: mail of one own gives the two toasts by their words, for 3 seconds', () => {
  expect(toastOf(created)).toEqual({
    mailId: 5,
    title: 'New tasks have been created from your email',
    showTask: 8,
  })
  const changed = { mailId: 5, title: 'Tasks have been updated from your reply' }
  expect(toastOf(processed)).toEqual(changed)
  expect(toastOf(updated)).toEqual(changed)
  expect(NEWS_TOAST).toBe(3000)
})

it('NOTIF-17: the mail of somebody else, a change in the app and a mail of no consequence are silent', () => {
  for (const event of [created, processed, updated]) expect(toastOf({ ...event, own: false })).toBeNull()
  expect(toastOf({ type: 'task_update', ...where, taskId: 8, cause: 'app', own: true })).toBeNull()
  expect(toastOf({ type: 'project_update', ...where })).toBeNull()
})

it('NOTIF-17: one toast a mail, of its new tasks where it made some; the next mail has its own', () => {
  expect(toldOf([processed, updated, { ...updated, taskId: 9 }])).toEqual([
    'Tasks have been updated from your reply',
  ])
  expect(toldOf([created, processed, updated])).toEqual(['New tasks have been created from your email'])
  expect(toldOf([processed, updated, { ...processed, mailId: 6 }])).toHaveLength(2)
})

it('NOTIF-16: the description of a toast names the count and the subject', () => {
  const words = (events: readonly TaskEvent[], subject: string | null) => {
    const counts = createMailCounts()
    for (const event of events) counts.add(event)
    return counts.words(5, subject)
  }
  const launch = 'Spring launch'
  expect(words([created], launch)).toBe('2 tasks from “Spring launch”')
  expect(words([{ ...created, taskIds: [8] }], null)).toBe('1 task')
  expect(words([updated], launch)).toBe('1 task in “Spring launch”')
  const released = { ...updated, taskId: 9 }
  expect(words([updated, released, processed], launch)).toBe('1 task in “Spring launch”')
  expect(words([created, updated, processed], launch)).toBe('2 tasks from “Spring launch”, 1 updated')
  expect(words([created, { ...processed, mailId: 6, tasksUpdated: 4 }], launch)).not.toContain('updated')
  expect(words([created], 'a'.repeat(51))).toBe(`2 tasks from “${'a'.repeat(50)}…”`)
})
