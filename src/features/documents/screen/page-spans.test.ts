// The bars of pages: all pages are in them, and what was found stands on its page.
import { expect, it } from 'vitest'
import type { Document } from '../contract.ts'
import { barsOf } from './page-spans.ts'

const documentOf = (pages: number, parts: readonly number[]) =>
  ({
    ...{ partsRead: pages, partsTotal: pages },
    analysis: {
      ...{ facts: [], dates: [], amounts: [], parties: [], people: [], risks: [], actions: [], tables: [] },
      summary: parts.map((part, index) => ({ text: 'x', place: { part, quote: `words ${index}` } })),
    },
  }) as unknown as Document

it('each page has a bar with what was found on it', () => {
  expect(barsOf(documentOf(3, [2, 2, 3]))).toEqual([
    { from: 1, to: 1, found: 0 },
    { from: 2, to: 2, found: 2 },
    { from: 3, to: 3, found: 1 },
  ])
})

it('the pages of a long document share bars, and none is left out', () => {
  const bars = barsOf(documentOf(301, [1, 150, 301]))
  expect(bars.length).toBe(120)
  expect([bars[0]?.from, bars.at(-1)?.to]).toEqual([1, 301])
  expect(bars.every(({ from }, index) => from === (bars[index - 1]?.to ?? 0) + 1)).toBe(true)
  expect(bars.reduce((sum, { found }) => sum + found, 0)).toBe(3)
})
