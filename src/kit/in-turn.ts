// Waits for its turn in the threads: while calls of others come first it is asked for again, a few times.
import { NotNow } from './thread-pool.ts'

const TRIES = 5
const PAUSE_MS = 1_000

/** @throws {NotNow} where it has no turn for seconds, or what it throws itself. */
export async function inTurn<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof NotNow) || tries >= TRIES) throw error
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
