// Makes the candidates of a mail: every clause, item and row that might be a task, generously.

import { type Clause, readClause } from '../clauses/clause.ts'
import { cutClauses, type Range } from '../clauses/cut.ts'
import type { Mood } from '../clauses/mood.ts'
import type { Named, Names } from '../clauses/names.ts'
import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { Block, Slice } from '../layout/block.ts'
import { blocksOf } from '../layout/blocks.ts'
import { type Peeled, type Piece, peel } from '../layout/pieces.ts'
import { breaksInto } from '../sentence-ends.ts'
import type { Candidate, Owner } from './candidate.ts'
import type { Day } from './days.ts'
import { introduceNamed } from './introductions.ts'
import { leftOver } from './left-over.ts'
import { dueAbove, dueOf, ownerOf } from './line-labels.ts'
import type { Reader } from './reader.ts'

const MOST = 600
/** Longer runs without a full stop are logs or attacks. */
const LONGEST_SENTENCE = 1_500

export function candidatesOf(reader: Reader): { candidates: Candidate[]; blocks: Block[] } {
  const { text, subject, hasOldSubject = false } = reader.input
  introduceNamed(reader)
  const blocks = blocksOf(text, reader.words, reader)
  const candidates: Candidate[] = []
  let sentence = 0
  for (const block of blocks) {
    if (candidates.length >= MOST) break
    const found = inBlock(block, reader, sentence)
    candidates.push(...found)
    sentence += found.filter(({ opens }) => opens).length
  }
  const about = { text: subject, start: -subject.length - 1, end: -1 }
  if (subject.trim() !== '' && !hasOldSubject) candidates.push(...inSubject(about, reader, sentence))
  return { candidates, blocks }
}

function inBlock(block: Block, reader: Reader, number: number): Candidate[] {
  switch (block.kind) {
    case 'greeting':
    case 'closing':
      return []
    case 'heading':
      return block.text.length > 24 ? fromText(block, 'heading', reader, number) : []
    case 'row':
    case 'item':
    case 'prose':
      return fromText(block, block.kind, reader, number)
  }
}

function inSubject(subject: Slice, reader: Reader, number: number): Candidate[] {
  const block: Block = {
    ...subject,
    kind: 'prose',
    level: 0,
    checked: null,
    number: null,
    cells: [],
    headings: [],
    paragraph: -1,
  }
  return fromText(block, 'subject', reader, number)
}

/** `number` is that of its first sentence. */
function fromText(block: Block, place: Candidate['place'], reader: Reader, number: number): Candidate[] {
  const sentences = breaksInto(block.text).map(([from, to]): Slice => {
    const raw = block.text.slice(from, to)
    const lead = raw.length - raw.trimStart().length
    const start = block.start + from + lead
    const text = raw.trim()
    return { text, start, end: start + text.length }
  })
  const called = calledOver(block, reader)
  const out: Candidate[] = []
  for (const [index, sentence] of sentences.entries()) {
    if (sentence.text.length > LONGEST_SENTENCE || sentence.text === '') continue
    const where = index > 0 && (place === 'item' || place === 'row') ? 'within' : place
    const numbered = { ...sentence, number: number + index, isLast: index === sentences.length - 1 }
    out.push(...inSentence({ block, place: where, sentence: numbered, called }, reader))
  }
  return out
}

