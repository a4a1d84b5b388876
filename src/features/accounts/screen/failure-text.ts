// What an account screen says of a failed call (ERR-02 to ERR-05).
import { RequestError } from '../../../ui/request.ts'

/** The server's words, else those of the act; for a server that was not reached, what is true of any. */
export function failureText(
  error: Error | null,
  ofTheAct: string,
  ofNoAnswer = 'An error occurred. Please try again.',
): string | null {
  if (error === null) return null
  return error instanceof RequestError ? (error.userMessage ?? ofTheAct) : ofNoAnswer
}
