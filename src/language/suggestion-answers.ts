// Reads what a reply answers to the suggestions of a receipt: "yes", "no thanks", "A and C yes, B no, D new".
import { fold } from './fold.ts'
import { readVote } from './vote.ts'
import { ASSENT, NO, YES } from './vote-words.ts'

export interface SuggestionAnswer {
  /** The letter that the receipt gave it; null: whatever was asked. */
  letter: string | null
  isKept: boolean
  /** What the sentence that was asked about is, where the reply says so. */
  as?: SentenceKind
  /** What follows the yes: "but it's for Sam". */
  but?: string
}

/** A task is done, a new one, or none at all. */
export type SentenceKind = 'done' | 'new' | 'note'

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
/** "A yes B no": each letter begins an answer. */
const NEXT_LETTER = /(?<=[\p{Ll}\p{Lu}]{2}) (?=[A-Z][ :)-])/gu
const BUT = /(?<!\p{L})(?:but|aber|mais|pero|però|ma|maar|mas)(?!\p{L})/iu

const KINDS: ReadonlyMap<string, SentenceKind> = new Map(
  (
    [
      ['done', 'done erledigt fertig fait faite hecho hecha fatto fatta gedaan klaar feito feita'],
      ['new', 'new neu nouveau nouvelle nuevo nueva nuovo nuova nieuw novo nova'],
      ['note', 'note notiz nota notitie remarque'],
    ] as const
  ).flatMap(([kind, words]) => words.split(' ').map((word) => [word, kind] as const)),
)

/**
 * The answers at the head of a reply, up to the first sentence that is none; empty where it begins with something else.
 * `single` is what the only open suggestion asks: without a letter "done" and "new" answer it alone.
 */
export function readSuggestionAnswers(
  text: string,
  single: 'task' | 'change' | null = null,
): SuggestionAnswers {
  const answers: SuggestionAnswer[] = []
  let rest = text
  for (let read = 0; read < MOST_LINES; read++) {
    const [sentence = ''] = /^\s*[^.!?\n]{0,160}[.!?\n]*/u.exec(rest) ?? []
    const said = answersIn(sentence, single)
    if (said === null) break
    answers.push(...said)
    rest = rest.slice(sentence.length)
    if (rest.trim() === '') break
  }
  return answers.length === 0 ? { answers, rest: text } : { answers, rest: rest.trim() }
}

const LONGEST_NUMBERED = 60

/**
 * "4 and 6": the suggestions that a receipt numbered from `first` on; those that are not named are left out. Null for
 * any other text.
 */
export function readNumberAnswers(text: string, first: number, count: number): SuggestionAnswer[] | null {
  const said = text.trim()
  const numbers = said.match(/\d{1,4}/g)?.map(Number) ?? []
  if (said.length > LONGEST_NUMBERED || numbers.length === 0) return null
  if (numbers.some((number) => number < first || number >= first + count)) return null
  const lettered = said.replace(/\d{1,4}/g, (number) => letterOf(Number(number) - first))
  const words = wordsOf(lettered)
  if (!words.every((word) => OF_ANSWERS.has(fold(word)))) return null
  const { answers } = readSuggestionAnswers(lettered)
  if (answers.length > 0) return answers
  return Array.from({ length: count }, (_, place) => ({
    letter: letterOf(place),
    isKept: numbers.includes(first + place),
  }))
}

type Verdict = Pick<SuggestionAnswer, 'isKept' | 'as'>

/** Null for a sentence that is no answer; none for a greeting before it. */
function answersIn(sentence: string, single: 'task' | 'change' | null): SuggestionAnswer[] | null {
  const isByLetter = /^\s*[A-Z](?![\p{L}\p{N}'’])/u.test(sentence)
  const parts = (isByLetter ? sentence.replace(NEXT_LETTER, ', ') : sentence)
    .split(/[,;]/)
    .filter((part) => part.trim() !== '')
  const out: SuggestionAnswer[] = []
  let waiting: string[] = []
  for (const part of parts) {
    const { head, tail } = aroundBut(part)
    const letters = head.match(LETTER) ?? []
    const words = wordsOf(head)
    const verdict = verdictOf(words, letters.length + waiting.length > 0, single)
    const isList = letters.length > 0 && words.every((word) => JOINERS.has(word.toLowerCase()))
    const before = out.length
    if (isList && tail === null) waiting = [...waiting, ...letters]
    else if (verdict) {
      for (const letter of [...waiting, ...letters]) out.push({ letter, ...verdict })
      if (waiting.length + letters.length === 0 && out.length === 0) out.push({ letter: null, ...verdict })
      waiting = []
    } else if (
      !(head.trim() === '' && tail !== null && out.length > 0) &&
      (out.length === 0 || !isPolite(words))
    )
      return null
    if (tail !== null) addTail(out, Math.min(before, out.length - 1), tail)
  }
  const last = out.at(-1)
  if (last) for (const letter of waiting) out.push({ ...last, letter })
  return out.length === 0 ? null : out
}

function aroundBut(part: string): { head: string; tail: string | null } {
  const found = BUT.exec(part)
  if (!found) return { head: part, tail: null }
  return {
    head: part.slice(0, found.index),
    tail: part
      .slice(found.index + found[0].length)
      .replace(/[.!?\s]{1,10}$/, '')
      .trim(),
  }
}

function addTail(answers: SuggestionAnswer[], from: number, tail: string): void {
  for (const answer of answers.slice(Math.max(0, from))) if (answer.isKept && tail !== '') answer.but = tail
}

const wordsOf = (text: string): string[] =>
  text
    .replace(LETTER, ' ')
    .split(/[^\p{L}\p{N}'’]+/u)
    .filter(Boolean)

function verdictOf(
  words: readonly string[],
  hasLetter: boolean,
  single: 'task' | 'change' | null,
): Verdict | null {
  if (words.length > MOST_WORDS) return null
  const as = kindIn(words)
  if (as !== null && (hasLetter || (single !== null && (as !== 'done' || single === 'change'))))
    return { isKept: as !== 'note', as }
  if (!words.every((word) => OF_ANSWERS.has(fold(word)))) return null
  const vote = readVote(words.join(' '))
  return vote === 'yes' || vote === 'no' ? { isKept: vote === 'yes' } : null
}

/** "Done", "it's new", "a note": one such word, and nothing else. */
function kindIn(words: readonly string[]): SentenceKind | null {
  const folded = words.map((word) => fold(word))
  const kinds = folded.flatMap((word) => KINDS.get(word) ?? [])
  const isBare = folded.every((word) => KINDS.has(word) || BESIDE_KIND.has(word) || POLITE.has(word))
  return kinds.length === 1 && isBare ? (kinds[0] ?? null) : null
}

const BESIDE_KIND = new Set(
  "is it it's its that's that a just yes only ist das eine nur ja c'est une oui es una si e un een het nee uma sim".split(
    ' ',
  ),
)
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
