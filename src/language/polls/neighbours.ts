// What an item of a ballot has around it: whether an option follows, and where its part of the sentence ends.
import type { Item } from './items.ts'

/** Items that an option may be away and still follow soon. */
const SOON = 4

/** Nothing of its part follows. */
export function isLast(items: readonly Item[], at: number): boolean {
  const next = items[at + 1]
  return !next || next.kind === 'hard' || next.kind === 'soft' || next.text === '\n'
}

/** An option follows with nothing but small words before it. */
export function namesSoon(items: readonly Item[], at: number): boolean {
  for (const item of items.slice(Math.max(0, at + 1), at + 1 + SOON)) {
    if (item.mention) return true
    if (item.kind === 'soft' || item.kind === 'hard' || item.classes.has('except')) return false
  }
  return false
}

/** An option follows in the same part. */
export function namesLater(items: readonly Item[], at: number): boolean {
  return restOfPart(items, at).some(
    ({ mention, classes }) => mention !== null || classes.has('rest') || classes.has('all'),
  )
}

/** "I can do Monday not", "Great, Monday is bad for me", but not "a pizza with no olives". */
export function refusesAtEnd(items: readonly Item[], at: number): boolean {
  const { classes } = items[at] ?? { classes: new Set() }
  if (classes.has('except') || namesLater(items, at)) return false
  return (
    (classes.has('no') || classes.has('not')) && restOfPart(items, at).every(({ kind }) => kind === 'words')
  )
}

function restOfPart(items: readonly Item[], at: number): readonly Item[] {
  const end = items.findIndex(({ kind }, place) => place > at && (kind === 'hard' || kind === 'soft'))
  return items.slice(at + 1, end < 0 ? items.length : end)
}

export const isJoint = ({ kind, classes }: Item): boolean =>
  kind === 'words' && (classes.has('and') || classes.has('or'))

/** "The first two", "1-3": one more would have been counted along. */
export const isCounted = ({ mention }: Item): boolean =>
  mention?.how === 'number' && mention.positions.length > 1

export const isBut = ({ kind, classes }: Item): boolean =>
  kind === 'words' && classes.has('but') && !classes.has('except') && !classes.has('maybe')
