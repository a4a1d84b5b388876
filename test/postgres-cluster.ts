// A PostgreSQL of a test's own that archives its journal, to be stopped, put back to an earlier minute and started.
import { execFile } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)
const DEBIAN = '/usr/lib/postgresql'
const USER = 'postgres'

export interface Cluster {
  readonly url: string
  /** A copy of the whole server, from which its journal leads to any later minute. */
  baseBackup(): Promise<void>
  /** As docs/operating.md says it: stops, takes the base backup, and plays the journal up to the moment. */
  backTo(moment: string): Promise<void>
  remove(): Promise<void>
}

/** The folder of Debian's newest programs; null where there are none. */
export function clusterPrograms(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  return (
    versions.map((one) => join(DEBIAN, one, 'bin')).find((one) => existsSync(join(one, 'initdb'))) ?? null
  )
}

/** PostgreSQL refuses to run as root, so that it is then run as its own user, in a folder of that user. */
export async function startCluster(programs: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-cluster-'))
  const [data, wal, base] = [join(folder, 'data'), join(folder, 'wal'), join(folder, 'base')]
  const port = await freePort()
  const isRoot = process.getuid?.() === 0
  const call = (name: string, ...args: string[]) => {
    const program = join(programs, name)
    // Programs of PostgreSQL complain about a working folder that they may not read.
    return isRoot
      ? run('runuser', ['-u', USER, '--', program, ...args], { cwd: '/' })
      : run(program, args, { cwd: '/' })
  }
  mkdirSync(wal, { recursive: true })
  if (isRoot) await run('chown', ['-R', USER, folder])
  await call('initdb', '-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N')
  appendFileSync(
    join(data, 'postgresql.conf'),
    [
      `port = ${port}\nlisten_addresses = '127.0.0.1'\nunix_socket_directories = '${folder}'`,
      `wal_level = replica\narchive_mode = on\narchive_command = 'test ! -f ${wal}/%f && cp %p ${wal}/%f'`,
      'fsync = off\n',
    ].join('\n'),
  )
  const start = () => call('pg_ctl', 'start', '-w', '-D', data, '-l', join(folder, 'log'))
  const stop = () => call('pg_ctl', 'stop', '-m', 'fast', '-D', data)
  await start()
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    async baseBackup() {
      await call(
        'pg_basebackup',
        '-h',
        '127.0.0.1',
        '-p',
        String(port),
        '-U',
        USER,
        '-D',
        base,
        '-X',
        'none',
        '-c',
        'fast',
      )
    },
    async backTo(moment) {
      await stop()
      rmSync(data, { recursive: true })
      await run('cp', ['-a', base, data])
      appendFileSync(
        join(data, 'postgresql.conf'),
        `restore_command = 'cp ${wal}/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
      )
      writeFileSync(join(data, 'recovery.signal'), '')
      if (isRoot) await run('chown', [USER, join(data, 'recovery.signal')])
      await start()
      // Until then it is read alone.
      const ask = ['-h', '127.0.0.1', '-p', String(port), '-U', USER, '-Atc', 'select pg_is_in_recovery()']
      for (let left = 300; left > 0; left -= 1) {
        const { stdout } = await call('psql', ...ask, 'postgres').catch(() => ({ stdout: '' }))
        if (stdout.trim() === 'f') return
        await pause(100)
      }
      throw new Error('PostgreSQL did not reach the moment')
    },
    async remove() {
      await stop().catch(() => {})
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
