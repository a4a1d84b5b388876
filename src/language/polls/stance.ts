// What a phrase says: yes, if need be, or no.

import type { PollClass } from '../lexicon/poll-words.ts'
import type { Item } from './items.ts'

export type Stance = 'yes' | 'maybe' | 'no'

/** Words between a negation and what it turns. */
const REACH = 5

/** "not good" is no, "not bad" yes; a negation alone is no. */
export function stanceAt(items: readonly Item[], at: number): { stance: Stance; to: number } | null {
  const classes = items[at]?.classes
  if (!classes) return null
  if (classes.has('maybe')) return { stance: 'maybe', to: at + 1 }
  const isNot = classes.has('not')
  if (isNot || classes.has('no')) {
    for (let next = at + 1; next <= at + REACH && next < items.length; next++) {
      const item = items[next]
      if (!item || item.mention || item.kind === 'soft' || item.kind === 'hard' || item.classes.has('and'))
        break
      if (item.classes.has('maybe')) break
      if (item.classes.has('yes')) return { stance: 'no', to: next + 1 }
      if (item.classes.has('no') && isNot && !item.classes.has('not'))
        return { stance: isDenial(items[at]) ? 'no' : 'yes', to: next + 1 }
    }
    return { stance: 'no', to: at + 1 }
  }
  if (!classes.has('yes')) return null
  return turnedBehind(items, at) ?? { stance: 'yes', to: at + 1 }
}

/** "No, I can't": the second says it again. */
const isDenial = (item: Item | undefined): boolean => item?.classes.has('no') ?? false

/** "passt nicht", "kan ik niet", "ginge notfalls": what turns the verb stands behind it. */
function turnedBehind(items: readonly Item[], at: number): { stance: Stance; to: number } | null {
  for (let next = at + 1; next <= at + 4 && next < items.length; next++) {
    const item = items[next]
    if (!item || item.mention || item.kind === 'soft' || item.kind === 'hard' || item.classes.has('and'))
      return null
    if (['but', 'because', 'rest', 'otherwise'].some((name) => item.classes.has(name as PollClass)))
      return null
    if (item.classes.has('not') || (item.classes.has('no') && !item.classes.has('yes')))
      return { stance: 'no', to: next + 1 }
    if (item.classes.has('maybe')) return { stance: 'maybe', to: next + 1 }
  }
  return null
}
