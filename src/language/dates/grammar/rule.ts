// The notation of the grammar: typed rules that join meanings standing beside each other to a larger one.

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
