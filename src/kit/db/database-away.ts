// Tells an error of a database that is away, or full, from a fault in a statement.
import { sqlState } from './database.ts'

/** Of the system, where a connection is lost or refused. */
const lost = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ETIMEDOUT',
  'EPIPE',
])

/** Words of node-postgres and of PgBouncer, which say it without a code. */
const words =
  /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|server login (?:has been failing|failed)|server conn crashed|pgbouncer cannot connect)/

export function isDatabaseAway(error: unknown): boolean {
  if (/^(?:08|53|57P)/.test(sqlState(error) ?? '')) return true
  return causesOf(error).some((one) => lost.has(codeOf(one)) || words.test(one.message))
}

/** Whether the disk of the database, or of the data folder, has no room. */
export function isDiskFull(error: unknown): boolean {
  return (
    sqlState(error) === '53100' ||
    causesOf(error).some((one) => codeOf(one) === 'ENOSPC' || codeOf(one) === 'EDQUOT')
  )
}

const codeOf = (error: Error) => String((error as { code?: unknown }).code)

function causesOf(error: unknown): Error[] {
  const found: Error[] = []
  for (let at = error; at instanceof Error && !found.includes(at); at = at.cause) found.push(at)
  return found
}
