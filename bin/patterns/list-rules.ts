// The rules of the list of patterns that may stay although they are slow.
import type { Violation } from '../rules/violation.ts'
import type { Listed, Lists } from './lists.ts'
import type { Pattern } from './pattern.ts'

const MOST_EXCUSED = 10

export function wrongLists({ sound, excused }: Lists, patterns: ReadonlyMap<string, Pattern>): Violation[] {
  const refuse = (rule: string, { hash, file }: Listed, what: string) => ({
    rule,
    file,
    what: `${hash} ${what}`,
  })
  const stale = excused.filter(({ hash }) => !patterns.has(hash))
  const passing = excused.filter(({ hash }) => sound.has(hash))
  return [
    ...stale.map((one) =>
      refuse('pattern-stale', one, 'stands nowhere any more: `npm run patterns` takes it off its list'),
    ),
    ...passing.map((one) => refuse('pattern-stale', one, 'is sound: take it off its list')),
    ...excused
      .filter(({ words }) => words === '')
      .map((one) => refuse('pattern-excuse', one, 'is excused without a reason')),
    ...excused
      .slice(MOST_EXCUSED)
      .map((one) => refuse('pattern-excuse', one, `is one more than ${MOST_EXCUSED} excused`)),
  ]
}
