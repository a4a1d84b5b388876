// What changed between two versions, and what only moved.
import { expect, it } from 'vitest'
import { type ComparedLine, compareLines, likeness } from './compare.ts'

const lines = (...texts: string[]): ComparedLine[] =>
  texts.map((text, place) => ({ text, part: 1 + Math.floor(place / 3), under: 'Terms' }))

const shown = (before: ComparedLine[], after: ComparedLine[]) =>
  compareLines(before, after).changes.map(({ kind, about }) => `${about} ${kind}`)

const terms = lines(
  'The rent is 1,200 EUR a month.',
  'The contract ends on 31 March 2027.',
  'The hall is cleaned by the club.',
  'Keys are handed over at the office.',
)

it('the same text has no changes, whatever its spaces and capitals', () => {
  const other = terms.map((line) => ({ ...line, text: line.text.toUpperCase().replaceAll(' ', '  ') }))
  expect(compareLines(terms, other)).toEqual({ changes: [], moved: 0 })
})

it('an amount that moved comes first, then a date, then words', () => {
  const after = lines(
    'The rent is 1,200 EUR a month.',
    'The contract ends on 30 June 2027.',
    'The hall is cleaned by the club each week.',
    'Keys are handed over at the office.',
    'The deposit is 500 EUR.',
  ).map((line, place) => (place === 0 ? { ...line, text: 'The rent is 1,350 EUR a month.' } : line))
  expect(shown(terms, after)).toEqual(['amount changed', 'date changed', 'text changed', 'text added'])
})

it('a line that only changed its place is counted, and is no change', () => {
  const [first, second, third, last] = terms
  if (!first || !second || !third || !last) throw new Error('four lines')
  expect(compareLines(terms, [last, first, second, third])).toEqual({ changes: [], moved: 1 })
})

it('what was taken out is told with its words and part', () => {
  expect(compareLines(terms, terms.slice(0, 3)).changes).toEqual([
    {
      ...{ kind: 'removed', about: 'text', title: 'Terms', before: terms[3]?.text, after: null },
      ...{ partBefore: 2, partAfter: null },
    },
  ])
})

it('long files are compared by what stands in both once', () => {
  const long = lines(...Array.from({ length: 6_000 }, (_, place) => `Clause ${place} is as it was.`))
  const after = long.toSpliced(3_000, 1, {
    text: 'Clause 3000 is other now.',
    part: 1,
    under: '',
  })
  const begun = performance.now()
  expect(shown([...terms, ...long], [...after, ...terms])).toHaveLength(1)
  expect(performance.now() - begun).toBeLessThan(5_000)
})

it('two texts are alike by the lines that both have', () => {
  expect(likeness(terms, terms)).toBe(1)
  expect(likeness(terms, lines('Something else altogether.'))).toBe(0)
})
