// pg_dump and pg_restore, which come with the clients of PostgreSQL.
import { execFile } from 'node:child_process'
import { chmod } from 'node:fs/promises'
import { promisify } from 'node:util'
import { UsageError } from './usage.ts'

const run = promisify(execFile)

/** One moment of the database, while others write. */
export async function dump(url: string, to: string): Promise<void> {
  await tool('pg_dump', ['--format=custom', '--no-owner', '--no-privileges', `--file=${to}`], url)
  await chmod(to, 0o600)
}

/** All or nothing; into a database without tables of ours. */
export async function load(url: string, from: string): Promise<void> {
  const { PGDATABASE } = connectionOf(url)
  const all = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges']
  await tool('pg_restore', [...all, `--dbname=${PGDATABASE}`, from], url)
}

async function tool(name: string, args: string[], url: string): Promise<void> {
  await run(name, args, { env: { ...process.env, ...connectionOf(url) } }).catch((error: unknown) => {
    const { code, stderr } = error as { code?: string; stderr?: string }
    if (code === 'ENOENT')
      throw new UsageError(`${name} is not installed: it comes with the clients of PostgreSQL`)
    throw new UsageError(`${name} failed: ${stderr?.trim().split('\n')[0] ?? 'without a word'}`)
  })
}

/** In the environment: arguments can be read by everybody on the machine. */
function connectionOf(url: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(url)
  const given = {
    PGHOST: searchParams.get('host') ?? hostname,
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''))
}
