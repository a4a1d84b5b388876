// Says why the database of DATABASE_URL cannot be used, in one line without its password.
import { ConfigError } from './config-fields.ts'
import { isDatabaseAway } from './kit/db/database-away.ts'
import { WrongDatabase } from './kit/db/folder-database.ts'

/** Of PostgreSQL: a wrong password or user, a database that is not there, one that this user may not open. */
const refusals = ['28P01', '28000', '3D000', '42501']

/** What to throw in place of an error of the first statement; only what waiting cannot mend is a wrong setting. */
export function databaseFault(error: unknown, url: string | null): unknown {
  if (error instanceof WrongDatabase) return new ConfigError(error.message)
  if (!url || !(error instanceof Error)) return error
  const { host, pathname } = new URL(url)
  const { code = '' } = error as Error & { code?: string }
  const said = error.message.replace(/\s+/g, ' ')
  if (refusals.includes(code))
    return new ConfigError(`DATABASE_URL: the database ${pathname.slice(1)} at ${host} says: ${said}`)
  if (isDatabaseAway(error))
    return new Error(
      `DATABASE_URL: the database at ${host} does not answer (${said || code}). Is it running?`,
    )
  return error
}
