// Who has to do what: sentences worded as duties, with the party that they bind.

import { fold } from '../../fold.ts'
import type { FoundName } from '../analysis.ts'
import type { Obligation } from './contract-reading.ts'
import { firstAt, plainWords, saysAny } from './cues.ts'
import { lengthsIn } from './lengths.ts'
import { type Dated, said } from './notice.ts'
import type { ContractWords } from './words/contract-words.ts'

interface Caller {
  /** As the contract has it. */
  name: string
  plain: string
}

export function obligationsOf(
  dated: readonly Dated[],
  parties: readonly FoundName[],
  words: ContractWords,
): Obligation[] {
  const named = parties.flatMap(({ name, role }) => (role ? [name, role] : [name]))
  const callers: Caller[] = [...new Set([...named, ...words.roles])].map((name) => ({
    name,
    plain: plainWords(name).trim(),
  }))
  const short = named.flatMap((name) => {
    const first = plainWords(name).trim().split(' ').slice(0, 2).join(' ')
    return first.length > 4 ? [{ name, plain: first }] : []
  })
  const obligations: Obligation[] = []
  for (const one of dated) {
    const { plain, isHeading, text } = one.statement
    if (isHeading || plain.length < 20) continue
    const subject = subjectOf(plain, [...callers, ...short])
    const isDuty = saysAny(plain, words.duty)
    const isMeant = words.isDutyBySubject && subject !== null && subject.at < 14
    if (!isDuty && !isMeant) continue
    if (saysAny(plain, words.freedom) && !isDuty) continue
    const [date] = one.dates
    // "A month" is what a sum is paid for.
    const length = lengthsIn(plain, words).find(({ count }) => count > 1)
    const due = date?.text ?? (length ? wordsAt(text, plain, length.at) : null)
    obligations.push({ ...said(one.statement), party: subject ? spelled(subject.name, text) : null, due })
  }
  return obligations
}

function subjectOf(plain: string, callers: readonly Caller[]): { name: string; at: number } | null {
  let best: { name: string; at: number; length: number } | null = null
  for (const { name, plain: called } of callers) {
    const at = firstAt(plain, [`${called}_`])
    if (!Number.isFinite(at)) continue
    if (!best || at < best.at || (at === best.at && called.length > best.length))
      best = { name, at, length: called.length }
  }
  return best
}

/** A role as the sentence writes it. */
function spelled(name: string, text: string): string {
  const found = text.match(/[\p{L}'’-]+/gu)?.find((word) => fold(word) === name)
  return found ?? name
}

/** The three words around a length, as they are written: "within 30 days". */
function wordsAt(text: string, plain: string, at: number): string | null {
  const place = plain.slice(0, at).trim().split(' ').filter(Boolean).length
  const tokens = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
  const [from, to] = [tokens[Math.max(0, place - 1)], tokens[Math.min(tokens.length - 1, place + 1)]]
  return from && to ? text.slice(from.index, to.index + to[0].length) : null
}
