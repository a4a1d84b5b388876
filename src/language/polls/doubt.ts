// Looks again at options that are only named: where others have their words, a name alone says too little.

import type { PollClass } from '../lexicon/poll-words.ts'
import type { Item, Reading } from './items.ts'
import { type Judged, NOBODY } from './judged.ts'

interface Part {
  items: Item[]
  /** "Any day but Friday": the part stands against the one before it. */
  isAgainst: boolean
}

const SAYS: readonly PollClass[] = [
  'yes',
  'no',
  'maybe',
  'rather',
  'only',
  'none',
  'not',
  'also',
  'busy',
  'away',
  'always',
  'all',
]

/** With those marked that cannot be counted. */
export function doubted(items: readonly Item[], judged: readonly Judged[], { poll }: Reading): Judged[] {
  if (poll.kind === 'ranked') return items.some(compares) ? judged.map((one) => vague(one)) : [...judged]
  const parts = partsOf(items)
  const named = parts.filter((part) => part.items.some(({ mention }) => mention !== null))
  const unknown = named.some(joinsUnknown) ? [NOBODY] : []
  const checked = judged.map((one) => {
    const part = named.find(({ items: own }) => own.some(({ start }) => start === one.start))
    if (!part || one.whole !== null || part.items.some(judges)) return one
    const strange = part.items.filter(isStrange).length
    // "I am away on Monday, back on Tuesday": what is said ahead need not reach so far.
    if (one.stance === 'no') return strange > 0 ? vague(one) : one
    if (one.stance !== null) return one
    return strange > 0 || part.isAgainst ? vague(one) : one
  })
  return [...checked, ...unknown]
}

const vague = (one: Judged): Judged => ({ ...one, stance: null, isVague: true })
const compares = ({ kind, classes }: Item) => kind === 'words' && classes.has('compares')
const judges = ({ kind, classes }: Item) => kind === 'words' && SAYS.some((name) => classes.has(name))
const isStrange = ({ kind, text }: Item) => kind === 'other' && /^\p{L}{4}/u.test(text)

function partsOf(items: readonly Item[]): Part[] {
  const parts: Part[] = [{ items: [], isAgainst: false }]
  for (const item of items) {
    const isBut = item.kind === 'words' && item.classes.has('but') && !item.classes.has('maybe')
    const hasNamed = parts.at(-1)?.items.some(({ mention }) => mention !== null) ?? false
    if (item.kind === 'hard' || item.kind === 'soft' || isBut)
      parts.push({ items: [], isAgainst: isBut && hasNamed })
    else parts.at(-1)?.items.push(item)
  }
  return parts
}

/** "The kitchen and the attic", where there is no attic among the options. */
function joinsUnknown({ items }: Part): boolean {
  return items.some((item, at) => {
    if (item.kind !== 'words' || !(item.classes.has('and') || item.classes.has('or'))) return false
    if (!items[at - 1]?.mention) return false
    const rest = items.slice(at + 1).filter(({ classes }) => !classes.has('article'))
    const [first, ...behind] = rest
    return first !== undefined && isStrange(first) && behind.every(({ classes }) => classes.has('please'))
  })
}
