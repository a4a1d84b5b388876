// Reads a short answer to a question as yes, no, maybe, or no answer at all.
import { readAsianVote } from './vote-script.ts'
import { BAD, GOOD, IDIOMS, KNOWN, NEGATORS, NO, OPEN, YES } from './vote-words.ts'

export type Vote = 'yes' | 'no' | 'maybe' | 'none'

type Cue = 'yes' | 'no' | 'good' | 'bad' | 'open' | 'known' | 'not'

interface Sign {
  cue: Cue
  /** Index of its first word. */
  at: number
  /** Index after its last word. */
  end: number
}

const YES_SIGNS =
  /[\u{1F44D}\u{1F44C}\u2705\u2714\u2611\u{1F4AF}\u{1F646}\u{1F197}\u{1F64C}\u{1F44F}\u{1F91D}\u2764\u{1F389}]|(?:^|\s)\+1\b/u
const NO_SIGNS = /[\u{1F44E}\u274C\u2716\u{1F645}\u{1F6AB}\u26D4\u{1F44B}\u2717\u2718\u{1F6D1}]|(?:^|\s)-1\b/u
const OPEN_SIGNS = /[\u{1F937}\u{1F914}\u{1F610}\u{1F928}]/u
const MOST_CHARACTERS = 2000
const LONGEST_PHRASE = 5
/** Words over which a negation reaches. */
const REACH = 7

const CUES: readonly [Cue, Set<string>][] = [
  ['open', OPEN],
  ['no', NO],
  ['yes', YES],
  ['bad', BAD],
  ['good', GOOD],
  ['known', KNOWN],
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
  const first = signs.find((sign) => sign.cue === 'yes' || sign.cue === 'no')
  const isAnswer = first !== undefined && first.at <= 1
  if (!isAnswer && isOpen(signs)) return 'maybe'
  if (first && (isAnswer || !isOnlyNegation(first, signs, words))) return particleVote(first, signs)
  const saying = signs.filter((sign) => sign.cue === 'good' || sign.cue === 'bad').at(-1)
  if (saying) return (saying.cue === 'good') === (negationsOf(saying, signs) % 2 === 0) ? 'yes' : 'no'
  return signs.some((sign) => sign.cue === 'not' || sign.cue === 'no') ? 'no' : 'none'
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
    const cue = CUES.find(([, phrases]) => phrases.has(phrase))?.[0]
    if (cue) return { cue, end }
  }
  return null
}

function isOpen(signs: Sign[]): boolean {
  return signs.some((sign) => {
    if (sign.cue === 'open') return true
    return (sign.cue === 'known' || sign.cue === 'good') && false
  })
}

function particleVote(sign: Sign, signs: Sign[]): Vote {
  const negated = sign.cue === 'yes' && negationsOf(sign, signs) % 2 === 1
  return sign.cue === 'yes' && !negated ? 'yes' : 'no'
}

/** "Non è falso", "no es incorrecto": the word only negates what follows. */
function isOnlyNegation(sign: Sign, signs: Sign[], words: string[]): boolean {
  return (
    sign.cue === 'no' &&
    signs.some(
      (other) =>
        other.cue === 'bad' &&
        other.at > sign.at &&
        other.at - sign.end <= 3 &&
        !words.slice(sign.end, other.at).includes(','),
    )
  )
}

/** The negations before a word within reach, in the same part of the sentence. */
function negationsOf(of: Sign, signs: Sign[]): number {
  return signs.filter(
    (sign) => (sign.cue === 'not' || sign.cue === 'no') && sign.end <= of.at && of.at - sign.end <= REACH,
  ).length
}
