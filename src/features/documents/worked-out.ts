// Work on the text of files for a screen, which waits for an answer: where it takes too long, that is the answer.
import { AppError } from '../../kit/errors.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { NotNow } from '../../kit/thread-pool.ts'

const PATIENCE = 5
const PAUSE_MS = 1_000

/** Throws conflict for a text that takes too long, and unavailable while others come first for seconds. */
export async function workedOut<T>(act: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await act()
    } catch (error) {
      if (error instanceof TookTooMuch)
        throw new AppError('conflict', 'The file is too long for this', { reason: 'too_long' })
      if (!(error instanceof NotNow)) throw error
      if (tries >= PATIENCE)
        throw new AppError('unavailable', 'Other files are being read. Please try again in a minute', {
          reason: 'busy',
        })
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    }
  }
}
