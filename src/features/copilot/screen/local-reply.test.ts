// What the browser says by itself where the server gives no answer.
import { expect, it } from 'vitest'
import type { ToldReport } from '../contract.ts'
import { localReply, type ShownTask } from './local-reply.ts'

const now = Date.parse('2026-03-10T09:00:00Z')

function task(id: number, more: Partial<ShownTask> = {}): ShownTask {
  return {
    ...{ id, title: `Task ${id}`, status: 'todo', priority: 'medium', updatedAt: '2026-03-09T09:00:00Z' },
    ...more,
  }
}

const textOf = (context: string, tasks: readonly ShownTask[], report?: ToldReport) =>
  localReply({ context, tasks, report }, now).join('\n')

it('COP-19: it fits the page, and elsewhere it names the agents and the way on', () => {
  expect(textOf('tanya', [])).toContain('insights')
  expect(textOf('tula', [task(1)])).toContain('0 of 1 tasks')
  expect(textOf('tula', [task(1)])).toContain('Write to Tula by mail')
  // Her page, where no project is chosen.
  expect(textOf('tula', [])).toMatch(/Your tasks are under My Tasks\. Write to Tula by mail/)
  expect(textOf('tula', [])).not.toMatch(/Polly|Ctrl K/)
  expect(textOf('task-board', [])).toContain('0 of 0 tasks')
  expect(textOf('general', [])).toMatch(/Tula.*Polly.*Ctrl K/s)
})

it('COP-20, COP-26: at most three tasks of high or urgent priority, and three in progress', () => {
  const tasks = [
    ...[1, 2, 3, 4].map((id) => task(id, { priority: id === 1 ? 'urgent' : 'high' })),
    ...[5, 6, 7, 8].map((id) => task(id, { status: 'in-progress' })),
  ]
  expect(textOf('tula', tasks)).toContain('High priority: Task 1, Task 2, Task 3\n')
  expect(textOf('tula', tasks)).toContain('In progress: Task 5, Task 6, Task 7')
})

it('COP-22: what is in progress and was not touched for 7 days is stalled', () => {
  const old = task(1, { status: 'in-progress', updatedAt: '2026-03-01T09:00:00Z' })
  expect(textOf('tula', [old])).toContain('Not touched for 7 days: Task 1')
  expect(textOf('tula', [{ ...old, updatedAt: '2026-03-04T09:00:00Z' }])).not.toContain('Not touched')
})

it('COP-23: below 30 percent completed it advises to break tasks down', () => {
  const done = (many: number) => Array.from({ length: many }, (_, id) => task(id, { status: 'completed' }))
  const open = Array.from({ length: 7 }, (_, id) => task(id + 10, { status: 'review' }))
  expect(textOf('tula', [...done(2), ...open])).toContain('Break large tasks down')
  expect(textOf('tula', [...done(3), ...open])).not.toContain('Break large tasks down')
})

it('COP-24, COP-25: more than 3 pressing ones want focus, more than 5 to do want to be split', () => {
  const pressing = (many: number) =>
    Array.from({ length: many }, (_, id) => task(id, { priority: 'high', status: 'review' }))
  expect(textOf('tula', pressing(3))).not.toContain('Focus')
  expect(textOf('tula', pressing(4))).toContain('Focus')
  const toDo = (many: number) => Array.from({ length: many }, (_, id) => task(id))
  expect(textOf('tula', toDo(5))).not.toContain('Split')
  expect(textOf('tula', toDo(6))).toContain('Split')
})

it('COP-21: of a report at most three findings, and two insights of high priority', () => {
  const insight = (title: string, priority: string) => ({ title, description: `about ${title}`, priority })
  const text = textOf('tanya', [], {
    metrics: { emailVolume: 9, participationRate: 50, sentimentScore: 40, alertCount: 1 },
    keyFindings: ['Rain', 'Wind', 'Snow', 'Fog'],
    actionableInsights: [
      ...[insight('Roof', 'low'), insight('Gutter', 'high'), insight('Drain', 'high')],
      insight('Cellar', 'high'),
    ],
  })
  expect(text).toContain('Top findings: Rain; Wind; Snow\n')
  expect(text).toContain('Gutter: about Gutter\nDrain: about Drain')
  expect(text).not.toMatch(/Fog|Roof|Cellar/)
})
