// The words and names that stand behind a phrase of a rule: "from Ann, Bo or Cy".

import type { Cue } from '../lexicon/rule-words.ts'
import type { Item } from './cues.ts'

export interface Slot {
  values: string[]
  items: Item[]
  next: number
}

/** What may stand between a phrase and its words. */
const SKIPPED: ReadonlySet<Cue | null> = new Set<Cue>(['noise', 'anybody', 'consequence'])
/** A name in front of these does something of its own: "roofs, Ben takes them" is no list. */
const CLAIMS: ReadonlySet<Cue | null> = new Set<Cue>(['takes', 'writes', 'covers', 'mine', 'own', 'goes'])

/** A number before these says how long, not what. */
const TIMED: ReadonlySet<Cue | null> = new Set<Cue>(['day', 'week', 'workday', 'digest'])

export const isTimed = (item: Item | undefined): boolean => TIMED.has(item?.cue ?? null)

export const isFiller = (item: Item | undefined): boolean => item?.cue === 'noise'

const isOwn = (item: Item | undefined): boolean =>
  item !== undefined && item.kind !== 'mark' && (item.cue === null || item.cue === 'number')

export function pastFillers(items: readonly Item[], at: number): number {
  let next = at
  while (isFiller(items[next])) next++
  return next
}

export function pastMarks(items: readonly Item[], at: number): number {
  let next = at
  while (items[next]?.kind === 'mark' && [':', '=', '('].includes(items[next]?.text ?? '')) next++
  return next
}

function pastSkipped(items: readonly Item[], at: number): number {
  let next = at
  while (SKIPPED.has(items[next]?.cue ?? null)) next++
  return next
}

/** Parted by "or", "and" and commas of a list; what only says "the" is left out at both ends. */
export function slotAt(items: readonly Item[], from: number): Slot {
  const slot: Slot = { values: [], items: [], next: from }
  let words: Item[] = []
  const close = () => {
    while (isFiller(words.at(-1))) words.pop()
    if (words.length > 0) {
      slot.values.push(words.map(({ written }) => written).join(' '))
      slot.items.push(...words)
    }
    words = []
  }
  for (let at = pastSkipped(items, from); at < items.length; at++) {
    const item = items[at]
    if (!item) break
    if (item.cue === 'number' && isTimed(items[at + 1])) break
    if (isOwn(item)) {
      // A quoted name and an address are whole by themselves.
      if (item.kind !== 'word') close()
      words.push(item)
      if (item.kind !== 'word') close()
      slot.next = at + 1
    } else if (words.length > 0 && item.isLink && isWordNext(items, at + 1)) words.push(item)
    else if ((words.length > 0 || slot.values.length > 0) && isListed(items, at)) {
      close()
      at = pastSkipped(items, at + 1) - 1
    } else break
  }
  close()
  return slot
}

function isWordNext(items: readonly Item[], at: number): boolean {
  let next = at
  while (items[next]?.isLink) next++
  const item = items[next]
  return isOwn(item) && item?.kind === 'word'
}

/** "or", "and", or a comma of a list that ends in one of them, behind which more of the same stands. */
function isListed(items: readonly Item[], at: number): boolean {
  const item = items[at]
  const parts = item?.cue === 'or' || item?.cue === 'and'
  if (!parts && item?.text !== ',') return false
  let next = pastSkipped(items, at + 1)
  if (!isOwn(items[next])) return parts && items[next]?.cue === null && items[next]?.kind !== 'mark'
  if (parts) return !CLAIMS.has(items[endOfWords(items, next)]?.cue ?? null)
  for (;;) {
    next = endOfWords(items, next)
    const behind = items[next]
    const isLast = behind?.cue === 'or' || behind?.cue === 'and'
    if (!isLast && behind?.text !== ',') return false
    next = pastSkipped(items, next + 1)
    if (!isOwn(items[next])) return false
    if (isLast) return !CLAIMS.has(items[endOfWords(items, next)]?.cue ?? null)
  }
}

function endOfWords(items: readonly Item[], at: number): number {
  let next = at
  while (isOwn(items[next]) || (items[next]?.isLink && isWordNext(items, next + 1))) next++
  return next
}
