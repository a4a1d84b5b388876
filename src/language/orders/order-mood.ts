// Tells whether a text wants something done by the one to whom it is written, or only asks, tells, weighs or repeats it.
import type { OrderPhrases, Token } from './order-phrases.ts'
import { holds, orderPhrasesOf, phraseLength, tokensIn } from './order-phrases.ts'

/**
 * `report`: the writer tells that something is done. Of the rest each says why nothing is to be done: it is a question,
 * is not wanted, hangs on something, is somebody else's word, names a choice, is weighed, was so before, or only told.
 */
export type OrderMood =
  | 'order'
  | 'report'
  | 'asked'
  | 'denied'
  | 'hangs'
  | 'quoted'
  | 'choice'
  | 'weighed'
  | 'past'
  | 'told'

/** A sentence in its clauses, without what is courtesy around it. */
interface Clause {
  tokens: Token[]
  /** What stands right behind it. */
  stop: string
}

export interface MoodOf {
  /** What is to be written as it stands, such as a comment, is no part of it. */
  text: string
  language: string
  /** First names, folded. */
  people: ReadonlySet<string>
}

export function moodOf({ text, language, people }: MoodOf): OrderMood {
  const phrases = orderPhrasesOf(language)
  if (isQuoted(text, phrases)) return 'quoted'
  const moods = sentencesIn(text).map((sentence) => moodOfSentence(sentence, phrases, people))
  const said = moods.flatMap((mood) => mood ?? [])
  // What takes an order back stands beside it, before or behind.
  const against = said.find((mood) => !['order', 'report', 'told', 'past'].includes(mood))
  if (against) return against
  return said.find((mood) => mood === 'order') ?? said.find((mood) => mood === 'report') ?? said[0] ?? 'told'
}

