// Understands a question after people, in seven languages: who is away and until when, or how to write to somebody.
import { findDates } from '../dates/find.ts'
import { people as german } from '../lexicon/de/people.ts'
import { people as english } from '../lexicon/en/people.ts'
import { people as spanish } from '../lexicon/es/people.ts'
import { people as french } from '../lexicon/fr/people.ts'
import { people as italian } from '../lexicon/it/people.ts'
import { people as dutch } from '../lexicon/nl/people.ts'
import { people as portuguese } from '../lexicon/pt/people.ts'
import { smallWordsOf } from '../lexicon/question-languages.ts'
import { phraseLength, phrasesOf, type Token, tokensIn } from '../orders/order-phrases.ts'

export interface AskedOfPeople {
  of: 'absence' | 'address'
  /** First names, folded; none where it is asked of anybody. */
  people: readonly string[]
  /** First and last day, YYYY-MM-DD; null where none is named. */
  days: { first: string; last: string } | null
}

export interface PeopleQuestion {
  text: string
  language: string
  /** YYYY-MM-DD */
  today: string
  /** First names, folded. */
  people: ReadonlySet<string>
}

const LISTS = [english, german, french, spanish, italian, dutch, portuguese]
const known = new Map(
  LISTS.map(({ code, away, here, back, address, anybody }) => [
    code,
    {
      absence: phrasesOf([away, here, back].join('|')),
      address: phrasesOf(address),
      anybody: phrasesOf(anybody),
    },
  ]),
)

/** Null where it says anything else, too: whose task is to be done while they are away is no question after people. */
export function readAskedOfPeople({ text, language, today, people }: PeopleQuestion): AskedOfPeople | null {
  const phrases = known.get(language)
  if (!phrases) return null
  const tokens = tokensIn(text)
  const dates = findDates(text, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  const isDate = ({ start, end }: Token) => dates.some((date) => start < date.end && end > date.start)
  const small = smallWordsOf(language)
  const asked: string[] = []
  const said = { absence: false, address: false, anybody: false }
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at]
    if (!token) break
    const person = personIn(token.word, people)
    const lengths = NOTIONS.map((name) => phraseLength(tokens, at, phrases[name]))
    for (const [place, name] of NOTIONS.entries()) said[name] ||= (lengths[place] ?? 0) > 0
    const longest = Math.max(...lengths)
    if (longest > 0) at += longest - 1
    else if (person !== null) asked.push(person)
    else if (!isDate(token) && !small.has(token.word) && token.word.length > 1) return null
  }
  const [first] = dates
  const days = first ? { first: first.day, last: first.lastDay } : null
  if (said.address && !said.absence) return asked.length > 0 ? { of: 'address', people: asked, days } : null
  if (!said.absence || (asked.length === 0 && !said.anybody)) return null
  return { of: 'absence', people: asked, days }
}

const NOTIONS = ['absence', 'address', 'anybody'] as const

/** "Ben", "Bens". */
function personIn(word: string, people: ReadonlySet<string>): string | null {
  if (people.has(word)) return word
  return word.endsWith('s') && people.has(word.slice(0, -1)) ? word.slice(0, -1) : null
}
