// Says an answer in the language of its question: our own sentences, and never what records say.
import type { AskingLanguage } from '../../../language/in-english.ts'
import { german } from './de.ts'
import {
  type AnswerWords,
  outcomes,
  type Sentence,
  type State,
  sentences,
  states,
  type Tail,
  tails,
} from './en.ts'
import { spanish } from './es.ts'
import { french } from './fr.ts'
import { italian } from './it.ts'
import { dutch } from './nl.ts'
import { portuguese } from './pt.ts'

const WORDS: Readonly<Record<Exclude<AskingLanguage, 'en'>, AnswerWords>> = {
  ...{ de: german, fr: french, es: spanish },
  ...{ it: italian, nl: dutch, pt: portuguese },
}

const BULLET = '\u2022 '

export function inLanguage(text: string, language: AskingLanguage): string {
  if (language === 'en') return text
  const words = WORDS[language]
  const isItem = text.startsWith(BULLET)
  const bare = isItem ? text.slice(BULLET.length) : text
  const told =
    sentenceIn(bare, words, language) ??
    (/^#\d+ /.test(bare) ? withStates(bare, words, language) : withTails(bare, words))
  return isItem ? `${BULLET}${told}` : told
}

function sentenceIn(text: string, words: AnswerWords, language: string): string | null {
  for (const [name, pattern] of Object.entries(sentences)) {
    const found = pattern.exec(text)
    if (!found) continue
    const parts = found.slice(1).map((part) => dayIn(part, words, language))
    return words.sentences[name as Sentence].replace(
      /\$(\d)/g,
      (_, place: string) => parts[Number(place) - 1] ?? '',
    )
  }
  return null
}

/** "Badges: green or blue? Ahead: blue. green 1, blue 2; 3 of 4 voted.": the record's own words stay. */
function withTails(text: string, words: AnswerWords): string {
  for (const [name, pattern] of Object.entries(tails)) {
    const found = pattern.exec(text)
    if (!found) continue
    const end = words.tails[name as Tail].replace(/\$(\d)/g, (_, place: string) => found[Number(place)] ?? '')
    const before = text.slice(0, found.index)
    return `${name === 'votes' ? withOutcome(before, words) : withTails(before, words)}${end}`
  }
  return text
}

function withOutcome(text: string, words: AnswerWords): string {
  const [last] = outcomes
    .map((outcome) => ({ outcome, at: text.lastIndexOf(` ${outcome}: `) }))
    .sort((one, other) => other.at - one.at)
  if (!last || last.at < 0) return text
  const behind = text.slice(last.at + last.outcome.length + 1)
  return `${text.slice(0, last.at)} ${words.outcomes[last.outcome]}${behind}`
}

/** "#4 Hang up the lanterns (due Nov 26, blocked, Mia)": what stands in the last brackets. */
function withStates(text: string, words: AnswerWords, language: string): string {
  const from = text.lastIndexOf(' (')
  const to = text.indexOf(')', from)
  if (from < 0 || to < 0) return text
  const told = text
    .slice(from + 2, to)
    .split(', ')
    .map((part) => {
      if (part.startsWith('due ')) return `${words.states.due} ${dayIn(part.slice(4), words, language)}`
      return isState(part) ? words.states[part] : part
    })
  return `${text.slice(0, from)} (${told.join(', ')}${text.slice(to)}`
}

const isState = (text: string): text is State => (states as readonly string[]).includes(text)

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** "Nov 26", "today". */
function dayIn(text: string, words: AnswerWords, language: string): string {
  if (isState(text)) return words.states[text]
  const found = /^([A-Z][a-z]{2}) (\d{1,2})$/.exec(text)
  const month = MONTHS.indexOf(found?.[1] ?? '')
  if (!found || month < 0) return text
  const day = new Date(Date.UTC(2000, month, Number(found[2])))
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(day)
}
