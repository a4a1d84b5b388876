// Turns a sentence into the named features by which requests, promises and proposals are told.
import { actionVerbs } from './action-verbs.ts'
import { singleSpaced, straighten } from './fold.ts'
import { cuesOf } from './intent-cues.ts'
import { classesOf } from './word-classes.ts'

export interface IntentFeatures {
  /** Words, runs of words and of word classes: many, and each says little. */
  words: string[]
  /** The cues of the sentence and each pair of them: "please" means another thing beside "unsubscribe". */
  cues: string[]
}

const TOKEN = /\$link|https?:\S+|\S+@\S+|\p{L}+(?:'\p{L}+)*|\p{N}+(?:[.:/]\p{N}+)*|[?!$%]/giu
const LONGEST = 60

/** Named features with repetition removed; at most some thousand, whatever the length of the sentence. */
export function intentFeatures(sentence: string): IntentFeatures {
  const plain = singleSpaced(straighten(sentence.slice(0, 1200))).trim()
  const lower = plain.toLowerCase()
  const tokens = (lower.match(TOKEN) ?? []).slice(0, LONGEST).map(shape)
  const cues = [...new Set([...cuesOf(lower), ...startOf(tokens), ...shapeOf(plain, tokens)])].sort()
  const words = new Set(cues)
  addWords(tokens, words)
  addClasses(classesOf(lower), words)
  return { words: [...words], cues: [...cues, ...pairsOf(cues)] }
}

function pairsOf(cues: readonly string[]): string[] {
  return cues.flatMap((one, i) => cues.slice(i + 1).map((other) => `${one}&${other}`))
}

function shape(token: string): string {
  if (/^(?:\$link|https?:)/.test(token)) return 'URL'
  if (token.includes('@')) return 'MAIL'
  if (/^\d/.test(token)) return token.includes(':') ? 'TIME' : 'NUM'
  if (/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/.test(token)) return 'WDAY'
  if (/^(?:january|february|march|april|june|july|august|september|october|november|december)$/.test(token))
    return 'MONTH'
  return token
}

function addWords(tokens: readonly string[], features: Set<string>): void {
  features.add(`0:${tokens[0] ?? ''}`)
  const padded = ['^', ...tokens, '$']
  padded.forEach((token, i) => {
    features.add(`w:${token}`)
    if (i > 0) features.add(`b:${padded[i - 1]} ${token}`)
    if (i > 1) features.add(`t:${padded[i - 2]} ${padded[i - 1]} ${token}`)
    if (i > 1) features.add(`s:${padded[i - 2]} ${token}`)
  })
}

/** What the sentence begins with, after a name ("Bob, send …") and words such as "please" or "also". */
function startOf(tokens: readonly string[]): string[] {
  const skipped = /^(?:please|also|and|but|so|then|just|kindly|again|or|ok|okay|yes|no|well|hi|hey|thanks)$/
  const start = Math.max(
    0,
    tokens.findIndex((token) => !skipped.test(token)),
  )
  const [first = '', second = ''] = tokens.slice(start)
  return [
    `1:${first}`,
    ...(actionVerbs.has(first) ? ['imperative'] : []),
    ...(actionVerbs.has(second) ? ['imperative-second'] : []),
  ]
}

const SHAPES: readonly (readonly [string, RegExp])[] = [
  ['has?', /\?/],
  ['money-link', /\$(?:LINK|\d)/],
  ['addressed', /^[A-Z][a-z]+(?: and [A-Z][a-z]+)?(?:,| -|:)/],
  ['capitals', /[A-Z]{4,}/],
]

/** How it ends, how long it is, and how often the reader and the writer occur in it. */
function shapeOf(plain: string, tokens: readonly string[]): string[] {
  const ending = /[?!:.…]["')\]]*$/.exec(plain)?.[0][0] ?? 'none'
  const you = tokens.filter((token) => token.startsWith('you')).length
  const me = tokens.filter((token) => /^(?:i|me|my|i'\w+|we|us|our|we'\w+)$/.test(token)).length
  return [
    `end:${ending}`,
    `len:${Math.min(6, Math.floor(Math.log2(tokens.length + 1)))}`,
    `you:${Math.min(you, 2)}:${ending}`,
    `me:${Math.min(me, 2)}:${Math.min(you, 1)}`,
    ...SHAPES.filter(([, pattern]) => pattern.test(plain)).map(([name]) => name),
  ]
}

/** Runs of one to three word classes, and the class at each of the first places. */
function addClasses(classes: readonly string[], features: Set<string>): void {
  const padded = ['^', '^', ...classes, '$']
  padded.forEach((name, i) => {
    features.add(`c1:${name}`)
    if (i < 7) features.add(`c@${i}:${name}`)
    if (i > 0) features.add(`c2:${padded[i - 1]} ${name}`)
    if (i > 1) features.add(`c3:${padded[i - 2]} ${padded[i - 1]} ${name}`)
  })
}
