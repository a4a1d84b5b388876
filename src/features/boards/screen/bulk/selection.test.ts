// Choosing tasks one by one and in rows.
import { expect, it } from 'vitest'
import { kept, nothingChosen, type Selection, stretched, toggled } from './selection.ts'

const order = [5, 3, 8, 1]
const idsOf = ({ chosen }: Selection) => [...chosen].sort((a, b) => a - b)

it('a task is chosen and given up again', () => {
  const one = toggled(nothingChosen, 3)
  expect(idsOf(one)).toEqual([3])
  expect(toggled(one, 3)).toEqual({ chosen: new Set(), anchor: null })
})

it('a row goes from the task that was chosen last, down or up, and keeps what was chosen', () => {
  const from = toggled(toggled(nothingChosen, 1), 3)
  expect(idsOf(stretched(from, 8, order))).toEqual([1, 3, 8])
  expect(idsOf(stretched(from, 5, order))).toEqual([1, 3, 5])
  expect(idsOf(stretched(nothingChosen, 8, order))).toEqual([8])
})

it('a task that is gone is no longer chosen', () => {
  const both = toggled(toggled(nothingChosen, 1), 3)
  expect(kept(both, new Set([1, 5]))).toEqual({ chosen: new Set([1]), anchor: null })
  expect(kept(both, new Set([1, 3]))).toBe(both)
})
