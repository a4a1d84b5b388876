// Reads what a reply answers to the suggestions of a receipt: "yes", "no thanks", "A and C yes, B no".
import { fold } from './fold.ts'
import { readVote } from './vote.ts'
import { ASSENT, NO, YES } from './vote-words.ts'

export interface SuggestionAnswer {
  /** The letter that the receipt gave it; null: whatever was asked. */
  letter: string | null
  isKept: boolean
}

export interface SuggestionAnswers {
  answers: SuggestionAnswer[]
  /** The text without them. */
  rest: string
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** By which a receipt names the suggestion at this place, so that a reply can answer it; empty beyond the alphabet. */
export const letterOf = (place: number): string => LETTERS.charAt(place)

/** Words of an answer without its letters; what is longer says something of its own. */
const MOST_WORDS = 5
const MOST_LINES = 6
const LETTER = /(?<![\p{L}\p{N}'’])[A-Z](?![\p{L}\p{N}'’])/gu

/** The answers at the head of a reply, up to the first sentence that is none; empty where it begins with something else. */
export function readSuggestionAnswers(text: string): SuggestionAnswers {
  const answers: SuggestionAnswer[] = []
  let rest = text
  for (let read = 0; read < MOST_LINES; read++) {
    const [sentence = ''] = /^\s*[^.!?\n]{0,80}[.!?\n]*/u.exec(rest) ?? []
    const said = answersIn(sentence)
    if (said === null) break
    answers.push(...said)
    rest = rest.slice(sentence.length)
    if (rest.trim() === '') break
  }
  return answers.length === 0 ? { answers, rest: text } : { answers, rest: rest.trim() }
}

/** Null for a sentence that is no answer; none for a greeting before it. */
function answersIn(sentence: string): SuggestionAnswer[] | null {
  const parts = sentence.split(/[,;]/).filter((part) => part.trim() !== '')
  const out: SuggestionAnswer[] = []
  let waiting: string[] = []
  for (const part of parts) {
    const letters = part.match(LETTER) ?? []
    const words = part
      .replace(LETTER, ' ')
      .split(/[^\p{L}\p{N}'’]+/u)
      .filter(Boolean)
    const isBare = words.length <= MOST_WORDS && words.every((word) => OF_ANSWERS.has(fold(word)))
    const vote = isBare ? readVote(words.join(' ')) : 'none'
    const isList = letters.length > 0 && words.every((word) => JOINERS.has(word.toLowerCase()))
    if (isList) waiting = [...waiting, ...letters]
    else if (vote === 'yes' || vote === 'no') {
      for (const letter of [...waiting, ...letters]) out.push({ letter, isKept: vote === 'yes' })
      if (waiting.length + letters.length === 0 && out.length === 0)
        out.push({ letter: null, isKept: vote === 'yes' })
      waiting = []
    } else if (out.length === 0 || !isPolite(words)) return null
  }
  const last = out.at(-1)
  if (last) for (const letter of waiting) out.push({ letter, isKept: last.isKept })
  return out.length === 0 ? null : out
}

const JOINERS = new Set(['and', 'und', 'et', 'y', 'e', 'en', 'to', 'zu', 'à'])
const POLITE = new Set([
  'please',
  'thanks',
  'thank',
  'you',
  'bitte',
  'danke',
  'merci',
  'gracias',
  'por',
  'favor',
])

/** Words that say nothing but yes, no, and to what. */
const OF_ANSWERS = new Set([
  ...[...YES, ...ASSENT, ...NO].flatMap((phrase) => phrase.split(' ')),
  ...JOINERS,
  ...POLITE,
  ...[
    'ok',
    'okay',
    'it',
    'them',
    'that',
    'this',
    'all',
    'both',
    'keep',
    'drop',
    'do',
    'go',
    'ahead',
    'not',
    "don't",
  ],
])

const isPolite = (words: readonly string[]) => words.every((word) => POLITE.has(word.toLowerCase()))
