// What is refused is in the log: which call, why, and of whom; never what was sent with it.
import type { FastifyRequest } from 'fastify'
import type { Clock } from '../kit/clock.ts'
import type { AppError } from '../kit/errors.ts'
import type { Log } from '../kit/log.ts'

/** Lines of one minute, so that whoever calls without end does not fill the disk. */
const MOST_A_MINUTE = 600
const MINUTE_MS = 60_000

export type NoteRefusal = (refused: AppError, request: FastifyRequest) => void

interface Known {
  userId: number
  via: 'browser' | 'token'
}

const callers = new WeakMap<FastifyRequest, Known>()

/** Who calls, once it is known: a refusal later in the same request names them by number. */
export function noteCaller(request: FastifyRequest, caller: Known): void {
  callers.set(request, caller)
}

export function refusalLog(log: Log, clock: Clock): NoteRefusal {
  let minute = 0
  let refusals = 0
  return (refused, request) => {
    const now = Math.floor(clock().getTime() / MINUTE_MS)
    if (now !== minute) {
      if (refusals > MOST_A_MINUTE) log.warn({ refusals }, 'so many requests were refused in a minute')
      minute = now
      refusals = 0
    }
    refusals += 1
    if (refusals > MOST_A_MINUTE + 1) return
    if (refusals > MOST_A_MINUTE)
      return log.warn('too many requests are refused to tell of each: the rest of this minute is counted')
    const { status, code, details } = refused
    const reason = (details as { reason?: unknown } | undefined)?.reason
    const { userId = null, via = null } = callers.get(request) ?? {}
    log.info(
      {
        ...{ method: request.method, route: request.routeOptions.url ?? null, status, code },
        ...{ reason: typeof reason === 'string' ? reason : undefined, userId, via },
      },
      'request refused',
    )
  }
}
