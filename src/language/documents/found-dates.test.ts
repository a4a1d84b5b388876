// The dates of a document: what names a day, and what does not.
import { expect, it } from 'vitest'
import { datesOf } from './found-dates.ts'
import type { Unit } from './units.ts'

const datesIn = (text: string, language = 'en') => {
  const unit: Unit = { kind: 'sentence', part: 1, text, heading: '', row: '', column: '', at: 0 }
  return datesOf([unit], { documentDate: '2026-11-20', language, dayFirst: true }).map(({ iso }) => iso)
}

it('a time of day alone is no date; with its day it is', () => {
  expect(datesIn('Music is allowed until 8 pm.')).toEqual([])
  expect(datesIn('The office opens at 9:30.')).toEqual([])
  expect(datesIn('Die Halle schließt um 22 Uhr.', 'de')).toEqual([])
  expect(datesIn('Deliver the keys on 3 December 2026 at 10 am.')).toEqual(['2026-12-03'])
})
