// Every failure as one body, {message, code, details?} (API-75); what is unknown is logged, never told.
import type { FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { sqlState } from '../kit/db/database.ts'
import { isDatabaseAway, isDiskFull } from '../kit/db/database-away.ts'
import { AppError, type ErrorCode, httpStatus } from '../kit/errors.ts'
import type { Log } from '../kit/log.ts'
import type { NoteRefusal } from './refusals.ts'
import { invalidInput } from './validate.ts'

/** Errors of the framework before a handler is reached. */
const frameworkErrors: Record<string, [ErrorCode, string]> = {
  FST_ERR_CTP_BODY_TOO_LARGE: ['too_large', 'The request is too large: a body may have up to 1 MiB'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: [
    'bad_request',
    'Send the body as JSON, with the content type application/json',
  ],
  FST_ERR_CTP_INVALID_JSON_BODY: ['bad_request', 'The body is not valid JSON'],
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: ['bad_request', 'The body is not as long as its Content-Length says'],
}

export interface ErrorReplyServices {
  log: Log
  noteRefusal: NoteRefusal
}

export function sendError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  { log, noteRefusal }: ErrorReplyServices,
): void {
  const known = knownError(error)
  if (known.status < 500) noteRefusal(known, request)
  else {
    log.error(
      { route: request.routeOptions.url, method: request.method, ...traceOf(error) },
      'request failed',
    )
  }
  if (known.code === 'too_many') reply.header('retry-after', retryAfter(known.details))
  reply
    .code(known.status)
    .header('cache-control', 'no-store')
    .send({
      ...(request.url.startsWith('/api/companies') && { success: false }),
      message: known.message,
      code: known.code,
      ...(known.details !== undefined && { details: known.details }),
    })
}

/** What may be told of it. */
export function knownError(error: unknown): AppError {
  if (error instanceof AppError) return error
  if (error instanceof z.ZodError) return invalidInput(error)
  const state = sqlState(error)
  // Text with a NUL character, which the database cannot hold.
  if (state === '22021' || state === '22P05') {
    return new AppError('invalid', 'Text may not contain the character NUL')
  }
  if (isDiskFull(error)) {
    return new AppError(
      'unavailable',
      'The disk of the server is full, so nothing can be kept. It works again when whoever runs it has made room.',
    )
  }
  if (isDatabaseAway(error)) {
    return new AppError('unavailable', 'The server cannot reach its database. Try again in a moment.')
  }
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  const [name, message] = frameworkErrors[code] ?? []
  if (name && message) return new AppError(name, message)
  if (statusCode === httpStatus.too_many) return new AppError('too_many', 'Too many requests. Wait a minute.')
  if (statusCode >= 400 && statusCode < 500) return new AppError('bad_request', 'The request is malformed')
  return new AppError('internal', 'Something went wrong on the server. Try again in a moment.')
}

/** Where it happened, without the message of a query: its parameters may hold text of a mail. */
function traceOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { error: typeof error }
  const root = error.cause instanceof Error ? error.cause : error
  return {
    error: error.name,
    sqlState: sqlState(error),
    reason: root.message.startsWith('Failed query') ? undefined : root.message,
    stack: error.stack?.split('\n').filter((line) => line.startsWith('    at ')),
  }
}

function retryAfter(details: unknown): string {
  const seconds = (details as { retryAfter?: unknown } | undefined)?.retryAfter
  return typeof seconds === 'number' ? String(seconds) : '60'
}
