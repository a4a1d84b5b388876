// The other side of OwnThread: functions that a thread runs as they are asked for.
import Tinypool from 'tinypool'
import { beginCall, type ThreadSigns } from './thread-time.ts'

export type Answer = { value: unknown } | { error: unknown }

/** What a thread's file exports: the function; what it throws is told as a value, so that the thread lives on. */
export function callable<A>(run: (given: A) => unknown): (given: A) => Promise<Answer> {
  return async (given) => {
    // OwnThread gives it.
    beginCall(Tinypool.workerData as ThreadSigns)
    try {
      return { value: await run(given) }
    } catch (error) {
      return { error }
    }
  }
}
