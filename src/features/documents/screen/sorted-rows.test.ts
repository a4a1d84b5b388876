import { expect, it } from 'vitest'
import { sortedRows } from './sorted-rows.ts'

const sorted = (texts: readonly string[], isDown = false) =>
  sortedRows(
    texts.map((text) => [text]),
    { column: 0, isDown },
  ).map(([text]) => text)

it('ALEX-03: numbers of a table are sorted by their value, as they are written where it comes from', () => {
  expect(sorted(['\u20ac1,200.00', '\u20ac90.50', '-\u20ac3', '\u20ac1,000'])).toEqual([
    '-\u20ac3',
    '\u20ac90.50',
    '\u20ac1,000',
    '\u20ac1,200.00',
  ])
  expect(sorted(['1.200,00 \u20ac', '90,50 \u20ac', '1 487,50 \u20ac'])).toEqual([
    '90,50 \u20ac',
    '1.200,00 \u20ac',
    '1 487,50 \u20ac',
  ])
  expect(sorted(['9 %', '10 %', '8 %'], true)).toEqual(['10 %', '9 %', '8 %'])
})

it('ALEX-03: days are sorted by time, words by the alphabet, and what is empty stands last', () => {
  expect(sorted(['03.02.2026', '31.01.2026', '01.12.2025'])).toEqual([
    '01.12.2025',
    '31.01.2026',
    '03.02.2026',
  ])
  expect(sorted(['02/28/2026', '03/01/2025'])).toEqual(['03/01/2025', '02/28/2026'])
  expect(sorted(['lamp 10', '', 'Chair', 'lamp 9'])).toEqual(['Chair', 'lamp 9', 'lamp 10', ''])
  expect(sorted(['b', '', 'a'], true)).toEqual(['b', 'a', ''])
})

it('a column of words with a number among them is sorted by words', () => {
  expect(sorted(['Room 12', '7', 'Attic'])).toEqual(['7', 'Attic', 'Room 12'])
})
