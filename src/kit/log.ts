// Structured logs on standard output; text of mails, addresses, passwords and tokens never go in, ids do.
import { type DestinationStream, type Logger, pino } from 'pino'

export type Log = Logger

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

export function createLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token'],
    serializers: { err: shownError, error: shownError },
    formatters: { log: withoutAddresses },
    hooks: {
      logMethod(given: Parameters<pino.LogFn>, method: pino.LogFn) {
        method.apply(this as unknown as Log, given.map(shownMessage) as typeof given)
      },
    },
  }
  return to ? pino(options, to) : pino(options)
}

const shownMessage = (one: unknown) => (typeof one === 'string' ? redacted(one) : one)

function withoutAddresses(fields: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replace(addresses, '…@…') : value,
    ]),
  )
}

interface ShownError {
  type: string
  message: string
  code?: string
  stack?: string
  cause?: ShownError
}

/** Where it came from and what it was, but no values: those of a failed query are what somebody wrote. */
function shownError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error === 'string' ? redacted(error) : error
  const { name, message, stack, cause } = error
  const code = (error as { code?: unknown }).code
  return {
    type: name,
    message: redacted(message),
    ...(typeof code === 'string' ? { code } : {}),
    ...(stack ? { stack: placesOf(stack) } : {}),
    ...(cause instanceof Error ? { cause: shownError(cause) as ShownError } : {}),
  }
}

/** Without the message at its head. */
const placesOf = (stack: string) =>
  stack
    .split('\n')
    .filter((line) => line.startsWith('    at '))
    .join('\n')

/** Each run of characters is tried from its beginning alone. */
const addresses = /(?<![^\s@<>"'(,;:=])[^\s@<>"'(,;:=]+@[\w.-]+/g
/** Longer than a trace id: of sessions, links and API tokens, or a key of a provider. */
const secrets = /[\w-]{40,}/g
/** What a database quotes of a row, and the values of a statement. */
const values = /\bparams: [^]*$|=\([^()]*\)|"[^"\n]{80,}"|'[^'\n]*'/g
const MOST = 1_000

function redacted(text: string): string {
  return text.slice(0, MOST).replace(values, '…').replace(addresses, '…@…').replace(secrets, '…')
}
