// What models cost: cached input at its own price, and what has no price is said to be unknown.
import { expect, it } from 'vitest'
import type { ModelPrice, UsageOnWire } from '../contract.ts'
import { costWords, sumUsage } from './cost.ts'

const row = (more: Partial<UsageOnWire>): UsageOnWire => ({
  day: '2026-03-09',
  model: 'reader',
  purpose: 'fast',
  agent: 'tula',
  company: null,
  questions: 1,
  answers: 1,
  inputTokens: 2_000_000,
  cachedTokens: 500_000,
  storedAnswers: 0,
  savedTokens: 0,
  outputTokens: 100_000,
  ...more,
})
const price: ModelPrice = {
  model: 'reader',
  input: 2,
  cached: 0.5,
  output: 10,
  currency: 'USD',
  day: '2026-03-01',
  source: 'Our contract',
}

it('cached input has its own price', () => {
  const [sum] = sumUsage([row({})], [price], ({ agent }) => agent)
  // 1.5 million at 2, half a million at 0.5, a tenth at 10.
  expect(sum && costWords(sum)).toBe('$4.25')
})

it('rows of one name are one sum, the largest first, and what has no price is unknown', () => {
  const rows = [
    row({ agent: 'copilot', model: 'other', inputTokens: 10 }),
    row({}),
    row({ questions: 3, answers: 2 }),
  ]
  const sums = sumUsage(rows, [price], ({ agent }) => agent)
  expect(sums.map((sum) => [sum.name, sum.questions, sum.answers, costWords(sum)])).toEqual([
    ['tula', 4, 3, '$8.50'],
    ['copilot', 1, 1, 'unknown'],
  ])
  const [all] = sumUsage(rows, [price], () => 'all')
  expect(all && costWords(all)).toBe('$8.50 + unknown')
})
