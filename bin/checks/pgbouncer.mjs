// The PgBouncer of the tests: the one that PGBOUNCER_PATH names, the system's, or Debian's package.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

const usual = ['/usr/sbin/pgbouncer', '/usr/local/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer']

/** Its path; ends the process with one line where there is none and none can be had. */
export async function findPgBouncer() {
  const named = process.env.PGBOUNCER_PATH
  if (named) return existsSync(named) ? named : fail(`PGBOUNCER_PATH=${named}: there is no such file`)
  const found = () => usual.find((path) => existsSync(path))
  if (!found()) await aptInstall(['pgbouncer'], 'name one with PGBOUNCER_PATH')
  return found() ?? fail('The tests need PgBouncer: install pgbouncer, or name one with PGBOUNCER_PATH')
}
