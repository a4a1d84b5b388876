// A due day in words.
import { expect, it } from 'vitest'
import { dueLabel } from './due-label.ts'

const now = '2026-03-11T10:00:00.000Z'
const label = (due: string | null) => dueLabel(due && `${due}T00:00:00.000Z`, now, 'UTC')

it('CONST-22 CONST-30: near days in relative words, far ones as MMM d, yyyy', () => {
  expect(label('2026-03-11')).toBe('Today')
  expect(label('2026-03-12')).toBe('Tomorrow')
  expect(label('2026-03-09')).toBe('2 days ago')
  expect(label('2026-03-25')).toBe('In 14 days')
  expect(label('2026-03-26')).toBe('Mar 26, 2026')
  expect(label('2025-12-01')).toBe('Dec 1, 2025')
  expect(label(null)).toBe('No due date')
})
