// How a failed call is told: a red toast, and the console for whoever looks further (ERR-06).
import { failureWords, RequestError } from './request.ts'
import { toast } from './toasts.ts'

/** The server's own words where it has some, else the ones of the act (ERR-11, ERR-13). */
export function toastFailure(error: unknown, words: string): void {
  console.error(words, error)
  const description = (error instanceof RequestError && error.userMessage) || words
  toast({ kind: 'destructive', title: 'Error', description })
}

/** The same where the row names a title of its own; the server's words, or what is true of any failure, stand below. */
export function toastTitledFailure(title: string, error: unknown): void {
  console.error(title, error)
  toast({ kind: 'destructive', title, description: failureWords(error) })
}

/** Is it about what was entered? Then the form says it where it stands open, and nothing else does. */
export function isAboutInput(error: unknown): error is RequestError {
  return error instanceof RequestError && (error.status === 409 || error.status === 422)
}

/** What is wrong with what was entered, to be said beside the field; undefined for every other failure. */
export function fieldFailure(error: unknown): string | undefined {
  return error instanceof RequestError && error.status === 422 ? error.userMessage : undefined
}
