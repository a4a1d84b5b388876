// Lays a mail that may ask for a vote out in sentences and in what stands as a list or a table.
import { type Line, linesOf } from '../layout/lines.ts'
import { tablesOf } from '../layout/tables.ts'
import type { PollClass } from '../lexicon/poll-words.ts'
import { breaksInto } from '../sentence-ends.ts'
import type { PollPerson } from './asked-poll.ts'
import { type BallotToken, ballotTokens } from './ballot-tokens.ts'
import { withoutCall } from './called-people.ts'
import type { Lexicon, Said } from './lexicon.ts'
import { ownText } from './reply-lines.ts'

export interface PollSentence {
  text: string
  tokens: readonly BallotToken[]
  /** Index of its line, for what stands before a list. */
  line: number
  isQuestion: boolean
  says: (name: PollClass) => Said | undefined
}

export interface PollParts {
  sentences: PollSentence[]
  /** Of the longest list or table. */
  listed: string[]
  /** Index of the list's first line. */
  listLine: number
}

const WRAPPED = 50
const MOST_CELL = 120
const LONGEST_BARE = 60
const LONGEST_LINES = 400

export function partsOf(text: string, lexicon: Lexicon, people: readonly PollPerson[]): PollParts {
  const lines = linesOf(ownText(text)).slice(0, LONGEST_LINES)
  const list = listIn(lines)
  const sentences = paragraphs(lines, list).flatMap(({ text: paragraph, line }) =>
    wholeDates(breaksInto(paragraph).map(([from, to]) => paragraph.slice(from, to).trim())).map((sentence) =>
      sentenceOf(withoutCall(sentence, people, lexicon), line, lexicon),
    ),
  )
  return { sentences, listed: list.items, listLine: list.from }
}

/** "7.12. um 9 Uhr", "7. Dez. 9 Uhr": the stop of a date ends no sentence. */
const DATE_STOP = /(?:\d\.\s?\d{1,2}\.|\d\.?\s\p{L}{3,5}\.)$/u
const GOES_ON = /^(?:\d|\p{Ll})/u

function wholeDates(pieces: readonly string[]): string[] {
  const whole: string[] = []
  for (const piece of pieces) {
    const last = whole.at(-1)
    const isCut = last !== undefined && DATE_STOP.test(last) && GOES_ON.test(piece)
    if (isCut) whole[whole.length - 1] = `${last} ${piece}`
    else whole.push(piece)
  }
  return whole
}

export function sentenceOf(text: string, line: number, lexicon: Lexicon): PollSentence {
  const tokens = ballotTokens(text)
  return {
    ...{ text, tokens, line },
    isQuestion: /[?\uff1f]["')\]\u201d]{0,2}$/.test(text),
    says: (name) => lexicon.says(tokens, name)[0],
  }
}

interface List {
  items: string[]
  from: number
  to: number
}

function listIn(lines: readonly Line[]): List {
  const found: List[] = [{ items: [], from: -1, to: -1 }]
  for (const { from, to, rows } of tablesOf(lines)) {
    const cells = rows.map((row) => row.find((cell) => cell !== null)?.text.trim() ?? '').filter(Boolean)
    const columns = Math.max(...rows.map((row) => row.length))
    if (columns > 1 && cells.length > 2) found.push({ items: cells.slice(1), from, to })
  }
  let open: List | null = null
  for (const [at, line] of lines.entries()) {
    if (line.marker > 0) {
      const item = line.text.slice(line.marker).trim().slice(0, MOST_CELL)
      if (!open) found.push((open = { items: [], from: at, to: at }))
      open.items.push(item)
      open.to = at + 1
    } else if (!line.blank) open = null
  }
  if (found.length === 1) found.push(bareLines(lines))
  return found.reduce((most, one) =>
    one.items.length > 1 && one.items.length > most.items.length ? one : most,
  )
}

/** Choices below a question, one a line, with nothing before them. */
function bareLines(lines: readonly Line[]): List {
  const asked = lines.findIndex(({ text }) => /[?:\uff1f]\s{0,3}$/.test(text))
  const from = lines.findIndex(({ blank }, at) => at > asked && !blank)
  const none = { items: [], from: -1, to: -1 }
  if (asked < 0 || from < 0) return none
  const end = lines.findIndex(({ blank }, at) => at > from && blank)
  const block = lines.slice(from, end < 0 ? lines.length : end)
  const isChoice = ({ text, marker }: Line) =>
    marker === 0 && text.trim().length <= LONGEST_BARE && !/[.!?,;:]\s{0,3}$|\p{L}:\s|\|/u.test(text)
  if (block.length < 2 || !block.every(isChoice)) return none
  return { items: block.map(({ text }) => text.trim()), from, to: from + block.length }
}

/** Lines that a mail program wrapped stand together. */
function paragraphs(lines: readonly Line[], list: List): { text: string; line: number }[] {
  const found: { text: string; line: number }[] = []
  for (const [at, { text, blank, rule }] of lines.entries()) {
    if (blank || rule || (at >= list.from && at < list.to)) continue
    const before = lines[at - 1]
    const last = found.at(-1)
    const isWrapped = before && !before.blank && before.text.length > WRAPPED && /^\s*\p{Ll}/u.test(text)
    if (isWrapped && last && last.line === at - 1) {
      last.text += ` ${text.trim()}`
      last.line = at
    } else found.push({ text: text.trim(), line: at })
  }
  return found
}
