// Reads what a reply changes in the tasks of its thread, without a model (agents.md, section 2, Tula).
import type { TaskChange } from './replies/changes.ts'
import type { ReadReplyInput } from './replies/input.ts'
import { type JudgedReply, judgedReply } from './replies/judged-reply.ts'
import { fieldOf, isGuessOf, isOddDrop, keep, SURE } from './replies/kept-changes.ts'
import { addNewTasks } from './replies/new-tasks.ts'
import type { PlacedSentence, SentenceToAsk } from './replies/sentences-to-ask.ts'
import { isTaken, overlaps, replaceBy, settle } from './replies/settle.ts'
import { type Piece, restOf } from './reply-pieces.ts'
import { listeningFor, piecesOf, type Understood, understand } from './reply-words.ts'
import { splitSentences } from './sentences.ts'
import { type KnownTask, type Match, matchTarget } from './task-match.ts'
import type { TaskReading } from './task-reading.ts'

export type { TaskChange } from './replies/changes.ts'
export type { ReadReplyInput } from './replies/input.ts'
export type { KnownTask } from './task-match.ts'

export interface ReplyReading {
  changes: TaskChange[]
  newTasks: TaskReading[]
  /** The remaining text that is neither a change nor a new task. */
  comment: string | null
  unclear: { sentence: string; reason: 'which-task' | 'not-understood'; candidates: number[] }[]
  /** Sentences of which nothing was read and which name an open task; any, where nothing at all was read. */
  toAsk?: SentenceToAsk[]
  /** Sentences next to what was read, of which nothing was read: they are only kept. */
  unread?: string[]
}

/** What is said in more words is left to the judges. */
const MOST_WORDS = 12
const LONGEST_SENTENCE = 400
/** Just below the gate: a person is asked. */
const ASKED = 0.55
const NOTED = 0.9

/** Changes, new tasks and the comment of a reply. A sentence that names no task changes one only if just one fits. */
export function readReply(input: ReadReplyInput): ReplyReading {
  const reading: ReplyReading = { changes: [], newTasks: [], comment: null, unclear: [] }
  const used: Piece[] = []
  const listening = listeningFor(input)
  const judged = judgedReply(input)
  let context: number | null = input.about ?? null
  for (const sentence of splitSentences(input.text)) {
    if (sentence.text.length > LONGEST_SENTENCE || sentence.text.split(/\s+/).length > MOST_WORDS) continue
    if (sentence.kind === 'greeting' || (sentence.kind === 'closing' && !/\d|\bdone\b/i.test(sentence.text)))
      continue
    for (const piece of piecesOf(sentence, listening)) {
      const understood = understand(piece.text, listening)
      const isMine = understood?.target.by === 'all' && judged.isOwnSide(piece.start, piece.end)
      const isPart = understood?.change?.status === 'completed' && judged.isPartDone(piece.start, piece.end)
      // What answers a quoted line means the task of that line.
      const isAnswer = understood?.target.by !== 'number' && judged.isAnswer(piece.start, piece.end)
      // Two statements are no statement about two tasks.
      const isSeveral = understood?.target.by === 'words' && judged.namesSeveral(piece.start, piece.end)
      if (isMine || isPart || isAnswer || isSeveral) continue
      const taken =
        understood &&
        readPiece({ ...understood, piece }, input, context ?? judged.namedBefore(piece.start), reading)
      if (!taken) continue
      used.push(piece)
      context = taken.context ?? context
    }
  }
  const plain = [...used]
  const isPlain = ({ start, end }: TaskChange['evidence']) =>
    plain.some((one) => one.start < end && one.end > start)
  for (const asked of judged.asks)
    if (!isPlain(asked) && !reading.unclear.some(({ sentence }) => sentence.includes(asked.sentence)))
      reading.unclear.push({ sentence: asked.sentence, reason: 'which-task', candidates: openNumbers(input) })
  for (const change of judged.changes) if (!isPlain(change.evidence)) addJudged(change, used, reading)
  replaceBy(judged.plain, used, reading)
  settle(judged.stated, used, reading, openNumbers(input))
  for (const one of judged.stated.proposals.filter((proposal) => !isTaken(proposal, used, reading)))
    reading.changes.push(one)
  noteParts(input, judged, used, reading)
  addNewTasks(input, used, reading, judged)
  const isProposed = ({ clause }: TaskReading) =>
    judged.stated.proposals.some((one) => reading.changes.includes(one) && overlaps(one.evidence, clause))
  reading.newTasks = reading.newTasks.filter((task) => !isProposed(task))
  reading.changes = reading.changes.filter(
    (change) =>
      judged.stated.proposals.includes(change) ||
      (!isGuessOf(change, reading.newTasks) && !isOddDrop(change, reading.changes)),
  )
  reading.comment = restOf(input.text, used)
  const isEmpty = reading.changes.length + reading.newTasks.length + reading.unclear.length === 0
  const toAsk = input.openTasks.length > 0 ? leftOver(judged.toAsk(), used, reading) : []
  const asked = isEmpty ? toAsk : toAsk.filter(({ task }) => task !== null)
  const unread = isEmpty ? [] : toAsk.filter(({ task }) => task === null)
  if (unread.length > 0) reading.unread = unread.map(({ sentence }) => sentence)
  if (asked.length > 0)
    reading.toAsk = asked.map(({ sentence, task, isNote }) => ({
      sentence,
      task,
      isNote: isNote && task !== null,
    }))
  return reading
}

