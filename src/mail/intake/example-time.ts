// Examples tell of days that are over: on a server for this machine alone a mail may say when it came.
import { readRawHeaders } from '../top-headers.ts'

/** Of the mails that `mailcrew seed` sends; ISO 8601. No other server heeds it. */
export const EXAMPLE_TIME = 'X-Mailcrew-Example-Time'

const OLDEST_MS = 90 * 24 * 60 * 60_000

/** When the example says that it came; null for a mail without it, of the future, or older than 90 days. */
export function exampleTime(raw: Buffer, now: Date): Date | null {
  const said = readRawHeaders(raw).get(EXAMPLE_TIME.toLowerCase())
  const at = new Date(said ?? '')
  const age = now.getTime() - at.getTime()
  return age >= 0 && age <= OLDEST_MS ? at : null
}
