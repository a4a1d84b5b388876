// What live messages mean for the page.
import { expect, it } from 'vitest'
import { createOncePerMail, NEWS_TOAST, newsOf } from './task-news.ts'

const where = { companyId: 0, projectId: 3 }

it('NOTIF-16: mail of one own gives the two toasts by their words', () => {
  expect(newsOf({ type: 'tasks_created', ...where, taskIds: [8, 9], own: true }).toast).toEqual({
    title: 'New tasks have been created from your email',
    showTask: 8,
  })
  expect(newsOf({ type: 'reply_processed', ...where, tasksUpdated: 1, own: true }).toast).toEqual({
    title: 'Tasks have been updated from your reply',
  })
})

it('NOTIF-17: the mail of somebody else and a change in the app refresh silently', () => {
  expect(newsOf({ type: 'tasks_created', ...where, taskIds: [8], own: false })).toEqual({
    projectId: 3,
    toast: null,
  })
  const update = { type: 'task_update', ...where, taskId: 8 } as const
  expect(newsOf({ ...update, cause: 'app', own: true })).toEqual({ projectId: 3, toast: null })
  expect(newsOf({ ...update, cause: 'mail', own: false }).toast).toBeNull()
  expect(newsOf({ ...update, cause: 'mail', own: true }).toast).not.toBeNull()
})

it('NOTIF-17, CONST-15: one toast per mail, while the first stands for 3000 ms', () => {
  let now = 0
  const first = createOncePerMail(() => now)
  expect(NEWS_TOAST).toBe(3000)
  expect(first(3, 'updated')).toBe(true)
  now = 2999
  expect(first(3, 'updated')).toBe(false)
  expect(first(4, 'updated')).toBe(true)
  now = 3000
  expect(first(3, 'updated')).toBe(true)
})
