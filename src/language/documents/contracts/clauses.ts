// Which clauses a contract has: by what heads them, by how they are worded, and where only a trace of the topic is.
import type { Place } from '../analysis.ts'
import { type ClauseName, clauseNames } from './contract-reading.ts'
import { saysAny } from './cues.ts'
import type { Statement } from './statements.ts'
import type { ContractWords } from './words/contract-words.ts'

type Places = Partial<Record<ClauseName, Place>>

export interface FoundClauses {
  clauses: Places
  /** Of those that are not in `clauses`. */
  maybe: Places
}

export function clausesOf(statements: readonly Statement[], words: ContractWords): FoundClauses {
  const clauses: Places = {}
  const maybe: Places = {}
  const prose = statements.filter(({ isHeading }) => !isHeading)
  for (const name of clauseNames) {
    const found = name === 'signatures' ? signatureOf(prose, words) : clauseOf(prose, name, words)
    if (found) clauses[name] = placeOf(found)
    else {
      const traces = words.traces[name] ?? []
      const trace = statements.find(({ plain }) => saysAny(plain, traces))
      if (trace) maybe[name] = placeOf(trace)
    }
  }
  return { clauses, maybe }
}

export const placeOf = ({ part, text }: Statement): Place => ({ part, quote: text })

function clauseOf(
  prose: readonly Statement[],
  name: ClauseName,
  words: ContractWords,
): Statement | undefined {
  const cues = words.clauses[name] ?? []
  const headed = prose.filter(({ head }) => saysAny(head, words.heads[name] ?? []))
  const isTold = ({ plain, isRunIn }: Statement) => !isRunIn && saysAny(plain, cues)
  return (
    headed.find(isTold) ?? prose.find(isTold) ?? prose.find(({ plain }) => saysAny(plain, cues)) ?? headed[0]
  )
}

/** The last half of a text is looked at. */
function signatureOf(prose: readonly Statement[], words: ContractWords): Statement | undefined {
  const late = prose.slice(-Math.max(8, Math.ceil(prose.length / 2)))
  const cues = words.clauses.signatures ?? []
  return (
    late.findLast(({ plain, text }) => SIGNING.test(text) || saysAny(plain, cues)) ??
    prose.slice(-2).find(({ text }) => NAMES.test(text))
  )
}

/** A line to sign on, or "/s/" before a name. */
const SIGNING = /\.{6}|_{5}|…{2}|\/s\//

/** Names alone, as they stand below a text. */
const NAMES = /^\p{Lu}[\p{L}.'’-]{0,30}(?: {1,40}\p{Lu}[\p{L}.'’-]{0,30}){1,5}$/u
