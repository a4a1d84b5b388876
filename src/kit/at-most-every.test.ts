// A crowd that asks at once is served once, a single one without waiting, and the last of them is never forgotten.
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { atMostEvery } from './at-most-every.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

it('the first of a crowd is served at once, all others once, after the time', () => {
  const at: number[] = []
  const began = Date.now()
  const ask = atMostEvery(20, () => at.push(Date.now() - began))
  for (let n = 0; n < 5; n += 1) ask()
  expect(at).toEqual([])
  vi.advanceTimersByTime(1)
  for (let n = 0; n < 5; n += 1) ask()
  vi.advanceTimersByTime(200)
  expect(at).toEqual([0, 20])
  ask()
  vi.advanceTimersByTime(1)
  expect(at.at(-1)).toBe(201)
})