/** A name alone over a paragraph or list. */
function calledOver({ headings }: Block, reader: Reader): Named[] {
  for (const heading of headings) {
    const words = reader.words.tag(heading.text.replace(/[*#_@:]/g, ' '))
    const list = reader.names.listAt(words, 0)
    if (list && words.length - list.to <= 1) return list.who
  }
  return []
}

/** A sentence where it stands, before it is cut into clauses; `called` is who is called over its block. */
type PlacedSentence = Pick<Candidate, 'block' | 'place' | 'sentence' | 'called'>

function inSentence({ block, place, sentence, called: over }: PlacedSentence, reader: Reader): Candidate[] {
  const peeled = peel(sentence, reader.words, reader)
  const words = reader.tag(peeled.body.text, peeled.body.start)
  if (words.length === 0) return []
  const spoke = speakerOf(block, reader)
  const isFirst = sentence.start === block.start
  const owner =
    spoke.length > 0 && isFirst
      ? saidBy(spoke)
      : isSpokenTo(peeled, sentence, place)
        ? null
        : ownerOf(block, peeled, place, reader)
  const called = [
    ...calledIn(peeled.before, reader),
    ...calledIn(
      peeled.after.filter(({ mark }) => mark === ','),
      reader,
    ),
  ]
  const days = reader.days(sentence.text, sentence.start)
  const due = dueOf(block, peeled, place, reader)
  const above = dueAbove(block, place, reader)
  // A line with a word of its own for who or when is one piece of work.
  const isLine =
    place === 'row' || (owner !== null && owner.from !== 'heading' && peeled.body.text.length < 120)
  const found = place === 'prose' ? leftOver(sentence.text) : null
  const left = found ? { start: sentence.start + found[0], end: sentence.start + found[1] } : null
  const ranges = isLine
    ? [[0, words.length] as const]
    : withLeft(joined(cutClauses(words, reader.names), words, reader.names), words, left)
  let speaker = spoke
  let opening = -1
  return ranges.flatMap(([from, to], index) => {
    const own = words.slice(from, to)
    const clause = spokenBy(readClause(own, reader.names), speaker)
    speaker = has(words[to], 'said') ? clause.people : spoke
    if (own.length === 0) return []
    const { start, end } = clause
    const since = opening < 0 ? start : opening
    opening = isOpening(clause) ? since : -1
    const stretch = { start: since, end, opens: index === 0, closes: index === ranges.length - 1 }
    const candidate: Candidate = {
      text: sentence.text.slice(start - sentence.start, end - sentence.start),
      start,
      end,
      block,
      place: index > 0 && (place === 'item' || place === 'row') ? 'within' : place,
      clause,
      sentence,
      opens: stretch.opens,
      owner,
      called: called.length > 0 ? called : over,
      before: stretch.opens ? peeled.before : [],
      after: stretch.closes ? peeled.after : [],
      days: days.filter((day) => isWithin(day, stretch, peeled)),
      due,
      dueAbove: above,
      ...(left?.start === start && { isLeft: true }),
    }
    return [candidate]
  })
}

/** The thing that is left is a separate clause. */
function withLeft(
  ranges: readonly Range[],
  words: readonly Word[],
  left: Pick<Slice, 'start' | 'end'> | null,
): Range[] {
  const from = left ? words.findIndex(({ start }) => start >= left.start) : -1
  if (!left || from < 0) return [...ranges]
  const behind = words.findIndex(({ start }) => start >= left.end)
  const to = behind < 0 ? words.length : behind
  const before = ranges
    .filter(([start]) => start < from)
    .map(([start, end]): Range => [start, Math.min(end, from)])
  const after = ranges.filter(([, end]) => end > to).map(([start, end]): Range => [Math.max(start, to), end])
  return [...before, [from, to], ...after]
}

const ASKED: readonly Mood[] = ['ask', 'remind', 'must', 'will', 'own', 'need']

/** "I'll revise the plan and share it" is one piece of work: a verb alone goes on with who and how of the clause before. */
function joined(ranges: readonly Range[], words: readonly Word[], names: Names): Range[] {
  if (ranges.length < 2) return [...ranges]
  const out: Range[] = []
  for (const range of ranges) {
    const last = out.at(-1)
    const next = last && readClause(words.slice(...range), names)
    const goesOn = last && next && isVerbAlone(next) && isAsked(readClause(words.slice(...last), names), next)
    if (goesOn) out[out.length - 1] = [last[0], range[1]]
    else out.push(range)
  }
  return out
}

/** Two bare orders are one where the second only points back: "call Bob and ask him for the list". */
function isAsked({ head, mood }: Clause, next: Clause): boolean {
  if (head === 'none' && mood === 'order')
    return next.words.slice(1, 3).some((word) => has(word, 'thing') || has(word, 'they'))
  return ASKED.includes(mood) && head !== 'other'
}

function isVerbAlone({ head, mood, words }: Clause): boolean {
  const [first] = words
  return (
    head === 'none' &&
    (mood === 'order' || mood === 'plain' || mood === 'other') &&
    first !== undefined &&
    (isVerb(first, 'order') || isVerb(first, 'plain'))
  )
}

/** Whose line of a chat it is. */
function speakerOf({ saidBy }: Block, reader: Reader): readonly Named[] {
  if (saidBy === undefined) return []
  return reader.names.listAt(reader.words.tag(saidBy), 0, true)?.who ?? [{ person: null, name: saidBy }]
}

const saidBy = (who: readonly Named[]): Owner => ({ who, self: false, all: false, from: 'before' })

/** In quotes "I" is whoever said it. */
function spokenBy(clause: Clause, speaker: readonly Named[]): Clause {
  return clause.head === 'i' && speaker.length > 0 ? { ...clause, head: 'person', people: speaker } : clause
}

/** "First thing tomorrow, …": a few words without a verb say when what follows is done. */
const isOpening = ({ head, mood, words }: Clause): boolean =>
  words.length <= LONGEST_OPENING &&
  mood === 'other' &&
  (head === 'none' || head === 'other') &&
  words.at(-1)?.text !== '.'

const LONGEST_OPENING = 6

/** What a clause covers of its sentence, and whether it is the first or the last of it. */
interface Stretch {
  start: number
  end: number
  opens: boolean
  closes: boolean
}

/** What is peeled off belongs to the first and the last clause. */
function isWithin(day: Day, { start, end, opens, closes }: Stretch, { body }: Peeled): boolean {
  if (day.start < body.start) return opens
  if (day.end > body.end) return closes
  return day.start >= start && day.end <= end + 1
}

function calledIn(pieces: readonly Piece[], reader: Reader): Named[] {
  return pieces
    .filter(({ kind }) => kind === 'people')
    .flatMap(
      ({ text }) => reader.names.listAt(reader.words.tag(text.replace(/[@*]/g, ' ')), 0, true)?.who ?? [],
    )
}

/** "Bob, you know the way, can you drive?" speaks to Bob; who does what, the clauses say. */
function isSpokenTo({ before, body }: Peeled, { text, start }: Slice, place: Candidate['place']): boolean {
  const last = before.at(-1)
  return (
    place !== 'row' &&
    last?.kind === 'people' &&
    /^\W*,/u.test(text.slice(last.end - start, body.start - start))
  )
}
