// The words of each kind of notification.
import { expect, it } from 'vitest'
import type { NounOf } from '../../agent/counted.ts'
import type { NotificationType } from './contract.ts'
import * as words from './words.ts'

const nounOf: NounOf = (kind) => (kind === 'poll' ? ['poll', 'polls'] : ['task', 'tasks'])
const wordsOf = (type: NotificationType, payload: Record<string, unknown>, actor: string | null) =>
  words.wordsOf(type, payload, actor, nounOf)

const long = 'Minutes of the meeting about the move to the new office in March'

it('NOTIF-11: a processed mail says how many tasks were made from which subject', () => {
  expect(wordsOf('email_processed', { tasksCreated: 2, subject: 'Spring launch' }, null)).toEqual({
    title: 'New Email Processed',
    description: 'Created 2 tasks from Spring launch',
  })
  expect(wordsOf('email_processed', { tasksCreated: 1, subject: 'Spring launch' }, null).description).toBe(
    'Created 1 task from Spring launch',
  )
})

it('NOTIF-11: of any agent it says what was made, of one in the singular', () => {
  const told = (made: unknown) =>
    wordsOf('email_processed', { made, tasksCreated: 0, subject: 'Lunch' }, null).description
  expect(told([{ kind: 'poll', count: 1 }])).toBe('Created 1 poll from Lunch')
  expect(
    told([
      { kind: 'task', count: 2 },
      { kind: 'poll', count: 3 },
    ]),
  ).toBe('Created 2 tasks and 3 polls from Lunch')
  const changed = [{ kind: 'poll', count: 1 }]
  expect(wordsOf('reply_processed', { tasksUpdated: 0, changed }, null).description).toBe(
    'Updated 1 poll from your reply',
  )
})

it('NOTIF-12: a processed reply says how many tasks it updated', () => {
  expect(wordsOf('reply_processed', { tasksUpdated: 3 }, null)).toEqual({
    title: 'Reply Processed',
    description: 'Updated 3 tasks from your reply',
  })
  expect(wordsOf('reply_processed', { tasksUpdated: 1 }, null).description).toBe(
    'Updated 1 task from your reply',
  )
})

it('NOTIF-13: a failed mail is named by the first fifty characters of its subject', () => {
  expect(wordsOf('email_failed', { subject: long }, null)).toEqual({
    title: 'Email Processing Failed',
    description: `Failed to process email ${long.slice(0, 50)}`,
  })
})

it('NOTIF-20: every kind that names a subject cuts it', () => {
  for (const type of ['email_processed', 'email_failed', 'mail_held'] as const) {
    const { description } = wordsOf(type, { subject: long, tasksCreated: 1, count: 1 }, null)
    expect(description).toContain(long.slice(0, 50))
    expect(description).not.toContain(long.slice(0, 51))
  }
})

it('tasks that somebody assigned are named, several are counted', () => {
  expect(wordsOf('task_assigned', { title: 'Send the deck', count: 1 }, 'Amara Okafor')).toEqual({
    title: 'Task Assigned',
    description: 'Amara Okafor assigned you Send the deck',
  })
  expect(wordsOf('task_assigned', { title: 'Send the deck', count: 3 }, 'Amara Okafor').description).toBe(
    'Amara Okafor assigned you 3 tasks',
  )
})

it('a payload that lacks its parameters still has words', () => {
  expect(wordsOf('email_processed', {}, null).description).toBe('Created 0 tasks from (no subject)')
  expect(wordsOf('task_assigned', {}, null).description).toBe('Somebody assigned you (no subject)')
})
