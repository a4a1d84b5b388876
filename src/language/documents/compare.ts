// What changed between two versions of a file: lines that were added, removed or written anew; what only moved is counted apart.
import { fold } from '../fold.ts'

export interface ComparedLine {
  text: string
  part: number
  /** The heading that it stands under; empty before the first. */
  under: string
}

export interface LineChange {
  kind: 'added' | 'removed' | 'changed'
  /** What moved in it. */
  about: 'amount' | 'date' | 'text'
  title: string
  before: string | null
  after: string | null
  partBefore: number | null
  partAfter: number | null
}

export interface Comparison {
  /** Amounts and dates that moved come first. */
  changes: LineChange[]
  /** Lines that only changed their place. */
  moved: number
}

/** Of each; more is compared by what stands in both once. */
const MOST_ALIGNED = 2_000
/** Shares of words from which two lines are the same one, written anew. */
const SAME_LINE = 0.5

const keyOf = ({ text }: ComparedLine) => fold(text).replace(/\s+/g, ' ').trim()

export function compareLines(before: readonly ComparedLine[], after: readonly ComparedLine[]): Comparison {
  const [old, fresh] = [before.filter(keyOf), after.filter(keyOf)]
  const gaps = gapsBetween(old, fresh)
  const pairs = gaps.flatMap(pairsOf)
  const gone = pairs.filter(({ after: line }) => line === null)
  const come = pairs.filter(({ before: line }) => line === null)
  const moved = movedOf(gone, come)
  const changes = pairs.filter((pair) => !moved.has(pair)).map(changeOf)
  const order = { amount: 0, date: 1, text: 2 }
  return {
    changes: changes.sort((one, other) => order[one.about] - order[other.about]),
    moved: moved.size / 2,
  }
}

/** How alike two texts are as a whole, from 0 to 1: by the lines that both have. */
export function likeness(before: readonly ComparedLine[], after: readonly ComparedLine[]): number {
  const [one, other] = [new Set(before.map(keyOf)), new Set(after.map(keyOf))]
  let both = 0
  for (const key of one) if (other.has(key)) both += 1
  return both / Math.max(1, one.size + other.size - both)
}

interface Gap {
  before: ComparedLine[]
  after: ComparedLine[]
}

interface Pair {
  before: ComparedLine | null
  after: ComparedLine | null
}

/** What stands between lines that both have, in order. */
function gapsBetween(before: readonly ComparedLine[], after: readonly ComparedLine[]): Gap[] {
  const [old, fresh] = [before.map(keyOf), after.map(keyOf)]
  const gaps: Gap[] = []
  let [from, to] = [0, 0]
  const close = (oldEnd: number, freshEnd: number) => {
    if (oldEnd > from || freshEnd > to)
      gaps.push({ before: before.slice(from, oldEnd), after: after.slice(to, freshEnd) })
  }
  for (const [place, other] of aligned(old, fresh)) {
    close(place, other)
    from = place + 1
    to = other + 1
  }
  close(before.length, after.length)
  return gaps
}

/** Places of lines that are the same in both, in the order of both. */
function aligned(old: readonly string[], fresh: readonly string[]): [number, number][] {
  let start = 0
  while (start < old.length && start < fresh.length && old[start] === fresh[start]) start += 1
  let end = 0
  const most = Math.min(old.length, fresh.length) - start
  while (end < most && old[old.length - 1 - end] === fresh[fresh.length - 1 - end]) end += 1
  const inner = [old.slice(start, old.length - end), fresh.slice(start, fresh.length - end)] as const
  const isLong = inner[0].length > MOST_ALIGNED || inner[1].length > MOST_ALIGNED
  const middle = isLong ? rising(uniqueInBoth(...inner)) : longest(...inner)
  return [
    ...Array.from({ length: start }, (_, place): [number, number] => [place, place]),
    ...middle.map(([one, other]): [number, number] => [one + start, other + start]),
    ...Array.from({ length: end }, (_, place): [number, number] => [
      old.length - end + place,
      fresh.length - end + place,
    ]),
  ]
}

/** The longest common subsequence. */
function longest(old: readonly string[], fresh: readonly string[]): [number, number][] {
  const width = fresh.length + 1
  const lengths = new Uint16Array((old.length + 1) * width)
  const at = (one: number, other: number) => lengths[one * width + other] ?? 0
  for (let one = old.length - 1; one >= 0; one--)
    for (let other = fresh.length - 1; other >= 0; other--)
      lengths[one * width + other] =
        old[one] === fresh[other]
          ? at(one + 1, other + 1) + 1
          : Math.max(at(one + 1, other), at(one, other + 1))
  const found: [number, number][] = []
  let [one, other] = [0, 0]
  while (one < old.length && other < fresh.length) {
    if (old[one] === fresh[other]) found.push([one++, other++])
    else if (at(one + 1, other) >= at(one, other + 1)) one += 1
    else other += 1
  }
  return found
}

