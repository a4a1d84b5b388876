// What a row of the mail log says about a mail.
import { expect, it } from 'vitest'
import { outcomeWords } from './work-words.tsx'

const processed = { status: 'processed', reason: null, tasksCreated: 0, tasksUpdated: 0 } as const

it('a processed mail says what was made and changed of it', () => {
  expect(outcomeWords({ ...processed, tasksCreated: 3 })).toBe('3 tasks made')
  expect(outcomeWords({ ...processed, tasksCreated: 1, tasksUpdated: 2 })).toBe(
    '1 task made, 2 tasks changed',
  )
  expect(outcomeWords(processed)).toBe('No task in it')
})

it('a mail that stopped says why', () => {
  const reason = 'The sender could not be verified'
  expect(outcomeWords({ ...processed, status: 'held', reason })).toBe(reason)
  expect(outcomeWords({ ...processed, status: 'failed', reason: null })).toBe('Failed without a reason')
})
