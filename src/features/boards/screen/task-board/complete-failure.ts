// What is said when the personal board could not write a task.
import { failureWords, RequestError } from '../../../../ui/request.ts'

/** ERR-24: the status code and the server's words; a lost connection has no code. */
export function completeFailure(error: unknown): string {
  const code = error instanceof RequestError ? `${error.status} ` : ''
  return `Failed to update task: ${code}${wordsOf(error)}`
}

/* Without words of the server the message is "500: Internal Server Error" (ERR-01). */
function wordsOf(error: unknown): string {
  if (!(error instanceof RequestError)) return failureWords(error)
  return error.userMessage ?? error.message.slice(`${error.status}: `.length)
}