function uniqueInBoth(old: readonly string[], fresh: readonly string[]): [number, number][] {
  const once = (keys: readonly string[]) => {
    const places = new Map<string, number | null>()
    keys.forEach((key, place) => {
      places.set(key, places.has(key) ? null : place)
    })
    return places
  }
  const others = once(fresh)
  return [...once(old)].flatMap(([key, place]): [number, number][] => {
    const other = others.get(key)
    return place === null || other === null || other === undefined ? [] : [[place, other]]
  })
}

/** The longest run of pairs that rises in both, by patience. */
function rising(pairs: readonly [number, number][]): [number, number][] {
  const tails: number[] = []
  const previous: number[] = []
  pairs.forEach(([, other], index) => {
    let [low, high] = [0, tails.length]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((pairs[tails[middle] ?? 0]?.[1] ?? 0) < other) low = middle + 1
      else high = middle
    }
    previous[index] = low > 0 ? (tails[low - 1] ?? -1) : -1
    tails[low] = index
  })
  const found: [number, number][] = []
  for (let index = tails.at(-1) ?? -1; index >= 0; index = previous[index] ?? -1) {
    const pair = pairs[index]
    if (pair) found.unshift(pair)
  }
  return found
}

/** Lines of a gap that were written anew, each with the one most like it; the rest came or went. */
function pairsOf({ before, after }: Gap): Pair[] {
  const left = [...after]
  const pairs = before.map((line): Pair => {
    let [best, likest] = [-1, SAME_LINE]
    left.slice(0, 50).forEach((other, place) => {
      const alike = sharedWords(line.text, other.text)
      if (alike > likest) [best, likest] = [place, alike]
    })
    return { before: line, after: best < 0 ? null : (left.splice(best, 1)[0] ?? null) }
  })
  return [...pairs, ...left.map((line): Pair => ({ before: null, after: line }))]
}

function sharedWords(one: string, other: string): number {
  const words = (text: string) => new Set(fold(text.slice(0, 2_000)).match(/[\p{L}\p{N}]{1,40}/gu) ?? [])
  const [ones, others] = [words(one), words(other)]
  let both = 0
  for (const word of ones) if (others.has(word)) both += 1
  return (2 * both) / Math.max(1, ones.size + others.size)
}

/** What went at one place and came at another, word for word: both ends of it. */
function movedOf(gone: readonly Pair[], come: readonly Pair[]): Set<Pair> {
  const moved = new Set<Pair>()
  const arrived = new Map<string, Pair[]>()
  for (const pair of come)
    if (pair.after) arrived.set(keyOf(pair.after), [...(arrived.get(keyOf(pair.after)) ?? []), pair])
  for (const pair of gone) {
    const other = pair.before && arrived.get(keyOf(pair.before))?.pop()
    if (other) moved.add(pair).add(other)
  }
  return moved
}

const DATE =
  /\b\d{4}-\d\d(?:-\d\d)?\b|\b\d{1,2}[./]\s?\d{1,2}[./]\s?\d{2,4}\b|\b\d{1,2}\.? \p{L}{3,10} \d{4}\b|\b\p{L}{3,10} \d{1,2}, \d{4}\b/gu
const NUMBER = /\d(?:[.,' ]?\d){0,20}/g

function changeOf({ before, after }: Pair): LineChange {
  return {
    kind: before === null ? 'added' : after === null ? 'removed' : 'changed',
    about: aboutOf(before?.text ?? '', after?.text ?? ''),
    title: (after ?? before)?.under ?? '',
    ...{ before: before?.text ?? null, after: after?.text ?? null },
    ...{ partBefore: before?.part ?? null, partAfter: after?.part ?? null },
  }
}

/** Only where a day or a number is other in a line that both have: what is all new is a text. */
function aboutOf(before: string, after: string): LineChange['about'] {
  if (before === '' || after === '') return 'text'
  const dates = (text: string) => (text.match(DATE) ?? []).join(' ')
  const numbers = (text: string) => (text.replace(DATE, ' ').match(NUMBER) ?? []).join(' ')
  if (numbers(before) !== numbers(after)) return 'amount'
  return dates(before) === dates(after) ? 'text' : 'date'
}
