// Reads what a reply changes in the tasks of its thread, without a model (agents.md, section 2, Tula).
import { matchesOf } from './matches.ts'
import type { TaskChange } from './replies/changes.ts'
import type { ReadReplyInput } from './replies/input.ts'
import { judgedReply } from './replies/judged-reply.ts'
import { addNewTasks } from './replies/new-tasks.ts'
import { type Approval, asksForApproval, readApproval } from './reply-approval.ts'
import { type FieldContext, readField } from './reply-change.ts'
import { type Piece, restOf } from './reply-pieces.ts'
import { readStatus } from './reply-status.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { type KnownTask, type Match, matchTarget, type Target } from './task-match.ts'
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
}

/** What is said in more words is left to the judges. */
const MOST_WORDS = 12
const LONGEST_SENTENCE = 400

interface Understood {
  target: Target
  confidence: number
  /** What the sentence changes; null when it asks for something that a mail cannot do. */
  change: Omit<TaskChange, 'task' | 'evidence' | 'confidence'> | null
  reopens: boolean
}

/** What each sentence of a reply is read with. */
interface Listening {
  /** Some open task waits for an approval. */
  isApprovalWanted: boolean
  context: FieldContext
}

function listeningFor(input: ReadReplyInput): Listening {
  const dates = {
    at: input.sentAt,
    zone: input.zone,
    ...(input.dayFirst === undefined ? {} : { dayFirst: input.dayFirst }),
  }
  return {
    isApprovalWanted: input.openTasks.some(({ title }) => asksForApproval(title)),
    context: { author: input.author, everyone: [input.author, ...input.to, ...input.cc], dates },
  }
}

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
      if (isMine || isPart || isAnswer) continue
      const taken = understood && readPiece(piece, understood, input, context, reading)
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
  addNewTasks(input, used, reading, judged.isAboutKnown, keep)
  reading.changes = reading.changes.filter(
    (change) => !isGuessOf(change, reading.newTasks) && !isOddDrop(change, reading.changes),
  )
  reading.comment = restOf(input.text, used)
  return reading
}

