// The words of a status.
import { expect, it } from 'vitest'
import { statusLabelOf } from './status-words.ts'

it('PB-23 PB-10 MYT-12: each spelling has the label of its meaning, and todo one of its own', () => {
  const labels = {
    todo: 'Created',
    pending: 'Pending',
    backlog: 'Pending',
    in_progress: 'In Progress',
    'in-progress': 'In Progress',
    blocked: 'Blocked',
    review: 'Review',
    done: 'Completed',
    completed: 'Completed',
    ' Done ': 'Completed',
  }
  for (const [status, label] of Object.entries(labels)) {
    expect([status, statusLabelOf(status).label]).toEqual([status, label])
  }
  expect(statusLabelOf('TODO').shown).toBe('created')
})
