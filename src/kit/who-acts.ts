// Who acts in the call that is being answered, so that the database can say so of all that it writes down of it.
import { AsyncLocalStorage } from 'node:async_hooks'

export interface Act {
  /** Null where nobody is signed in. */
  userId: number | null
  via: 'browser' | 'token' | 'command'
  at: Date
}

const acts = new AsyncLocalStorage<Act>()

/** Runs `run` as what somebody does. */
export function actingFor<T>(act: Act, run: () => T): T {
  return acts.run(act, run)
}

/** Null in what the product does by itself: mails, jobs and sweeps. */
export function actInProgress(): Act | null {
  return acts.getStore() ?? null
}
