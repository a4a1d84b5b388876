// How long a contract runs, where a sentence says it of the contract and not of a single duty.
import type { Length } from './contract-reading.ts'
import { saysAny } from './cues.ts'
import { type FoundLength, lengthsIn } from './lengths.ts'
import type { Dated } from './notice.ts'
import type { ContractWords } from './words/contract-words.ts'

const PAPER = '(?:agreement|contract|lease|licence|license|subscription)'
/** Of plain words: "this agreement shall terminate", "the term of this agreement shall be". */
const OF_ALL = new RegExp(
  [
    `\\b(?:initial |minimum |subscription )?term(?: of (?:this|the) ${PAPER})? (?:is|shall be|will be|of)\\b`,
    `\\b(?:this|the) (?:letter )?${PAPER}(?: \\w+){0,6} (?:terminates?|expires?|be effective|effective|continues?|runs?|lasts?|governs?|remains?)\\b`,
    `\\b(?:obligations|restrictions|covenants)(?: \\w+){0,9} (?:terminates?|expires?)\\b`,
  ].join('|'),
)
/** Characters between the words and the length. */
const NEAR = 130

export function runsOf(
  prose: readonly Dated[],
  term: Dated | undefined,
  words: ContractWords,
): Length | null {
  for (const { statement } of prose) {
    const { plain } = statement
    const match = OF_ALL.exec(plain)
    if (!match) continue
    const length = lengthsIn(plain, words).find(
      ({ at, unit }) => at > match.index && at < match.index + match[0].length + NEAR && unit !== 'day',
    )
    if (length) return bare(length)
  }
  const isHeaded = term && saysAny(term.statement.head, words.heads.term ?? [])
  const own =
    term && (isHeaded || words.numbers['one'] === undefined) ? lengthsIn(term.statement.plain, words) : []
  const [length] = own.filter(({ unit }) => unit === 'month' || unit === 'year')
  return length ? bare(length) : null
}

const bare = ({ count, unit }: FoundLength): Length => ({ count, unit })
