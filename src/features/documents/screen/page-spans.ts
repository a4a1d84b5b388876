// The pages of a document as a row of bars has them: one each, or of a long document several together.
import type { Document } from '../contract.ts'
import { placesOfFindings } from './places-of-findings.ts'

export interface PageSpan {
  /** From 1. */
  from: number
  to: number
  /** How much was found on them. */
  found: number
}

/** As many as can be told apart on a phone. */
const MOST_BARS = 120

export function barsOf(document: Document): PageSpan[] {
  const total = Math.max(document.partsTotal, document.partsRead)
  const count = Math.min(total, MOST_BARS)
  const bars = Array.from({ length: count }, (_, index): PageSpan => {
    const from = Math.floor((index * total) / count) + 1
    return { from, to: Math.floor(((index + 1) * total) / count), found: 0 }
  })
  for (const { part } of placesOfFindings(document)) {
    const bar = bars.find(({ from, to }) => from <= part && part <= to)
    if (bar) bar.found += 1
  }
  return bars
}
