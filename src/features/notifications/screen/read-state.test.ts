// What marking does to the list on the screen, and the words of the badge.
import { expect, it } from 'vitest'
import type { Notification } from '../contract.ts'
import { targetOf } from '../notification-target.ts'
import { badgeWords, withAllRead, withRead } from './read-state.ts'

const one = (id: number, read: boolean): Notification => ({
  ...{ id, read, type: 'email_processed', title: 'New Email Processed', description: '', companyId: 0 },
  ...{ timestamp: '2026-11-16T09:00:00Z', projectId: 7, taskId: null, deliveryId: null, path: null },
})

it('NOTIF-05: marking one lowers the count once, and never below 0', () => {
  const list = { notifications: [one(2, false), one(1, false)], unreadCount: 2 }
  const marked = withRead(list, 2)
  expect([marked.unreadCount, marked.notifications.map(({ read }) => read)]).toEqual([1, [true, false]])
  expect(withRead(marked, 2)).toBe(marked)
  expect(withRead({ ...list, unreadCount: 0 }, 1).unreadCount).toBe(0)
})

it('NOTIF-06: marking all sets the count to 0', () => {
  const marked = withAllRead({ notifications: [one(2, false), one(1, true)], unreadCount: 12 })
  expect([marked.unreadCount, marked.notifications.every(({ read }) => read)]).toEqual([0, true])
})

it('NOTIF-08: the badge shows the count, and 9+ above 9', () => {
  expect([0, 1, 9, 10, 250].map(badgeWords)).toEqual([null, '1', '9', '9+', '9+'])
})

it('a notification leads to its task, its project or its mail', () => {
  expect(targetOf({ ...one(1, false), taskId: 3 })).toBe('/project/7?highlightTask=3')
  expect(targetOf(one(1, false))).toBe('/project/7')
  expect(targetOf({ ...one(1, false), type: 'email_failed', projectId: null, deliveryId: 41 })).toBe(
    '/mails/41',
  )
  expect(targetOf({ ...one(1, false), projectId: null })).toBeNull()
})
