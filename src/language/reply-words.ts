// Reads a short sentence of a reply by its words alone: what it changes, and how it names the task.
import { matchesOf } from './matches.ts'
import type { TaskChange } from './replies/changes.ts'
import type { ReadReplyInput } from './replies/input.ts'
import { type Approval, asksForApproval, readApproval } from './reply-approval.ts'
import { type FieldContext, readField } from './reply-change.ts'
import type { Piece } from './reply-pieces.ts'
import { readStatus } from './reply-status.ts'
import type { Sentence } from './sentences.ts'
import type { Target } from './task-match.ts'

export interface Understood {
  target: Target
  confidence: number
  /** What the sentence changes; null when it asks for something that a mail cannot do. */
  change: Omit<TaskChange, 'task' | 'evidence' | 'confidence'> | null
  reopens: boolean
}

/** What each sentence of a reply is read with. */
export interface Listening {
  /** Some open task waits for an approval. */
  isApprovalWanted: boolean
  context: FieldContext
}

export function listeningFor(input: ReadReplyInput): Listening {
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

const JOINT =
  /(?:[;,]|,? (?:and|but|so|while|und|et|y)|\.{2,3}| [-–—])\s+(?=(?:(?:task |#|no\.? ?)?\d{1,5} (?:is|are|was|has|can|to|in|needs|done|takes|started|blocked|waits|depends|still|ist|est|esta)\b|(?:i |we )?need (?:until|till)\b|(?:the|our|my) [\p{L}\p{N}-]+(?: [\p{L}\p{N}-]+){0,3} (?:is|are|was|were|has|have)\b|(?:please )?(?:push|move|postpone|assign|reopen|rename|(?:give|grant) (?:me|us) (?:until|till|time))\b|I(?:['’]ll| will|['’]m| am|['’]ve| have)\b|@?\p{Lu}[\p{L}'’-]+ (?:takes|will take|can take|will do)\b|(?:started|working) on\b|can (?:we|you)\b))/gu

/** A sentence as a whole where it reads as one change ("1 and 3 are done"), else cut at its joints. */
export function piecesOf(sentence: Sentence, listening: Listening): Piece[] {
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

export function understand(text: string, { isApprovalWanted, context }: Listening): Understood | null {
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
