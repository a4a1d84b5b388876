// Cuts the newest text of a reply into clauses: the smallest pieces that may each say something of a task.
import { findDates } from '../dates/find.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { splitSentences } from '../sentences.ts'
import { bareDays, nextDay } from './bare-days.ts'
import type { SceneInput } from './scene-input.ts'
import { type Token, tokensOf } from './tokens.ts'
import type { Concept, Mark, Vocabulary } from './vocabulary.ts'

export interface Clause {
  /** Verbatim: `text.slice(start, end)`. */
  text: string
  start: number
  end: number
  tokens: Token[]
  /** What its words mean, counted in its own tokens. */
  marks: Mark[]
  has: ReadonlySet<Concept>
  dates: FoundDate[]
  /** Counted through the reply; the clauses of a sentence or of a paragraph share theirs. */
  sentence: number
  paragraph: number
  isItem: boolean
  isQuestion: boolean
  /** What stood quoted right above its paragraph. */
  answers: string | null
  /** The number before the item: "3. sold out". */
  marker: number | null
  /** The word before its joint: "but", "because", a comma. */
  joint: string
}

/** Longer runs without a full stop are tables, logs or attacks. */
const LONGEST_SENTENCE = 800
/** More is no mail that somebody wrote. */
const MOST_CLAUSES = 400

const JOINTS = new Set([',', ';', ':', '-', '–', '—', '(', ')', '…', '/', '→', '=', '|'])
const ACTS: readonly Concept[] = [
  ...([
    'done',
    'begun',
    'waiting',
    'off',
    'open',
    'move',
    'take',
    'give',
    'swap',
    'be',
    'have',
    'will',
  ] as const),
  ...([
    'should',
    'urgent',
    'calm',
    'rename',
    'merge',
    'cannot',
    'keep',
    'later',
    'earlier',
    'unsure',
  ] as const),
]

