// Reads what a reply changes in the tasks of its thread, without a model (agents.md, section 2, Tula).
import { baseOfVerb } from './action-verbs.ts'
import { matchesOf } from './matches.ts'
import { type Approval, asksForApproval, readApproval } from './reply-approval.ts'
import { type FieldContext, readField } from './reply-change.ts'
import { masked, type Piece, restOf } from './reply-pieces.ts'
import { readStatus } from './reply-status.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { type KnownTask, type Match, matchTarget, type Target } from './task-match.ts'
import { sameWork } from './task-merge.ts'
import { keywordsOf } from './task-title.ts'
import { type ReadTasksInput, readTasks, type TaskReading } from './tasks.ts'

export type { KnownTask } from './task-match.ts'

/** `status` is whatever the records hold; only membership of openTasks or doneTasks counts here. */
export type ReadReplyInput = ReadTasksInput & {
  openTasks: KnownTask[]
  doneTasks: KnownTask[]
  /** Number of the task that the answered mail was about: "it", and what names none, mean that one. */
  about?: number
}

export interface TaskChange {
  task: number
  kind: 'status' | 'due' | 'assign' | 'priority' | 'title' | 'block' | 'repeat'
  status?: 'pending' | 'in-progress' | 'completed' | 'blocked'
  dueDate?: string | null
  assignees?: string[]
  priority?: 'low' | 'medium' | 'high'
  title?: string
  /** How often it is due from now on: the value of an RRULE (RFC 5545), or null for once. */
  recurrence?: string | null
  /** Who or what blocks it, in the words of the mail ("legal"). */
  reason?: string
  blockedBy?: number[]
  evidence: { sentence: string; start: number; end: number }
  confidence: number
}

export interface ReplyReading {
  changes: TaskChange[]
  newTasks: TaskReading[]
  /** The remaining text that is neither a change nor a new task. */
  comment: string | null
  unclear: { sentence: string; reason: 'which-task' | 'not-understood'; candidates: number[] }[]
}

/** What changes a task is said in few words. */
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
  let context: number | null = input.about ?? null
  for (const sentence of splitSentences(input.text)) {
    if (sentence.text.length > LONGEST_SENTENCE) continue
    if (sentence.kind === 'greeting' || (sentence.kind === 'closing' && !/\d|\bdone\b/i.test(sentence.text)))
      continue
    for (const piece of piecesOf(sentence, listening)) {
      const understood = understand(piece.text, listening)
      const taken = understood && readPiece(piece, understood, input, context, reading)
      if (!taken) continue
      used.push(piece)
      context = taken.context ?? context
    }
  }
  addNewTasks(input, used, reading)
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
    keep(reading.changes, { task, ...understood.change, evidence, confidence: understood.confidence })
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

/** The last word on a field of a task counts. */
function keep(changes: TaskChange[], change: TaskChange): void {
  const field = (entry: TaskChange) => (entry.kind === 'block' ? 'status' : entry.kind)
  const before = changes.findIndex((entry) => entry.task === change.task && field(entry) === field(change))
  if (before >= 0) changes.splice(before, 1)
  changes.push(change)
}

/** Tasks of the remaining text; one that exists already is not made again but takes a new day or person. */
function addNewTasks(input: ReadReplyInput, used: Piece[], reading: ReplyReading): void {
  const text = masked(input.text, used)
  if (text.trim() === '') return
  for (const task of readTasks({ ...input, text, subject: '' })) {
    const words = keywordsOf(task.title, baseOfVerb)
    const known = input.openTasks.find(({ title }) => sameWork(words, keywordsOf(title, baseOfVerb)))
    if (task.act === 'question' && asksAboutKnown(task, input)) continue
    if (known && !changeKnown(known, task, reading)) continue
    used.push({ text: task.evidence.sentence, start: task.evidence.start, end: task.evidence.end })
    if (!known) reading.newTasks.push(task)
  }
}

/** "Is the deck done?": a question about work that is on the list stays a comment. */
function asksAboutKnown(task: TaskReading, { openTasks, doneTasks }: ReadReplyInput): boolean {
  const asked = keywordsOf(task.evidence.sentence, baseOfVerb)
  return [...openTasks, ...doneTasks].some(({ title }) => {
    const things = [...keywordsOf(title.replace(/^\S+/, ''), baseOfVerb)]
    return things.some((word) => asked.has(word))
  })
}

function changeKnown(known: KnownTask, task: TaskReading, { changes }: ReplyReading): boolean {
  const common = { task: known.number, evidence: task.evidence, confidence: Math.min(0.72, task.confidence) }
  const before = changes.length
  if (task.act === 'question') return false
  if (task.repeats) keep(changes, { ...common, kind: 'repeat', recurrence: task.repeats })
  if (task.dueDate !== null) keep(changes, { ...common, kind: 'due', dueDate: task.dueDate })
  const others = task.act === 'commitment' && task.assignees.some((email) => !known.assignees.includes(email))
  if (others) keep(changes, { ...common, kind: 'assign', assignees: task.assignees })
  return changes.length > before
}
