// Reads a short answer to a question as yes, no, maybe, or no answer at all.
import { readAsianVote } from './vote-script.ts'
import {
  ASSENT,
  BAD,
  ECHOES,
  GOOD,
  IDIOMS,
  KNOWN,
  NEGATORS,
  NO,
  OPEN,
  POSSIBLE,
  type Vote,
  YES,
} from './vote-words.ts'

type Cue = 'yes' | 'no' | 'assent' | 'good' | 'bad' | 'open' | 'possible' | 'known' | 'not'

interface Sign {
  cue: Cue
  /** Index of its first word. */
  at: number
  /** Index after its last word. */
  end: number
}

const YES_SIGNS =
  /[\u{1F44D}\u{1F44C}\u2705\u2714\u2611\u{1F4AF}\u{1F646}\u{1F197}\u{1F64C}\u{1F44F}\u{1F91D}\u2764\u{1F389}]|(?:^|\s)\+1\b/u
const NO_SIGNS =
  /[\u{1F44E}\u274C\u2716\u{1F645}\u{1F6AB}\u26D4\u{1F44B}\u2717\u2718\u{1F6D1}\u270B\u{1F590}]|(?:^|\s)-1\b/u
const OPEN_SIGNS = /[\u{1F937}\u{1F914}\u{1F610}\u{1F928}]/u
const MOST_CHARACTERS = 2000
const LONGEST_PHRASE = 5
/** Words over which a negation reaches. */
const REACH = 7

const CUES: readonly [Cue, Set<string>][] = [
  ['open', OPEN],
  ['no', NO],
  ['yes', YES],
  ['possible', POSSIBLE],
  ['bad', BAD],
  ['assent', ASSENT],
  ['known', KNOWN],
  ['good', GOOD],
  ['not', NEGATORS],
]

/** The first sentence that answers decides; what follows explains or corrects the listener. Emoji count where no word does. */
export function readVote(text: string): Vote {
  const read = text.slice(0, MOST_CHARACTERS)
  const asian = readAsianVote(read)
  if (asian && asian !== 'none') return asian
  for (const sentence of plainWords(read)) {
    const vote = sentenceVote(sentence)
    if (vote !== 'none') return vote
  }
  if (OPEN_SIGNS.test(read)) return 'maybe'
  if (NO_SIGNS.test(read)) return 'no'
  return YES_SIGNS.test(read) ? 'yes' : 'none'
}

/** Sentences as words without accents; commas stay as words of their own. */
function plainWords(text: string): string[][] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[’‘`´]/g, "'")
    .replace(/ß/g, 'ss')
  return plain
    .split(/[.!?;\n…]+/)
    .map((sentence) => sentence.match(/\p{L}+|\d+|[',/-]/gu) ?? [])
    .filter((words) => words.length > 0)
}

function sentenceVote(words: string[]): Vote {
  const { signs, fixed } = readSigns(words)
  if (fixed) return fixed
  const isNegated = (sign: Sign) => negationsOf(sign, signs, words) % 2 === 1
  const first = signs.find((sign) => sign.cue === 'yes' || sign.cue === 'no')
  const isAnswer = first !== undefined && first.at === 0 && !isOnlyNegation(first, signs, words)
  if (!isAnswer && signs.some((sign) => isOpen(sign, isNegated(sign)))) return 'maybe'
  if (isClosing(first, words) && signs.some((sign) => sign.cue === 'known')) return 'maybe'
  if (first && !isOnlyNegation(first, signs, words))
    return first.cue === 'yes' && !isNegated(first) ? 'yes' : 'no'
  const last = signs.at(-1)
  if (last?.cue === 'not' && last.end === words.length)
    return signs.some((sign) => sign.cue === 'known') ? 'maybe' : 'no'
  const saying = signs.filter((sign) => SAYING.has(sign.cue)).at(-1)
  if (saying) return (saying.cue !== 'bad') === !isNegated(saying) ? 'yes' : 'no'
  if (signs.some((sign) => sign.cue === 'not' || sign.cue === 'no')) return 'no'
  return signs.some((sign) => sign.cue === 'assent') ? 'yes' : 'none'
}

/** "Ik weet het niet": the negation stands at the end. */
function isClosing(sign: Sign | undefined, words: string[]): boolean {
  return (
    sign?.cue === 'no' &&
    sign.end === words.length &&
    sign.at > 0 &&
    words[sign.at] !== 'no' &&
    NEGATORS.has(words[sign.at] ?? '')
  )
}

const SAYING = new Set<Cue>(['good', 'bad', 'possible', 'known'])

function isOpen({ cue }: Sign, negated: boolean): boolean {
  return cue === 'open' || (cue === 'known' && negated) || (cue === 'possible' && !negated)
}

/** Phrases first, the longest at each place; an idiom that decides is given back at once. */
function readSigns(words: string[]): { signs: Sign[]; fixed: Vote | null } {
  const signs: Sign[] = []
  let fixed: Vote | null = null
  for (let at = 0; at < words.length; ) {
    const found = signAt(words, at)
    if (found?.idiom && found.idiom !== 'none') fixed ??= found.idiom
    if (found?.cue) signs.push({ cue: found.cue, at, end: found.end })
    at = found?.end ?? at + 1
  }
  const answered = signs.find((sign) => (sign.cue === 'yes' || sign.cue === 'no') && sign.at === 0)
  return { signs, fixed: answered ? null : fixed }
}

function signAt(words: string[], at: number): { cue?: Cue; idiom?: Vote; end: number } | null {
  for (let length = Math.min(LONGEST_PHRASE, words.length - at); length > 0; length--) {
    const phrase = words.slice(at, at + length).join(' ')
    const end = at + length
    const idiom = IDIOMS.get(phrase)
    if (idiom) return { idiom, end }
    const echo = end === words.length && ECHOES.has(phrase) ? 'good' : undefined
    const cue = echo ?? CUES.find(([, phrases]) => phrases.has(phrase))?.[0]
    if (cue) return { cue, end }
  }
  return null
}

/** "Non è falso": the word only negates what follows. English "no" never does: "no that is wrong". */
function isOnlyNegation(sign: Sign, signs: Sign[], words: string[]): boolean {
  if (sign.cue !== 'no' || words[sign.at] === 'no') return false
  const negated = (other: Sign) => other.cue === 'bad' && other.at >= sign.end && other.at - sign.end <= 2
  return signs.some((other) => negated(other) && !words.slice(sign.end, other.at).includes(','))
}

/** The negations before a word within reach, in the same part of the sentence. */
function negationsOf(of: Sign, signs: Sign[], words: string[]): number {
  const reaches = (sign: Sign) =>
    sign.end <= of.at && of.at - sign.end <= REACH && !words.slice(sign.end, of.at).includes(',')
  return signs.filter((sign) => (sign.cue === 'not' || sign.cue === 'no') && reaches(sign)).length
}
