// A bottom-up chart parser: rules join neighbouring meanings to larger ones, from the right end of a text leftwards.
import type { Rule } from './rule.ts'

export interface Edge {
  category: string
  end: number
  value: unknown
}

interface Ranked<C> {
  rule: Rule<C>
  /** Earlier rules have the lower rank. */
  rank: number
}

interface RulesOfFirst<C> {
  ofOnePlace: Ranked<C>[]
  bySecond: Map<string, Ranked<C>[]>
}

/** By the name in their first place, and there by the one in their second. */
export type Grammar<C> = Map<string, RulesOfFirst<C>>

export function grammar<C>(rules: Rule<C>[][]): Grammar<C> {
  const byFirst: Grammar<C> = new Map()
  for (const [rank, rule] of rules.flat().entries()) {
    for (const first of rule.places[0] ?? []) {
      const group = byFirst.get(first) ?? { ofOnePlace: [], bySecond: new Map<string, Ranked<C>[]>() }
      byFirst.set(first, group)
      if (rule.places.length === 1) group.ofOnePlace.push({ rule, rank })
      for (const second of rule.places[1] ?? [])
        group.bySecond.set(second, [...(group.bySecond.get(second) ?? []), { rule, rank }])
    }
  }
  return byFirst
}

/** Words of the longest phrase. */
const LONGEST = 22
const MOST_ALIKE = 3
/**
 * Tries to join neighbours that a text has at hand: so many at its end, and so many more with each word, up to as
 * many as at its end. The most that a phrase was seen to take is 500 for its 15 words; only a text of nothing but
 * words of time takes more, and each of its words then costs no more than these.
 */
const TRIES = 600
const TRIES_PER_WORD = 6
/** Of those, what goes to the readings of one word. */
const MOST_TRIES = 200

/** The meanings that start at one word. */
class Cell {
  readonly start: number
  readonly edges: Edge[] = []
  readonly #byCategory = new Map<string, Edge[]>()

  constructor(start: number) {
    this.start = start
  }

  of(category: string): readonly Edge[] {
    return this.#byCategory.get(category) ?? NONE
  }

  categories(): Iterable<string> {
    return this.#byCategory.keys()
  }

  /** No other reading of this stretch in this category would be kept. */
  isFull(category: string, end: number): boolean {
    let alike = 0
    for (const other of this.of(category)) if (other.end === end && ++alike >= MOST_ALIKE) return true
    return false
  }

  /** Keeps few readings of one stretch in one category: the first made are the ones of the earlier rules. */
  add(edge: Edge): void {
    const same = this.#byCategory.get(edge.category)
    if (!same) this.#byCategory.set(edge.category, [edge])
    else {
      let alike = 0
      for (const other of same) {
        if (other.end !== edge.end) continue
        if (++alike >= MOST_ALIKE || means(other.value, edge.value)) return
      }
      same.push(edge)
    }
    this.edges.push(edge)
  }
}

/** Whether both are the same, but for their functions: of these a cycle has some, which its other fields tell. */
function means(a: unknown, b: unknown): boolean {
  if (Object.is(a, b) || typeof a === 'function') return true
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false
  const [ours, theirs] = [a as Record<string, unknown>, b as Record<string, unknown>]
  for (const key in ours) if (!means(ours[key], theirs[key])) return false
  for (const key in theirs) if (!(key in ours)) return false
  return true
}

const NONE: readonly Edge[] = []
/** Of a word that means nothing, and of the end of the text. */
const EMPTY = new Cell(-1)

/** All meanings, by the word at which they start. `words` gives what each word means by itself. */
export function parse<C>(words: Edge[][], rules: Grammar<C>, context: C): Edge[][] {
  return new Chart(words, rules, context).meanings()
}

class Chart<C> {
  readonly #words: Edge[][]
  readonly #rules: Grammar<C>
  readonly #context: C
  readonly #cells: Cell[]
  #tries = TRIES

  constructor(words: Edge[][], rules: Grammar<C>, context: C) {
    this.#words = words
    this.#rules = rules
    this.#context = context
    this.#cells = words.map(() => EMPTY)
  }

  meanings(): Edge[][] {
    for (let start = this.#words.length - 1; start >= 0; start--) {
      const own = this.#words[start] ?? []
      this.#tries = Math.min(TRIES, this.#tries + TRIES_PER_WORD)
      if (own.length > 0) this.#read(start, own)
    }
    return this.#cells.map(({ edges }) => edges)
  }

  #read(start: number, own: readonly Edge[]): void {
    const here = new Cell(start)
    for (const edge of own) here.add(edge)
    const least = Math.max(0, this.#tries - MOST_TRIES)
    for (let i = 0; i < here.edges.length && this.#tries > least; i++) {
      const edge = here.edges[i]
      if (!edge) break
      for (const { rule: one } of this.#rulesAfter(edge)) this.#extend(one, edge.end, [edge.value], here)
    }
    this.#cells[start] = here
  }

  /** Those that what follows can take further, in their order: of the hundreds of rules for a word few get so far. */
  #rulesAfter({ category, end }: Edge): readonly Ranked<C>[] {
    const group = this.#rules.get(category)
    if (!group) return []
    let fitting: readonly Ranked<C>[] = group.ofOnePlace
    for (const second of this.#cells[end]?.categories() ?? []) {
      const more = group.bySecond.get(second)
      if (more) fitting = merged(fitting, more)
    }
    return fitting
  }

  #extend(one: Rule<C>, at: number, values: unknown[], here: Cell): void {
    if (at - here.start > LONGEST || this.#tries <= 0) return
    const names = one.places[values.length]
    if (!names) return this.#make(one, at, values, here)
    const next = this.#cells[at] ?? EMPTY
    for (const name of names) {
      for (const { end, value } of next.of(name)) {
        values.push(value)
        this.#extend(one, end, values, here)
        values.pop()
      }
    }
  }

  #make(one: Rule<C>, end: number, values: readonly unknown[], here: Cell): void {
    this.#tries -= 1
    if (here.isFull(one.into, end)) return
    const given = one.slots.map((slot) => (slot < 0 ? null : values[slot]))
    const value = one.make(given, this.#context)
    if (value !== null) here.add({ category: one.into, end, value })
  }
}

/** Both in one order, each rule once. */
function merged<C>(a: readonly Ranked<C>[], b: readonly Ranked<C>[]): Ranked<C>[] {
  const all: Ranked<C>[] = []
  for (let i = 0, j = 0; i < a.length || j < b.length; ) {
    const [left, right] = [a[i], b[j]]
    if (left && (!right || left.rank <= right.rank)) {
      all.push(left)
      i += 1
      if (left.rank === right?.rank) j += 1
    } else if (right) {
      all.push(right)
      j += 1
    }
  }
  return all
}
