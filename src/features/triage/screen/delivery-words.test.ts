// What a row of the mail log says about a mail.
import { expect, it } from 'vitest'
import { outcomeWords } from './delivery-words.tsx'

const processed = { status: 'processed', reason: null, outcome: '3 tasks made' } as const

it('a processed mail says what came of it', () => {
  expect(outcomeWords(processed)).toBe('3 tasks made')
})

it('a mail that stopped says why', () => {
  const reason = 'The sender could not be verified'
  expect(outcomeWords({ ...processed, status: 'held', reason })).toBe(reason)
  expect(outcomeWords({ ...processed, status: 'failed', reason: null })).toBe('Failed without a reason')
})
