// Periods in words.
import { expect, it } from 'vitest'
import { periodWords } from './periods.ts'

it('CONST-28: a week, a month and a quarter are named by what one would say after "in"', () => {
  expect(periodWords('2026-06-01', 'weekly')).toBe('the week of June 1, 2026')
  expect(periodWords('2026-06-01', 'monthly')).toBe('June 2026')
  expect(periodWords('2026-04-01', 'quarterly')).toBe('the second quarter of 2026')
})
