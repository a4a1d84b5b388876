// The events of one transaction, sorted by what they tell.
import type { LiveEvent } from '../../kit/events.ts'
import { type Action, type ActionType, actions } from './action.ts'

export interface Ledger {
  all<T extends ActionType>(type: T): Action<T>[]
  /** Everybody whose screens hear of it, blockers of the sender left out (SET-20). */
  readers: ReadonlySet<number>
}

/**
 * Reads with the schemas of `actions`, each event once at most. One that does not fit its schema is a fault of ours:
 * it is given to `odd` and left out, since the action itself must not be lost with it.
 */
export function ledgerOf(events: readonly LiveEvent[], odd: (type: string) => void): Ledger {
  const read = <T extends ActionType>(wanted: T): Action<T>[] =>
    events
      .filter((event) => event.type === wanted)
      .flatMap(({ type, payload, companyId, userIds }) => {
        const parsed = actions[wanted].safeParse(payload)
        if (!parsed.success) odd(type)
        return parsed.success ? [{ ...(parsed.data as Action<T>), companyId, userIds }] : []
      })
  const known = new Map<ActionType, unknown>()
  const all = <T extends ActionType>(wanted: T): Action<T>[] => {
    if (!known.has(wanted)) known.set(wanted, read(wanted))
    return known.get(wanted) as Action<T>[]
  }
  return { all, readers: new Set(events.flatMap((event) => event.userIds)) }
}
