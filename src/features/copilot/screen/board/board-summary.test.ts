// What the assistant is told of a board, of a very long one too.
import { expect, it } from 'vitest'
import { LONGEST_MESSAGE, readPrompt } from '../../../assistant/contract.ts'
import { sampleTask } from '../../../boards/screen/board/sample-task.ts'
import { messageOf } from './board-summary.ts'

const now = new Date(2026, 4, 6, 9).getTime()

it('AIA-03: id, title, status, priority and assignees of each task go along, and the day where the viewer is', () => {
  const task = sampleTask({
    id: 14,
    number: 4,
    title: 'Paint',
    people: ['priya'],
    dueDate: '2026-05-09T00:00:00.000Z',
  })
  expect(
    readPrompt(messageOf('What is due?', { project: 7, tasks: [task], me: 'priya@example.com' }, now)),
  ).toEqual({
    text: 'What is due?',
    board: {
      today: '2026-05-06',
      ...{ me: 'priya@example.com', project: 7 },
      tasks: [
        {
          id: 14,
          number: 4,
          title: 'Paint',
          status: 'pending',
          priority: 'medium',
          dueDate: '2026-05-09',
          assignees: [{ name: 'priya', email: 'priya@example.com' }],
        },
      ],
    },
  })
})

it('AIA-03: of a board too long for one message, open tasks come along first', () => {
  const tasks = Array.from({ length: 3_000 }, (_, index) =>
    sampleTask({ id: index + 1, title: 'x'.repeat(100), status: index < 1_500 ? 'completed' : 'pending' }),
  )
  const message = messageOf('y'.repeat(2_000), { project: 7, tasks, me: undefined }, now)
  expect(message.length).toBeLessThan(LONGEST_MESSAGE)
  const kept = readPrompt(message).board.tasks
  expect(kept.length).toBeGreaterThan(1_500)
  expect(kept.slice(0, 1_500).every(({ status }) => status === 'pending')).toBe(true)
})
