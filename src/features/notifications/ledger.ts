// The events of one transaction, sorted by what they tell.
import type { LiveEvent } from '../../kit/events.ts'
import { type Deed, type DeedType, deeds } from './deed.ts'

export interface Ledger {
  all<T extends DeedType>(type: T): Deed<T>[]
  /** Everybody whose screens hear of it, blockers of the sender left out (SET-20). */
  readers: ReadonlySet<number>
}

/**
 * Reads with the schemas of `deeds`, each event once at most. One that does not fit its schema is a fault of ours:
 * it is given to `odd` and left out, since the deed itself must not be lost with it.
 */
export function ledgerOf(events: readonly LiveEvent[], odd: (type: string) => void): Ledger {
  const read = <T extends DeedType>(wanted: T): Deed<T>[] =>
    events
      .filter((event) => event.type === wanted)
      .flatMap(({ type, payload, companyId, userIds }) => {
        const parsed = deeds[wanted].safeParse(payload)
        if (!parsed.success) odd(type)
        return parsed.success ? [{ ...(parsed.data as Deed<T>), companyId, userIds }] : []
      })
  const known = new Map<DeedType, unknown>()
  const all = <T extends DeedType>(wanted: T): Deed<T>[] => {
    if (!known.has(wanted)) known.set(wanted, read(wanted))
    return known.get(wanted) as Deed<T>[]
  }
  return { all, readers: new Set(events.flatMap((event) => event.userIds)) }
}
