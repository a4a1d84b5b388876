// Finds a condition or an explanation in a reply: "yes, only if Anna comes".
import { trimMarks } from '../trim.ts'
import type { Item } from './items.ts'
import { stanceAt } from './stance.ts'

export interface Cut {
  items: Item[]
  /** Word for word. */
  conditions: string[]
  reasons: string[]
}

const MARKS = /[\s,;:.!()\u2013\u2014-]/

/** The items without what stands in a condition or a reason. */
export function withoutRemarks(items: readonly Item[], text: string): Cut {
  const cut: Cut = { items: [], conditions: [], reasons: [] }
  for (let at = 0; at < items.length; ) {
    const item = items[at]
    if (!item) break
    const isCondition =
      item.kind === 'words' &&
      item.classes.has('condition') &&
      !item.classes.has('maybe') &&
      !isBareYes(items, at, text)
    const isReason = item.kind === 'words' && item.classes.has('because')
    if (!isCondition && !isReason) {
      cut.items.push(item)
      at++
      continue
    }
    const from = isCondition && isOnly(cut.items.at(-1)) ? (cut.items.pop() ?? item) : item
    const to = endOfClause(items, at, cut.items)
    const last = items[to - 1] ?? item
    const words = trimMarks(text.slice(from.start, last.end), MARKS)
    ;(isCondition ? cut.conditions : cut.reasons).push(words)
    at = to
  }
  return cut
}

/** "Sí" and "sì" are "if" as well, which has something behind it and no accent. */
function isBareYes(items: readonly Item[], at: number, text: string): boolean {
  const [item, next] = [items[at], items[at + 1]]
  if (!item?.classes.has('yes')) return false
  if (/[íì]/i.test(text.slice(item.start, item.end))) return true
  return !next || next.kind === 'hard' || next.kind === 'soft' || next.classes.has('and')
}

const isOnly = (item: Item | undefined): boolean => item?.kind === 'words' && item.classes.has('only')

/** At the end of the sentence, or where a part begins that names or judges again. */
function endOfClause(items: readonly Item[], from: number, before: readonly Item[]): number {
  const prior = before.findLast(({ kind }) => kind !== 'other')
  const isFirst = prior === undefined || prior.kind === 'hard'
  for (let at = from + 1; at < items.length; at++) {
    const item = items[at]
    if (item?.kind === 'hard') return at
    // "As long as it stays short: yes"
    if (isFirst && item?.text === ':') return at
    if (item?.kind === 'soft' && (isFirst || judgesAgain(items, at + 1))) return at
  }
  return items.length
}

/** An option with its answer before the next mark. */
function judgesAgain(items: readonly Item[], from: number): boolean {
  let hasOption = false
  let hasStance = false
  for (let at = from; at < items.length; at++) {
    const item = items[at]
    if (!item || item.kind === 'hard' || item.kind === 'soft') break
    hasOption ||= item.mention !== null || item.classes.has('rest')
    hasStance ||= stanceAt(items, at) !== null
  }
  return hasOption && hasStance
}
