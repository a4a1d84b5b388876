// "Soup, else stew", "soup, but if there is none, stew": the first is the choice, and the rest a remark.
import type { Item } from './items.ts'

const SOLD_OUT =
  /^(?:out|gone|finished|sold|aus|ausverkauft|alle|plus|epuise|agotado|acabado|finito|esaurito|op|uitverkocht|acabou|esgotado)$/

/** What is said up to the second choice; null where none is named behind the first. */
export function firstChoice(items: readonly Item[]): readonly Item[] | null {
  const first = items.findIndex(({ mention }) => mention !== null)
  if (first < 0) return null
  const cut = items.findIndex((_, at) => at > first && opensSecond(items, at))
  if (cut < 0 || !items.slice(cut).some(({ mention }) => mention !== null)) return null
  const isOrdered = items.slice(0, cut).some(({ classes }) => classes.has('condition'))
  return isOrdered ? null : items.slice(0, cut)
}

/** "else", or a condition that the first is not to be had. */
function opensSecond(items: readonly Item[], at: number): boolean {
  const item = items[at]
  if (item?.kind !== 'words') return false
  if (item.classes.has('otherwise')) return true
  if (!item.classes.has('condition') || item.classes.has('maybe')) return false
  const end = items.findIndex(
    ({ kind, mention }, place) => place > at && (kind === 'hard' || mention !== null),
  )
  const words = items.slice(at + 1, end < 0 ? items.length : end)
  if (words.some(({ classes }) => classes.has('otherwise') && !classes.has('rest'))) return false
  return words.some(
    ({ classes, text }) =>
      classes.has('not') || classes.has('none') || classes.has('no') || SOLD_OUT.test(text),
  )
}
