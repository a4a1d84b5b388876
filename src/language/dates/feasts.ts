// The holidays that can be named in a date, under all their names.
import type { Cycle } from './cycle.ts'
import { christianFeasts } from './feasts/christian.ts'
import { civicFeasts } from './feasts/civic.ts'
import { feastCycle, namesOf } from './feasts/feast.ts'
import { lunarFeasts } from './feasts/lunar.ts'

const FEASTS = [...civicFeasts, ...christianFeasts, ...lunarFeasts]

interface NamedFeast {
  name: string
  cycle: Cycle
}

/** English names, which every language knows, and those of another language by the English name. */
export function feastEdges(local: Record<string, string>): NamedFeast[] {
  const found: NamedFeast[] = []
  for (const feast of FEASTS) {
    const cycle = feastCycle(feast)
    for (const name of namesOf(feast)) {
      found.push({ name, cycle })
      const names = local[name]
      if (names) for (const other of names.split('|')) found.push({ name: other, cycle })
    }
  }
  return found
}
