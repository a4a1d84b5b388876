// Work on the text of files for a screen, which waits for an answer: where it takes too long, that is the answer.
import { AppError } from '../../kit/errors.ts'
import { inTurn } from '../../kit/in-turn.ts'
import { TookTooMuch } from '../../kit/own-thread.ts'
import { NotNow } from '../../kit/thread-pool.ts'

/** Throws conflict for a text that takes too long, and unavailable while others come first for seconds. */
export async function workedOut<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await inTurn(act)
  } catch (error) {
    if (error instanceof TookTooMuch)
      throw new AppError('conflict', 'The file is too long for this', { reason: 'too_long' })
    if (error instanceof NotNow)
      throw new AppError('unavailable', 'Other files are being read. Please try again in a minute', {
        reason: 'busy',
      })
    throw error
  }
}
