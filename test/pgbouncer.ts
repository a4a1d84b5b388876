// A private PgBouncer before a PostgreSQL server, as many installations have one.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { freePort } from './free-port.ts'

const PROGRAM = process.env.PGBOUNCER_PATH ?? '/usr/sbin/pgbouncer'

export interface PgBouncer {
  /** The database by way of it. */
  readonly url: string
  stop(): Promise<void>
}

/** `url` is a postgres:// address of a server that trusts this machine. */
export async function startPgBouncer(url: string, mode: 'session' | 'transaction'): Promise<PgBouncer> {
  if (!existsSync(PROGRAM)) throw new Error('this test needs PgBouncer (Debian: apt-get install pgbouncer)')
  const { hostname, port: serverPort, username } = new URL(url)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  chmodSync(folder, 0o755)
  const file = join(folder, 'pgbouncer.ini')
  const settings = [
    '[databases]',
    `* = host=${hostname} port=${serverPort} user=${username}`,
    '[pgbouncer]',
    `listen_addr = 127.0.0.1`,
    `listen_port = ${port}`,
    'unix_socket_dir =',
    'auth_type = any',
    `pool_mode = ${mode}`,
    `default_pool_size = ${mode === 'session' ? 60 : 8}`,
    'max_client_conn = 200',
    // As docs/operating.md asks for: without it a query waits two minutes for a database that is away.
    'query_wait_timeout = 5',
    'server_login_retry = 1',
  ]
  writeFileSync(file, `${settings.join('\n')}\n`)
  // It refuses to run as root.
  const asUser = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(PROGRAM, ['-q', ...asUser, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  while (!(await isUp(port))) {
    if (child.exitCode !== null) throw new Error('PgBouncer ended before it was ready')
    await pause(20)
  }
  const near = new URL(url)
  near.port = String(port)
  return {
    url: near.href,
    async stop() {
      const exited = once(child, 'exit')
      child.kill('SIGINT')
      const late = setTimeout(() => child.kill('SIGKILL'), 2_000)
      await exited
      clearTimeout(late)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

const isUp = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1')
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
