// What stands above a proposal names what it is.
import { expect, it } from 'vitest'
import type { AnswerParts } from '../contract.ts'
import { proposedWords } from './proposed-words.ts'

const change = (more: Partial<AnswerParts['changes'][number]>) => ({
  ...{ kind: 'task', id: 1, title: '#1 Book the hall', path: '/task/1', version: 1 },
  ...{ field: 'status', label: 'Status', before: '', after: '', value: '' },
  ...more,
})

it('names each kind of proposal, one and many', () => {
  expect(proposedWords([change({})])).toBe('1 task, 1 change')
  expect(
    proposedWords([
      change({}),
      change({ field: 'dueDate' }),
      change({ title: '#2 Order tea', field: 'dueDate' }),
    ]),
  ).toBe('2 tasks, 3 changes')
  expect(proposedWords([change({ kind: 'poll', field: 'vote' })])).toBe('1 vote')
  expect(proposedWords([change({ field: 'comment' }), change({ field: 'comment', id: 2 })])).toBe(
    '2 comments',
  )
  expect(proposedWords([change({ kind: 'reminder', id: null, field: 'reminder' })])).toBe('1 reminder')
  expect(proposedWords([change({ kind: 'poll' })])).toBe('1 poll, 1 change')
  expect(proposedWords([change({ id: null, field: 'new' })])).toBe('1 new task')
  expect(proposedWords([change({}), change({ field: 'comment' })])).toBe('1 task, 1 change, 1 comment')
})
