// Which failures of a model server may pass, and how long to wait for that.
import type { APICallError } from 'ai'
import type { Clock } from '../kit/clock.ts'
import { modelLibrary } from './library.ts'

export const MAX_TRIES = 3

/** A longer rest is not waited for: the rules take over. */
const LONGEST_REST_MS = 20_000
const REST_MS = 1_000

/**
 * Milliseconds to rest before try `next` (2 or 3), or null where it is not worth it: too many requests,
 * overloaded, broken or unreachable servers are (429, 529, 5xx, no answer), and Retry-After is honoured.
 */
export async function restBefore(next: number, error: unknown, clock: Clock): Promise<number | null> {
  const { APICallError } = await modelLibrary()
  if (next > MAX_TRIES || !APICallError.isInstance(error) || !mayPass(error)) return null
  const asked = askedRest(error.responseHeaders ?? {}, clock)
  const rest = asked ?? REST_MS * 2 ** (next - 2)
  return rest > LONGEST_REST_MS ? null : rest
}

function mayPass(error: APICallError): boolean {
  const status = error.statusCode
  if (status === undefined) return error.isRetryable
  return status === 408 || status === 429 || status >= 500
}

/** retry-after-ms, or Retry-After in seconds or as a date (RFC 9110 section 10.2.3). */
function askedRest(headers: Record<string, string>, clock: Clock): number | null {
  const precise = Number(headers['retry-after-ms'] ?? Number.NaN)
  if (precise >= 0) return precise
  const value = headers['retry-after']
  if (value === undefined) return null
  const seconds = Number(value)
  if (seconds >= 0) return seconds * 1_000
  const until = Date.parse(value)
  return Number.isNaN(until) ? null : Math.max(0, until - clock().getTime())
}

/** Of the server's refusal; null where it said none. */
export function statusOf(error: unknown): number | null {
  const status = (error as { statusCode?: unknown } | null)?.statusCode
  return typeof status === 'number' ? status : null
}