export function clausesOf(
  { text, answers, dates: options, tasks }: SceneInput,
  vocabulary: Vocabulary,
  isName: (token: Token) => boolean,
): Clause[] {
  const numbers = new Set(tasks.map(({ number }) => number))
  const clauses: Clause[] = []
  let paragraph = 0
  let end = 0
  for (const [index, sentence] of splitSentences(text).entries()) {
    if (clauses.length >= MOST_CLAUSES) break
    if (/\n[ \t\r]*\n/.test(text.slice(end, sentence.start)) || sentence.kind === 'item') paragraph++
    end = sentence.end
    if (sentence.kind === 'greeting' || sentence.text.length > LONGEST_SENTENCE) continue
    if (sentence.kind === 'closing' && !saysSomething(sentence.text, vocabulary)) continue
    const above = answers.findLast(({ at }) => at <= sentence.start)
    const common = {
      ...{ sentence: index, paragraph, isItem: sentence.kind === 'item' || sentence.kind === 'heading' },
      ...{ isQuestion: /[?？]["')\]\s]*$/u.test(sentence.text), answers: above?.quoted || null },
      marker: sentence.kind === 'item' ? markerBefore(text, sentence.start) : null,
    }
    const tokens = tokensOf(sentence.text, sentence.start)
    const dates = findDates(sentence.text, options)
      .filter(
        ({ grain, start, end }) =>
          grain !== 'second' && !(grain === 'hour' && namesTask(sentence.text.slice(start, end), numbers)),
      )
      .map((date) => ({ ...date, start: date.start + sentence.start, end: date.end + sentence.start }))
    dates.push(...bareDays(tokens, dates, vocabulary, numbers).map((bare) => nextDay(bare, options.at)))
    for (const [from, to] of cuts(tokens, vocabulary, dates, isName)) {
      const own = tokens.slice(from, to)
      const [first, last] = [own[0], own.at(-1)]
      if (!first || !last) continue
      const marks = vocabulary.marks(own)
      clauses.push({
        ...common,
        text: text.slice(first.start, last.end),
        start: first.start,
        end: last.end,
        tokens: own,
        marks,
        has: new Set(marks.map(({ concept }) => concept)),
        dates: dates.filter((date) => date.start < last.end && date.end > first.start),
        joint: tokens[from - 1]?.text ?? '',
      })
    }
  }
  return clauses
}

/** "5 is done": the number of a task, and no hour. */
function namesTask(words: string, numbers: ReadonlySet<number>): boolean {
  const match = /^\D{0,12}(\d{1,3})(?: (?!am$|pm$|uhr$|h$)[a-z]{1,4})?$/.exec(words)
  return match !== null && numbers.has(Number(match[1]))
}

/** Of the list item whose words begin at `start`. */
function markerBefore(text: string, start: number): number | null {
  const line = text.slice(Math.max(0, start - 8, text.lastIndexOf('\n', start - 1) + 1), start)
  const match = /^[ \t]{0,3}(\d{1,3})[.)]/.exec(line)
  return match ? Number(match[1]) : null
}

/** "Done, thanks" at the end of a mail is more than manners. */
function saysSomething(text: string, vocabulary: Vocabulary): boolean {
  const tokens = tokensOf(text)
  return /\d/.test(text) || vocabulary.marks(tokens).some(({ concept }) => concept === 'done')
}

/** The places of a sentence's clauses: a joint parts them where both sides say something. */
function cuts(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  dates: readonly FoundDate[],
  isName: (token: Token) => boolean,
): [number, number][] {
  const joints = jointsOf(tokens, vocabulary, dates, isName)
  const says = sayings(tokens, vocabulary, dates, isName)
  const places: [number, number][] = []
  let from = 0
  for (const [place, { at, isWord }] of joints.entries()) {
    const to = joints[place + 1]?.at ?? tokens.length
    const right = tokens.slice(at + 1, to).filter(({ kind }) => kind !== 'mark').length
    const isHard = tokens[at]?.kind === 'mark' && !/[,:]/.test(tokens[at]?.text ?? '')
    if (right === 0 || !says.slice(from, at).some(Boolean)) continue
    if (!(says.slice(at + 1, to).some(Boolean) || (isHard && right > 2))) continue
    places.push([from, at])
    from = at + (isWord ? 0 : 1)
  }
  places.push([from, tokens.length])
  return places
}

interface Joint {
  at: number
  /** It belongs to the clause that it opens. */
  isWord: boolean
}

const QUOTES = /^["“”„«»]$/

function jointsOf(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  dates: readonly FoundDate[],
  isName: (token: Token) => boolean,
): Joint[] {
  const opens = new Map<number, 'and' | 'because'>()
  for (const { concept, from } of vocabulary.marks(tokens))
    if (concept === 'and' || (concept === 'because' && !opens.has(from))) opens.set(from, concept)
  const found: Joint[] = []
  let isQuoted = false
  for (const [at, token] of tokens.entries()) {
    if (QUOTES.test(token.text)) isQuoted = !isQuoted
    const before = tokens[at - 1]
    const after = tokens[at + 1]
    if (isQuoted || !before || !after) continue
    if (dates.some(({ start, end }) => token.start >= start && token.end <= end)) continue
    if (token.kind === 'mark' && JOINTS.has(token.text)) {
      const isApart = token.start > before.end || token.end < after.start
      // "Kim, please take it": who is spoken to belongs to what is said.
      if (isApart && !(token.text === ',' && isName(before) && !isName(after)))
        found.push({ at, isWord: false })
      continue
    }
    const opening = opens.get(at)
    if (opening === undefined || (opening === 'because' && before.text !== ',')) continue
    if (opening === 'and' && isName(before) && isName(after)) continue
    if (found.at(-1)?.at === at - 1) found.pop()
    found.push({ at, isWord: true })
  }
  return found
}

/** Tokens that say what is done, by whom or when. */
function sayings(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
  dates: readonly FoundDate[],
  isName: (token: Token) => boolean,
): boolean[] {
  const says = tokens.map(({ kind, text }) => kind === 'word' && vocabulary.isPast(text))
  for (const { concept, from } of vocabulary.marks(tokens))
    if (ACTS.includes(concept)) for (let at = from; at < from + 1; at++) says[at] = true
  // "Tyres done, no chance to ring the mechanic"
  const done = vocabulary.marks(tokens).find(({ concept }) => concept === 'done')?.from ?? tokens.length
  for (const { concept, from } of vocabulary.marks(tokens))
    if (concept === 'not' && tokens[from - 1]?.text === ',' && done < from) says[from] = true
  for (const date of dates) {
    const at = tokens.findIndex(({ start }) => start >= date.start)
    if (at >= 0) says[at] = true
  }
  for (const [at, { kind, text }] of tokens.entries()) {
    const opens = at === 0 || /^[,;:–—-]$/.test(tokens[at - 1]?.text ?? '')
    if (opens && kind === 'number' && /^\d{1,2}$/.test(text)) says[at] = true
    // "Anna does the first part, Bob the second"
    const next = tokens[at + 1]
    if (
      opens &&
      at > 0 &&
      isName(tokens[at] as Token) &&
      next?.kind === 'word' &&
      !vocabulary.joins.has(next.text)
    )
      says[at] = true
  }
  return says
}
