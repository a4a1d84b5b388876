// The new tasks of a reply: what is left once its changes are read, and is not about a task that is there.

import { keywordsOf } from '../keywords.ts'
import { baseOfVerb } from '../lexicon/en/verbs.ts'
import { masked, type Piece } from '../reply-pieces.ts'
import type { KnownTask } from '../task-match.ts'
import { sameWork } from '../task-merge.ts'
import type { TaskReading } from '../task-reading.ts'
import { readTasks } from '../tasks/read.ts'
import type { TaskChange } from './changes.ts'
import type { ReadReplyInput } from './input.ts'
import type { JudgedReply } from './judged-reply.ts'
import { keep } from './kept-changes.ts'

interface Reading {
  changes: TaskChange[]
  newTasks: TaskReading[]
}

/** Tasks of the remaining text; one that exists already is not made again but takes a new day or person. */
export function addNewTasks(
  input: ReadReplyInput,
  used: Piece[],
  reading: Reading,
  judged: Pick<JudgedReply, 'isAboutKnown' | 'isOwnQuestion'>,
): void {
  const text = masked(input.text, used)
  if (text.trim() === '') return
  for (const task of readTasks({ ...input, text, subject: '', inReply: true })) {
    const { start, end } = task.clause
    if (judged.isOwnQuestion(start, end)) continue
    const words = keywordsOf(task.title, baseOfVerb)
    const known = input.openTasks.find(({ title }) => sameWork(words, keywordsOf(title, baseOfVerb)))
    if (known && !changeKnown(known, task, reading)) continue
    if (!known && !isBeside(task) && judged.isAboutKnown(start, end)) continue
    used.push({ text: input.text.slice(start, end), start, end })
    if (!known) reading.newTasks.push(task)
  }
}

/** "Please also wrap the parcel": beside what is there, whatever it has in common with it. */
const isBeside = ({ evidence }: TaskReading) =>
  /(?:^|[^\p{L}])(?:also|as well|auch noch|au(?:ss|ß)erdem|aussi|también|anche|ook)(?![\p{L}])/iu.test(
    evidence.sentence,
  )

function changeKnown(known: KnownTask, task: TaskReading, { changes }: Reading): boolean {
  const common = { task: known.number, evidence: task.evidence, confidence: Math.min(0.72, task.confidence) }
  const before = changes.length
  if (task.repeats) keep(changes, { ...common, kind: 'repeat', recurrence: task.repeats })
  if (task.dueDate !== null) keep(changes, { ...common, kind: 'due', dueDate: task.dueDate })
  const others = task.act === 'commitment' && task.assignees.some((email) => !known.assignees.includes(email))
  if (others) keep(changes, { ...common, kind: 'assign', assignees: task.assignees })
  return changes.length > before
}