const OPENING = '"\u201c\u201e\u00ab'
const CLOSING = /["\u201c\u201d\u00bb]/

/** An order that stands in quotes is somebody's, and not the writer's. */
function isQuoted(text: string, phrases: OrderPhrases): boolean {
  for (let at = 0; at < text.length; at += 1) {
    if (!OPENING.includes(text.charAt(at))) continue
    const length = text.slice(at + 1).search(CLOSING)
    if (length < 0) return false
    const quoted = withoutCourtesy(tokensIn(text.slice(at + 1, at + 1 + length)), phrases)
    if (quoted.length > 2 && phraseLength(quoted, 0, phrases.verbs) > 0) return true
    at += length + 1
  }
  return false
}

/** Each in its clauses. A mark within a number or a date ends nothing. */
function sentencesIn(text: string): Clause[][] {
  const sentences: Clause[][] = [[]]
  let tokens: Token[] = []
  const all = tokensIn(text)
  for (const [place, token] of all.entries()) {
    tokens.push(token)
    const next = all[place + 1]
    const gap = text.slice(token.end, next?.start ?? text.length)
    const stop = stopIn(gap, next !== undefined && gap.length === 1)
    if (stop === null) continue
    sentences.at(-1)?.push({ tokens, stop })
    tokens = []
    if (/[.!?\n]/.test(gap)) sentences.push([])
  }
  if (tokens.length > 0) sentences.at(-1)?.push({ tokens, stop: '' })
  return sentences.filter((one) => one.length > 0)
}

/** A mark right between two words, as in "9:30" or "30.11", ends nothing. */
function stopIn(gap: string, isWithin: boolean): string | null {
  if (gap.includes('?')) return '?'
  return isWithin ? null : (/[.!;:,\n\u2013\u2014\u2192]/.exec(gap)?.[0] ?? null)
}

/** Null for a sentence that is nothing but courtesy. */
function moodOfSentence(
  clauses: readonly Clause[],
  phrases: OrderPhrases,
  people: ReadonlySet<string>,
): OrderMood | null {
  const kept = clauses
    .map(({ tokens, stop }) => ({ tokens: withoutCourtesy(tokens, phrases), stop }))
    .filter(({ tokens }) => tokens.length > 0)
  const [first, ...later] = kept
  if (!first) return null
  const isAsking = clauses.at(-1)?.stop === '?'
  const polite = phraseLength(first.tokens, 0, phrases.polite)
  const wish = phraseLength(first.tokens, 0, phrases.wishes)
  const isCommand = phraseLength(first.tokens, 0, phrases.verbs) > 0
  if (polite === 0 && wish === 0) {
    if (!isCommand && phraseLength(first.tokens, 0, phrases.asks) > 0) return 'asked'
    const isNod = isCommand && clauses.length > 1 && isOnly(clauses.at(-1)?.tokens ?? [], phrases.nods)
    if (isAsking && !isNod) return 'asked'
  }
  const head = { ...first, tokens: withoutCourtesy(first.tokens.slice(polite || wish), phrases) }
  const against = moodAgainst(head, later, phrases)
  if (against) return against
  if (polite > 0 || wish > 0) return isDeed(head.tokens, phrases) ? 'order' : 'asked'
  return moodOfTelling(head, later, { phrases, people })
}

const isDeed = (tokens: readonly Token[], phrases: OrderPhrases): boolean =>
  tokens.length > 0 && phraseLength(tokens, 0, phrases.asks) === 0

/** What speaks against doing it, in the clause itself or behind it. */
function moodAgainst(head: Clause, later: readonly Clause[], phrases: OrderPhrases): OrderMood | null {
  const { tokens } = head
  const isCommand = phraseLength(tokens, 0, phrases.verbs) > 0
  if (holds(tokens, phrases.denies)) return 'denied'
  if (later.some((clause) => phraseLength(clause.tokens, 0, phrases.denies) > 0)) return 'denied'
  if ([head, ...later].some((clause) => holds(clause.tokens, phrases.ifs))) return 'hangs'
  if (holds(tokens, phrases.choices)) return 'choice'
  if (holds(tokens, phrases.doubts)) return 'weighed'
  if (later.some((clause) => phraseLength(clause.tokens, 0, phrases.doubts) > 0)) return 'weighed'
  // "Legal said ok" repeats nobody's order.
  const reported = tokens.findIndex(
    (_, place) =>
      phraseLength(tokens, place, phrases.reports) > 0 && phraseLength(tokens, place, phrases.courtesy) === 0,
  )
  if (reported > 0 || (reported === 0 && !isCommand)) return 'quoted'
  const last = later.at(-1)
  const isTold = last && last.tokens.length <= 3 && phraseLength(last.tokens, 0, phrases.reports) > 0
  return isTold ? 'quoted' : null
}

function moodOfTelling(
  { tokens }: Clause,
  later: readonly Clause[],
  { phrases, people }: { phrases: OrderPhrases; people: ReadonlySet<string> },
): OrderMood {
  if (phraseLength(tokens, 0, phrases.verbs) > 0) return 'order'
  const first = tokens[0]?.word ?? ''
  const isOfSelf = phraseLength(tokens, 0, phrases.self) > 0
  const isOfSubject = phraseLength(tokens, 0, phrases.subjects) > 0
  const isToCome = phraseLength(tokens, 0, phrases.modals) > 0
  const isTold = isOfSubject || isOfSelf || isToCome || holds(tokens, phrases.finite)
  // "I chose the blue one, mark it": what is told comes before what is wanted.
  const ordered = later.some((clause) => phraseLength(clause.tokens, 0, phrases.verbs) > 0)
  if (isTold && ordered) return 'order'
  if (people.has(first) && !isVerbAtEnd(tokens, phrases)) return 'told'
  if (holds(tokens, phrases.past)) return 'past'
  if (!isTold) return 'order'
  const isOfOthers = isOfSubject && !isOfSelf
  return isOfOthers || holds(tokens, phrases.modals) ? 'told' : 'report'
}

/** "Ben den Bus geben". */
const isVerbAtEnd = (tokens: readonly Token[], phrases: OrderPhrases): boolean =>
  phraseLength(tokens, tokens.length - 1, phrases.verbs) > 0

function withoutCourtesy(tokens: readonly Token[], phrases: OrderPhrases): Token[] {
  let from = 0
  for (let taken = 1; taken > 0; from += taken) taken = phraseLength(tokens, from, phrases.courtesy)
  return tokens.slice(from)
}

function isOnly(tokens: readonly Token[], phrases: OrderPhrases[keyof OrderPhrases]): boolean {
  return tokens.length > 0 && phraseLength(tokens, 0, phrases) === tokens.length
}
