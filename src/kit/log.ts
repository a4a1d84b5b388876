// Structured logs on standard output; text of mails never goes in, ids do.
import { type Logger, pino } from 'pino'

export type Log = Logger

export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug'

export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: ['password', 'token', 'cookie', 'authorization', '*.password', '*.token'],
  })
}
