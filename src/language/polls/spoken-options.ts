// Finds the choices inside a sentence: "Tea or coffee for the meeting?", "Which one: A, B or C?"

import type { PollClass } from '../lexicon/poll-words.ts'
import { trimMarks } from '../trim.ts'
import { type BallotToken, ballotTokens } from './ballot-tokens.ts'
import type { Lexicon, Said } from './lexicon.ts'

export interface Spoken {
  labels: string[]
  /** Of the part that names them. */
  start: number
}

const MARKS = /[\s,;:.!?"\u201c\u201d\u00bf\u00a1\u2013\u2014]/
const LONGEST_LABEL = 80
const MOST_LABELS = 60
/** Words that frame a question before its first choice. */
const FRAME: readonly PollClass[] = [
  'which',
  'shall',
  'every',
  'ask',
  'is',
  'please',
  'rather',
  'poll',
  'behalf',
  'request',
]
const TAIL = new Set(
  'for this next in on at during für beim zum zur als im am diese dieses pour cette au para en esta este per questa questo voor bij dit deze no na neste nesta'.split(
    ' ',
  ),
)

/** Parted by "or", or by commas before "and" where `isList`. */
export function spokenOptions(
  text: string,
  tokens: readonly BallotToken[],
  lexicon: Lexicon,
  isList: boolean,
): Spoken | null {
  const said = lexicon.read(tokens)
  const cuts = cutsIn(tokens, said, isList)
  if (!cuts) return null
  const from = cuts.from
  const pieces: string[] = []
  let start = from
  for (const [at, to] of cuts.places) {
    pieces.push(text.slice(start, at))
    start = to
  }
  pieces.push(text.slice(start))
  const labels = pieces.map((piece) => trimMarks(piece, MARKS))
  const framed = from > 0 ? labels : withoutFrame(labels, lexiconWords(tokens, said, from))
  const isFurther = (label: string) => lexicon.at(ballotTokens(label), 0)?.classes.has('and') === true
  const named = withoutTail(isList ? framed : framed.filter((label) => !isFurther(label)))
  // "Are you coming or not?" is answered by yes and no.
  const last = lexicon.at(ballotTokens(named.at(-1) ?? ''), 0)
  if (last?.classes.has('not') && named.at(-1)?.trim().includes(' ') === false) return null
  const kept = named.map((label) => trimMarks(label, MARKS)).filter(Boolean)
  if (kept.length < 2 || kept.some((label) => label.length > LONGEST_LABEL)) return null
  // "Which colour, red, green or blue?": the first part only asks.
  const asksFirst = kept.length > 2 && from === 0 && said.get(0)?.classes.has('which') === true
  return { labels: kept.slice(asksFirst ? 1 : 0, MOST_LABELS), start: from }
}

interface Cuts {
  from: number
  places: [number, number][]
}

function cutsIn(
  tokens: readonly BallotToken[],
  said: ReadonlyMap<number, Said>,
  isList: boolean,
): Cuts | null {
  const colon = tokens.findLastIndex(
    ({ text, end }, at) => text === ':' && (tokens[at + 1]?.start ?? 0) > end,
  )
  const from = colon < 0 ? 0 : (tokens[colon]?.end ?? 0)
  const places: [number, number][] = []
  let hasOr = false
  const asksWhich = [...said.values()].some(({ classes }) => classes.has('which'))
  let depth = 0
  for (let at = colon + 1; at < tokens.length; at++) {
    const token = tokens[at]
    if (!token) break
    if (token.text === '(') depth++
    if (token.text === ')') depth--
    if (depth > 0) continue
    const here = said.get(at)
    const isOr = here?.classes.has('or') === true && here.to === at + 1
    const isAnd = isList && here?.classes.has('and') === true
    const isMark =
      (token.text === ',' && tokens[at + 1]?.start !== token.end) || token.text === ';' || isSlash(tokens, at)
    if (!isOr && !isAnd && !isMark) continue
    hasOr ||= isOr || isList || (asksWhich && isSlash(tokens, at))
    places.push([token.start, token.end])
  }
  return hasOr && places.length > 0 ? { from, places } : null
}

/** Between words: "red/green", not "3/4". */
const isSlash = (tokens: readonly BallotToken[], at: number): boolean =>
  tokens[at]?.text === '/' && tokens[at - 1]?.kind === 'word' && tokens[at + 1]?.kind === 'word'

/** The first words that only frame the question, and how far they reach. */
function lexiconWords(tokens: readonly BallotToken[], said: ReadonlyMap<number, Said>, from: number) {
  let end = from
  for (let at = 0; at < tokens.length; ) {
    const here = said.get(at)
    const isFrame =
      here !== undefined && FRAME.some((name) => here.classes.has(name)) && !here.classes.has('or')
    const isMark = /^[\u00bf,]$/.test(tokens[at]?.text ?? '')
    if (!isFrame && !isMark) break
    at = here?.to ?? at + 1
    end = tokens[at - 1]?.end ?? end
  }
  return end - from
}

function withoutFrame(labels: readonly string[], frame: number): string[] {
  const [first = '', second = '', ...more] = labels
  if (frame === 0) return [...labels]
  const rest = first.slice(Math.min(frame, first.length)).trim()
  if (rest === '') return [second, ...more]
  const words = rest.split(/\s+/)
  const wanted = second.split(/\s+/)
  const opening = wanted[0]?.toLowerCase()
  const article = words.findLastIndex((word) => word.toLowerCase() === opening)
  const isShort = wanted.length === 1 && words.length > 1
  const kept = article >= 0 ? words.slice(article) : isShort ? words.slice(-1) : words
  return [kept.join(' '), second, ...more]
}

/** What is said of all behind the last: "for the morning meeting". "Stay in the garden" is about as long as the others. */
function withoutTail(labels: readonly string[]): string[] {
  const last = (labels.at(-1) ?? '').split(' ')
  const others = labels.slice(0, -1).map((label) => label.split(' '))
  const cut = tailOf(last)
  if (cut < 0 || others.some((words) => tailOf(words) >= 0)) return [...labels]
  const usual = others.reduce((sum, words) => sum + words.length, 0) / others.length
  const isOwn = Math.abs(last.length - usual) < Math.abs(cut - usual)
  return isOwn ? [...labels] : [...labels.slice(0, -1), last.slice(0, cut).join(' ')]
}

/** "For the stocktake" behind the last choice. */
export const isBehindAll = (label: string): boolean => TAIL.has(label.split(' ', 1)[0]?.toLowerCase() ?? '')

const tailOf = (words: readonly string[]): number =>
  words.findIndex((word, at) => at > 0 && at < words.length - 1 && TAIL.has(word.toLowerCase()))
