// Which failures of a model server may pass, and how long to wait for that.
import { APICallError } from '@ai-sdk/provider'
import type { Clock } from '../kit/clock.ts'
import { faultOf } from './faults.ts'
import { refusalOf } from './refusal.ts'

export const MAX_TRIES = 3

/** A longer rest is not waited for: the rules take over. */
const LONGEST_REST_MS = 20_000
const REST_MS = 1_000

/**
 * Milliseconds to rest before try `next` (2 or 3), or null where it is not worth it: too many requests,
 * overloaded, broken or unreachable servers are (429, 529, 5xx, no answer), and Retry-After is honoured.
 */
export function restBefore(next: number, error: unknown, clock: Clock): number | null {
  if (next > MAX_TRIES || !APICallError.isInstance(error) || !mayPass(error)) return null
  const asked = askedRest(error.responseHeaders ?? {}, clock)
  const rest = asked ?? REST_MS * 2 ** (next - 2)
  return rest > LONGEST_REST_MS ? null : rest
}

function mayPass(error: APICallError): boolean {
  const refusal = refusalOf(error)
  if (!refusal) return error.isRetryable
  // A quota that is used up is a 429 as well, and is not filled within seconds.
  if (faultOf(refusal) === 'quota') return false
  return refusal.status === 408 || refusal.status === 429 || refusal.status >= 500
}

/** A server that is busy and does not say for how long. */
const BUSY_SECONDS = 30
const LONGEST_SECONDS = 3_600

/** After how many seconds a busy server may be asked again, or null for any other failure. */
export function secondsUntilFree(error: unknown, clock: Clock): number | null {
  const refusal = refusalOf(error)
  if (!refusal || !APICallError.isInstance(error)) return null
  const fault = faultOf(refusal)
  if (fault !== 'too-many' && fault !== 'busy') return null
  const ms = askedRest(error.responseHeaders ?? {}, clock)
  return ms === null ? BUSY_SECONDS : Math.min(LONGEST_SECONDS, Math.ceil(ms / 1_000))
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
