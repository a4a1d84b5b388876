// Puts what a reply states plainly into what was read of it, in place of whatever else was made of the same words.
import type { Piece } from '../reply-pieces.ts'
import type { TaskChange } from './changes.ts'
import type { JudgedReply } from './judged-reply.ts'
import { fieldOf } from './kept-changes.ts'

interface Reading {
  changes: TaskChange[]
  unclear: { sentence: string; reason: 'which-task' | 'not-understood'; candidates: number[] }[]
}

export const overlaps = (one: { start: number; end: number }, other: { start: number; end: number }) =>
  one.start < other.end && one.end > other.start

export function replaceBy(acts: readonly TaskChange[], used: Piece[], reading: Reading): void {
  const isReplaced = (one: { start: number; end: number }) =>
    acts.some(({ evidence }) => overlaps(one, evidence))
  reading.changes = reading.changes.filter(({ evidence }) => !isReplaced(evidence))
  reading.unclear = reading.unclear.filter(
    (one) => !acts.some(({ evidence: { sentence } }) => sentence.includes(one.sentence)),
  )
  for (const act of acts) {
    const { sentence, start, end } = act.evidence
    reading.changes.push(act)
    used.push({ text: sentence, start, end })
  }
}

/** A proposal counts where nothing was made of its words, and of its task. */
export const isTaken = (one: TaskChange, used: readonly Piece[], { changes }: Reading): boolean =>
  used.some((piece) => overlaps(piece, one.evidence)) ||
  changes.some((change) => change.task === one.task && fieldOf(change) === fieldOf(one))

/** What is stated of one task or another is asked; of what is settled nothing is. */
export function settle(
  { asks, settled }: JudgedReply['stated'],
  used: Piece[],
  reading: Reading,
  candidates: number[],
): void {
  for (const { sentence, start, end } of [...asks, ...settled]) {
    reading.changes = reading.changes.filter(({ evidence }) => !overlaps(evidence, { start, end }))
    reading.unclear = reading.unclear.filter((one) => !sentence.includes(one.sentence))
    used.push({ text: sentence, start, end })
  }
  for (const { sentence } of asks) reading.unclear.push({ sentence, reason: 'which-task', candidates })
}