/** Without those of which something was read, and those of a task that the reply changes: they are its comment. */
function leftOver(
  sentences: readonly PlacedSentence[],
  used: readonly Piece[],
  { changes, unclear, newTasks }: ReplyReading,
): PlacedSentence[] {
  const isRead = (one: PlacedSentence) =>
    [...used, ...changes.map(({ evidence }) => evidence), ...newTasks.map(({ clause }) => clause)].some(
      (piece) => overlaps(piece, one),
    ) || unclear.some(({ sentence }) => sentence.includes(one.sentence) || one.sentence.includes(sentence))
  return sentences.filter((one) => !isRead(one) && !changes.some(({ task }) => task === one.task))
}

/** A piece of the reply with what it says. */
interface Said extends Understood {
  piece: Piece
}

/** Null when the piece says nothing about a task that exists; else the task it spoke of, if only one. */
function readPiece(
  said: Said,
  input: ReadReplyInput,
  context: number | null,
  reading: ReplyReading,
): { context: number | null } | null {
  const { piece, target, change, confidence } = said
  const isAboutAnswered = target.by === 'context' && context !== null && context === input.about
  const among = eligible(said, input).filter(({ number }) => !isAboutAnswered || number === context)
  // "Done" about a task that is done already changes no other one.
  if (isAboutAnswered && among.length === 0) return { context }
  const match = matchTarget(target, among, context)
  if (match.tasks.length === 0) return nothingMatched(said, match, input, reading)
  if (change === null) {
    reading.unclear.push({ sentence: piece.text, reason: 'not-understood', candidates: match.tasks })
    return { context: match.tasks[0] ?? null }
  }
  for (const task of match.tasks) {
    const evidence = { sentence: piece.text, start: piece.start, end: piece.end }
    const reason = change.kind === 'drop' ? { reason: piece.text } : {}
    keep(reading.changes, { task, ...change, ...reason, evidence, confidence })
  }
  return { context: match.tasks.length === 1 ? (match.tasks[0] ?? null) : null }
}

/**
 * "Reopen" means done tasks first; a number may name any task; how often is said of what repeats, unless none does;
 * everything else means open ones.
 */
function eligible(
  { target, reopens, change }: Understood,
  { openTasks, doneTasks }: ReadReplyInput,
): KnownTask[] {
  if (change?.kind === 'repeat') {
    const repeating = openTasks.filter(({ repeats }) => repeats)
    return target.by === 'number' || repeating.length === 0 ? openTasks : repeating
  }
  if (target.by === 'number') return [...openTasks, ...doneTasks]
  if (!reopens) return openTasks
  return target.by === 'words' ? [...doneTasks, ...openTasks] : doneTasks
}

function nothingMatched(
  { piece, target, change }: Said,
  match: Match,
  input: ReadReplyInput,
  reading: ReplyReading,
): { context: null } | null {
  const askable =
    target.by === 'number' ||
    (target.by === 'context' && clearlyAboutTasks(change)) ||
    match.candidates.length > 1
  if (!askable) return null
  const open = input.openTasks.map(({ number }) => number)
  if (target.by === 'context' && open.length === 0) return null
  const candidates = match.candidates.length > 0 ? match.candidates : open
  reading.unclear.push({ sentence: piece.text, reason: 'which-task', candidates })
  return { context: null }
}

/** "Done" and "push it to Monday" ask for an answer; "it is important" may be mere talk. */
function clearlyAboutTasks(change: Understood['change']): boolean {
  return change !== null && change.kind !== 'priority' && change.kind !== 'title'
}

/** What only a part of a task is reported of is no done task: its words are a note. */
function noteParts(input: ReadReplyInput, judged: JudgedReply, used: Piece[], reading: ReplyReading): void {
  for (const { number } of input.openTasks) {
    const isFinish = (one: TaskChange) => one.task === number && one.status === 'completed'
    const part = judged.partlyDone(number, reading.changes.some(isFinish))
    if (part === null) continue
    if (part === 'unsure') {
      reading.changes = reading.changes.map((one) =>
        isFinish(one) ? { ...one, confidence: Math.min(one.confidence, ASKED) } : one,
      )
      continue
    }
    const [first] = part.spans
    if (!first) continue
    const own = (one: TaskChange) =>
      one.task === number &&
      (part.words.includes(one.evidence.sentence) || part.spans.some((span) => overlaps(one.evidence, span)))
    const note = { text: part.words, isOpen: true }
    const evidence = { sentence: part.words, start: first.start, end: first.end }
    reading.changes = reading.changes.filter((one) => !own(one))
    reading.changes.push({ task: number, kind: 'note', note, evidence, confidence: NOTED })
    for (const { start, end } of part.spans) used.push({ text: input.text.slice(start, end), start, end })
  }
}

/** Plain words come first; what the judges are sure of is no comment any more. */
function addJudged(change: TaskChange, used: Piece[], { changes, unclear }: ReplyReading): void {
  const { sentence, start, end } = change.evidence
  if (changes.some((one) => one.task === change.task && fieldOf(one) === fieldOf(change))) return
  if (unclear.some((one) => one.sentence.includes(sentence) || sentence.includes(one.sentence))) return
  changes.push(change)
  if (change.confidence >= SURE) used.push({ text: sentence, start, end })
}

const openNumbers = ({ openTasks }: ReadReplyInput) => openTasks.map(({ number }) => number)
