// The sort code fills up to the furthest step that a mail has reached.
import { expect, it } from 'vitest'
import type { Delivery } from '../contract.ts'
import { lastStep } from './last-step.ts'

const step = (name: Delivery['trace'][number]['step']) => ({
  step: name,
  at: '2026-03-10T09:12:00Z',
  ms: 4,
  note: '',
})

it('is the furthest step, whatever the order of the trace', () => {
  expect(lastStep([step('routed'), step('stored'), step('guarded')])).toBe('Routed')
  expect(lastStep([step('answered')])).toBe('Answered')
})

it('is none before the mail is stored', () => {
  expect(lastStep([])).toBeNull()
})
