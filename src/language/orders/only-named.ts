// Which one record a text names, where it names one alone.
import { smallWordsOf } from '../lexicon/question-languages.ts'
import type { NamedRecord } from './judge-act.ts'
import { strengthOf } from './judge-act.ts'
import { tokensIn } from './order-phrases.ts'

export interface NamingText {
  text: string
  /** ISO 639-1 */
  language: string
}

/**
 * By its name alone: null where none is, or several as well. Two words at least say it, or one of its own that says no
 * other. What is over is meant where nothing else is.
 */
export function onlyNamed<R extends NamedRecord>(
  { text, language }: NamingText,
  records: readonly R[],
): R | null {
  const small = smallWordsOf(language)
  const said = new Set(tokensIn(text).map(({ word }) => word))
  const content = [...said].filter((word) => word.length > 1 && !small.has(word))
  const open = records.filter(({ isOver }) => !isOver)
  const over = records.filter(({ isOver }) => isOver)
  return onlyOf(open, content) ?? (open.some((one) => isNamed(one, content)) ? null : onlyOf(over, content))
}

const isNamed = (record: NamedRecord, content: readonly string[]): boolean =>
  content.some((word) => strengthOf(record, word) === 2)

function onlyOf<R extends NamedRecord>(records: readonly R[], content: readonly string[]): R | null {
  const named = records
    .map((record) => ({
      record,
      strengths: content.map((word) => strengthOf({ ...record, about: '' }, word)),
    }))
    .map((one) => ({ ...one, sum: one.strengths.reduce<number>((sum, strength) => sum + strength, 0) }))
    .filter(({ strengths }) => strengths.includes(2))
    .sort((one, other) => other.sum - one.sum)
  const [best, next] = named
  if (!best || best.sum === next?.sum) return null
  const naming = best.strengths.filter((strength) => strength > 0).length
  return naming > 1 || (best.sum === 2 && (next?.sum ?? 0) < 2) ? best.record : null
}
