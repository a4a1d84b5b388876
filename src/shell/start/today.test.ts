// What the start page puts first, and the sentence that sums the day up.
import { expect, it } from 'vitest'
import type { ListedTask } from '../../features/tasks/lists/contract.ts'
import { calledBy, daySentence, dueNow } from './today.ts'

const none = { overdue: 0, today: 0, toDecide: 0, waitingFor: 0 }

/** As much of a task as is looked at. */
const task = (number: number, dueDate: string | null, status = 'pending') =>
  ({ number, dueDate: dueDate && `${dueDate}T00:00:00.000Z`, status }) as ListedTask

it('open tasks of past days and of today are told apart by the viewer’s own day, the longest overdue first', () => {
  const tasks = [
    task(1, '2026-11-22'),
    task(2, '2026-11-20'),
    task(3, '2026-11-23'),
    task(4, '2026-11-24'),
    task(5, null),
    task(6, '2026-11-20', 'completed'),
  ]
  const numbers = (now: string, zone: string) => {
    const { overdue, today } = dueNow(tasks, now, zone)
    return [overdue, today].map((list) => list.map(({ number }) => number))
  }
  expect(numbers('2026-11-23T12:00:00Z', 'UTC')).toEqual([[2, 1], [3]])
  expect(numbers('2026-11-23T23:30:00Z', 'Europe/Berlin')).toEqual([[2, 1, 3], [4]])
})

it('the day in a sentence: what is nought is not said, and of one the words are singular', () => {
  expect(daySentence({ overdue: 1, today: 2, toDecide: 3, waitingFor: 4 })).toBe(
    'One task is late, two are due today, three things wait for you.',
  )
  expect(daySentence({ ...none, today: 1, toDecide: 1 })).toBe(
    'One task is due today, one thing waits for you.',
  )
  expect(daySentence({ ...none, overdue: 12 })).toBe('12 tasks are late.')
  expect(daySentence(none)).toBe('Nothing presses today.')
  expect(daySentence({ ...none, waitingFor: 2 })).toBe('Nothing presses today; others have the next move.')
})

it('greets by the first name, and by the whole name where the first is signs alone', () => {
  expect(calledBy('Nora', 'Lind')).toBe('Nora')
  expect(calledBy('🦊', 'Élodie')).toBe('🦊 Élodie')
  expect(calledBy('', '')).toBe('')
})