const JOINT =
  /(?:[;,]|,? (?:and|but|so|while|und|et|y)|\.{2,3}| [-–—])\s+(?=(?:(?:task |#|no\.? ?)?\d{1,5} (?:is|are|was|has|can|to|in|needs|done|takes|started|blocked|waits|depends|still|ist|est|esta)\b|(?:i |we )?need (?:until|till)\b|(?:the|our|my) [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3} (?:is|are|was|were|has|have)\b|(?:please )?(?:push|move|postpone|assign|reopen|rename|(?:give|grant) (?:me|us) (?:until|till|time))\b|I(?:['’]ll| will|['’]m| am|['’]ve| have)\b|@?\p{Lu}[\p{L}'’-]+ (?:takes|will take|can take|will do)\b|(?:started|working) on\b|can (?:we|you)\b))/gu

/** A sentence as a whole where it reads as one change ("1 and 3 are done"), else cut at its joints. */
function piecesOf(sentence: Sentence, listening: Listening): Piece[] {
  const joints = matchesOf(JOINT, sentence.text)
  if (joints.length === 0) return [sentence]
  const starts = [0, ...joints.map((joint) => joint.index + joint[0].length)]
  const pieces = starts.map((from, index) => {
    const to = joints[index]?.index ?? sentence.text.length
    return { text: sentence.text.slice(from, to), start: sentence.start + from, end: sentence.start + to }
  })
  const read = pieces.filter(({ text }) => understand(text, listening) !== null).length
  const numbersOnly = pieces.some(({ text }) => /^(?:tasks? )?#?\d+(?:, ?#?\d+)*$/i.test(text.trim()))
  return read > 0 &&
    !numbersOnly &&
    (read === pieces.length || understand(sentence.text, listening) === null || read > 1)
    ? pieces
    : [sentence]
}

function understand(text: string, { isApprovalWanted, context }: Listening): Understood | null {
  const approval = isApprovalWanted ? readApproval(text) : null
  if (approval) return approvedBy(approval)
  const field = readField(text, context)
  if (field?.kind === 'not-understood')
    return { target: field.target, confidence: field.confidence, change: null, reopens: false }
  if (field)
    return { target: field.target, confidence: field.confidence, change: changeOf(field), reopens: false }
  const status = readStatus(text)
  if (!status) return null
  const { target, confidence, ...what } = status
  const kind = what.blockedBy ? ('block' as const) : ('status' as const)
  return { target, confidence, change: { kind, ...what }, reopens: what.status === 'pending' }
}

/** "Approved" finishes the task that asked for it, and no other. */
function approvedBy({ of }: Approval): Understood {
  const target: Target =
    of === null ? { by: 'title', fits: asksForApproval } : { by: 'words', words: of, verb: 'approve' }
  return { target, confidence: 0.86, change: { kind: 'status', status: 'completed' }, reopens: false }
}

function changeOf(field: Exclude<ReturnType<typeof readField>, null>): Understood['change'] {
  if (field.kind === 'due') return { kind: 'due', dueDate: field.dueDate }
  if (field.kind === 'assign')
    return { kind: 'assign', assignees: field.people.map(({ email }) => email.toLowerCase()) }
  if (field.kind === 'repeat') return { kind: 'repeat', recurrence: field.recurrence }
  if (field.kind === 'priority') return { kind: 'priority', priority: field.priority }
  if (field.kind === 'drop') return { kind: 'drop' }
  return field.kind === 'title' ? { kind: 'title', title: field.title } : null
}

/** Null when the piece says nothing about a task that exists; else the task it spoke of, if only one. */
function readPiece(
  piece: Piece,
  understood: Understood,
  input: ReadReplyInput,
  context: number | null,
  reading: ReplyReading,
): { context: number | null } | null {
  const isAboutAnswered = understood.target.by === 'context' && context !== null && context === input.about
  const among = eligible(understood, input).filter(({ number }) => !isAboutAnswered || number === context)
  // "Done" about a task that is done already changes no other one.
  if (isAboutAnswered && among.length === 0) return { context }
  const match = matchTarget(understood.target, among, context)
  if (match.tasks.length === 0) return nothingMatched(piece, understood, match, input, reading)
  if (understood.change === null) {
    reading.unclear.push({ sentence: piece.text, reason: 'not-understood', candidates: match.tasks })
    return { context: match.tasks[0] ?? null }
  }
  for (const task of match.tasks) {
    const evidence = { sentence: piece.text, start: piece.start, end: piece.end }
    const { change, confidence } = understood
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
  piece: Piece,
  { target, change }: Understood,
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

/** Plain words come first; what the judges are sure of is no comment any more. */
function addJudged(change: TaskChange, used: Piece[], { changes, unclear }: ReplyReading): void {
  const { sentence, start, end } = change.evidence
  if (changes.some((one) => one.task === change.task && fieldOf(one) === fieldOf(change))) return
  if (unclear.some((one) => one.sentence.includes(sentence) || sentence.includes(one.sentence))) return
  changes.push(change)
  if (change.confidence >= SURE) used.push({ text: sentence, start, end })
}

/** Of a sentence that makes a task of its own, what it might have changed besides is not asked. */
const isGuessOf = ({ confidence, evidence }: TaskChange, newTasks: readonly TaskReading[]) =>
  confidence < SURE &&
  newTasks.some(
    ({ confidence: sure, clause }) =>
      sure >= SURE && clause.start < evidence.end && clause.end > evidence.start,
  )

/** What is changed by the same words is hardly dropped by them. */
const isOddDrop = (change: TaskChange, all: readonly TaskChange[]) =>
  change.kind === 'drop' &&
  change.confidence < SURE &&
  all.some(
    (other) =>
      other.kind !== 'drop' &&
      other.task === change.task &&
      other.evidence.start < change.evidence.end &&
      other.evidence.end > change.evidence.start,
  )

const openNumbers = ({ openTasks }: ReadReplyInput) => openTasks.map(({ number }) => number)
const SURE = 0.6
const fieldOf = ({ kind }: TaskChange) => (kind === 'block' || kind === 'drop' ? 'status' : kind)

/** The last word on a field of a task counts. */
function keep(changes: TaskChange[], change: TaskChange): void {
  const before = changes.findIndex(
    (entry) => entry.task === change.task && fieldOf(entry) === fieldOf(change),
  )
  if (before >= 0) changes.splice(before, 1)
  changes.push(change)
}
