// Understands a question of who is away, or whether and until when somebody is, in seven languages.
import { findDates } from '../dates/find.ts'
import { absence as german } from '../de/absence.ts'
import { absence as english } from '../en/absence.ts'
import { absence as spanish } from '../es/absence.ts'
import { absence as french } from '../fr/absence.ts'
import { absence as italian } from '../it/absence.ts'
import { smallWordsOf } from '../knowledge/question-languages.ts'
import { absence as dutch } from '../nl/absence.ts'
import { phraseLength, phrasesOf, type Token, tokensIn } from '../orders/order-phrases.ts'
import { absence as portuguese } from '../pt/absence.ts'

export interface AskedAbsence {
  /** First names, folded; none where it is asked of anybody. */
  people: readonly string[]
  /** First and last day, YYYY-MM-DD; null where none is named. */
  days: { first: string; last: string } | null
}

export interface AbsenceQuestion {
  text: string
  language: string
  /** YYYY-MM-DD */
  today: string
  /** First names, folded. */
  people: ReadonlySet<string>
}

const LISTS = [english, german, french, spanish, italian, dutch, portuguese]
const known = new Map(
  LISTS.map(({ code, away, here, back, anybody }) => [
    code,
    { said: phrasesOf([away, here, back].join('|')), anybody: phrasesOf(anybody) },
  ]),
)

/** Null where it asks for anything else, too: whose task is away from its day is no question of people. */
export function readAskedAbsence({ text, language, today, people }: AbsenceQuestion): AskedAbsence | null {
  const phrases = known.get(language)
  if (!phrases) return null
  const tokens = tokensIn(text)
  const dates = findDates(text, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  const isDate = ({ start, end }: Token) => dates.some((date) => start < date.end && end > date.start)
  const small = smallWordsOf(language)
  const asked: string[] = []
  let isSaid = false
  let isOfAnybody = false
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const said = phraseLength(tokens, at, phrases.said)
    const anybody = phraseLength(tokens, at, phrases.anybody)
    isSaid ||= said > 0
    isOfAnybody ||= anybody > 0
    if (said + anybody > 0) at += Math.max(said, anybody) - 1
    else if (people.has(token.word)) asked.push(token.word)
    else if (!isDate(token) && !small.has(token.word) && token.word.length > 1) return null
  }
  if (!isSaid || (asked.length === 0 && !isOfAnybody)) return null
  const [first] = dates
  return { people: asked, days: first ? { first: first.day, last: first.lastDay } : null }
}
