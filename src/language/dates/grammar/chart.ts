// A bottom-up chart parser: typed rules over words join neighbours to larger meanings, from the right end leftwards.

/** A kind of meaning; the type parameter is the shape of its value. */
export interface Category<T> {
  readonly name: string
  /** Only the type of the values; never set. */
  readonly of?: T
}

export interface Optional<T> {
  readonly optional: Category<T>
}

/** A word class, or several of which one must stand ('of|in'), optional with '?' ('the?'). */
type Part = string | Category<unknown> | Optional<unknown>

type ValueOf<P> = P extends Optional<infer T> ? T | null : P extends Category<infer T> ? T : string | null
export type Values<P extends readonly Part[]> = { [K in keyof P]: ValueOf<P[K]> }

export interface Rule<C> {
  /** The names each place may have. */
  places: string[][]
  /** For each value that `make` expects: the place that fills it, or -1. */
  slots: number[]
  into: string
  make(values: unknown[], context: C): unknown
}

export interface Edge {
  category: string
  end: number
  value: unknown
}

export function category<T>(name: string): Category<T> {
  return { name }
}

export function maybe<T>(of: Category<T>): Optional<T> {
  return { optional: of }
}

/** A rule; `make` gives null where the parts do not fit. Optional parts become one rule for each choice. */
export function rule<const P extends readonly Part[], T, C>(
  pattern: P,
  into: Category<T>,
  make: (values: Values<P>, context: C) => T | null,
): Rule<C>[] {
  let variants: { places: string[][]; slots: number[] }[] = [{ places: [], slots: [] }]
  for (const part of pattern) {
    const { names, optional } = namesOf(part)
    variants = variants.flatMap(({ places, slots }) => {
      const taken = { places: [...places, names], slots: [...slots, places.length] }
      return optional ? [taken, { places, slots: [...slots, -1] }] : [taken]
    })
  }
  return variants
    .filter((variant) => variant.places.length > 0)
    .map((variant) => ({ ...variant, into: into.name, make: make as Rule<C>['make'] }))
}

function namesOf(part: Part): { names: string[]; optional: boolean } {
  if (typeof part !== 'string') {
    return 'optional' in part
      ? { names: [part.optional.name], optional: true }
      : { names: [part.name], optional: false }
  }
  const optional = part.endsWith('?')
  return { names: (optional ? part.slice(0, -1) : part).split('|'), optional }
}

export type Grammar<C> = Map<string, Rule<C>[]>

export function grammar<C>(rules: Rule<C>[][]): Grammar<C> {
  const byFirst: Grammar<C> = new Map()
  for (const one of rules.flat()) {
    for (const name of one.places[0] ?? []) byFirst.set(name, [...(byFirst.get(name) ?? []), one])
  }
  return byFirst
}

/** Bounds that keep the work linear in the number of words, however ambiguous they are. */
const LONGEST = 22
const MOST_ALIKE = 3
const MOST_EDGES = 400

/** All meanings, by the word at which they start. `words` gives what each word means by itself. */
export function parse<C>(words: Edge[][], rules: Grammar<C>, context: C): Edge[][] {
  const chart: Edge[][] = words.map(() => [])
  const kinds: ReadonlySet<string>[] = words.map(() => NONE)
  for (let start = words.length - 1; start >= 0; start--) {
    const here: Edge[] = []
    chart[start] = here
    for (const edge of words[start] ?? []) add(here, edge)
    for (let i = 0; i < here.length && here.length < MOST_EDGES; i++) {
      const edge = here[i]
      if (!edge) break
      const next = kinds[edge.end] ?? NONE
      for (const one of rules.get(edge.category) ?? [])
        if (goesOn(one, next)) extend(one, 1, edge.end, [edge.value], start, chart, here, context)
    }
    if (here.length > 0) kinds[start] = new Set(here.map(({ category }) => category))
  }
  return chart
}

const NONE: ReadonlySet<string> = new Set()

/** Whether what follows can fill the second place: of the hundreds of rules for a word few get so far. */
function goesOn<C>({ places }: Rule<C>, next: ReadonlySet<string>): boolean {
  const names = places[1]
  if (!names) return true
  for (const name of names) if (next.has(name)) return true
  return false
}

function extend<C>(
  one: Rule<C>,
  place: number,
  at: number,
  values: unknown[],
  start: number,
  chart: Edge[][],
  here: Edge[],
  context: C,
): void {
  if (at - start > LONGEST) return
  const names = one.places[place]
  if (!names) {
    const value = one.make(
      one.slots.map((slot) => (slot < 0 ? null : values[slot])),
      context,
    )
    if (value !== null) add(here, { category: one.into, end: at, value })
    return
  }
  for (const next of chart[at] ?? []) {
    if (names.includes(next.category))
      extend(one, place + 1, next.end, [...values, next.value], start, chart, here, context)
  }
}

/** Keeps few readings of one stretch in one category: the first made are the ones of the earlier rules. */
function add(here: Edge[], edge: Edge): void {
  let alike = 0
  let key: string | null = null
  for (const other of here) {
    if (other.category !== edge.category || other.end !== edge.end) continue
    key ??= JSON.stringify(edge.value)
    if (++alike >= MOST_ALIKE || JSON.stringify(other.value) === key) return
  }
  here.push(edge)
}
