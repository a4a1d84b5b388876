// The PostgreSQL of the tests: the server that TEST_DATABASE_URL names, or a private one that lives as long as they do.
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fail } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'
import { aptInstall } from './apt.mjs'

const DEBIAN = '/usr/lib/postgresql'
const USER = 'postgres'

/** `stop` removes the server and its files; it does nothing to a server that was named. */
export async function startPostgres() {
  const named = process.env.TEST_DATABASE_URL
  if (named) return { url: named, stop: async () => {} }
  if (!findPrograms()) await aptInstall(['postgresql'], 'name a server with TEST_DATABASE_URL')
  const programs = findPrograms()
  if (!programs) return fail('The tests need PostgreSQL: install it, or name a server with TEST_DATABASE_URL')
  // What a power cut would lose is thrown away at the end anyway.
  return startPrivate(programs, 'fsync=off -c synchronous_commit=off -c full_page_writes=off')
}

/** A private server that flushes as a real one does, to measure with; null where PostgreSQL is not installed. */
export async function startDurablePostgres() {
  const programs = findPrograms()
  return programs ? startPrivate(programs, 'fsync=on -c shared_buffers=128MB') : null
}

/** `durability` is the setting after the first -c. */
async function startPrivate(programs, durability) {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-postgres-'))
  const data = join(folder, 'data')
  const kept = join(folder, 'kept')
  const port = await freePort()
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (isRoot()) await must('chown', [USER, folder])
  const initdb = ['-D', data, '-U', USER, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']
  await asUser(join(programs, 'initdb'), initdb)
  const settings = [
    `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1`,
    `-c ${durability} -c max_connections=200`,
  ]
  const log = join(folder, 'log')
  const up = () =>
    asUser(join(programs, 'pg_ctl'), ['start', '-w', '-D', data, '-l', log, '-o', settings.join(' ')])
  const down = (mode) => asUser(join(programs, 'pg_ctl'), ['stop', '-w', '-m', mode, '-D', data])
  await up()
  return {
    url: `postgres://${USER}@127.0.0.1:${port}/postgres`,
    up,
    /** As a crash leaves it. */
    down: () => down('immediate'),
    /** A copy of all that is stored now; it is down meanwhile. */
    async keep() {
      await down('fast')
      await asUser('cp', ['-a', data, kept])
      await up()
    },
    /** Puts the copy in the place of all that is stored; it has to be down, and stays so. */
    async goBack() {
      rmSync(data, { recursive: true })
      await asUser('cp', ['-a', kept, data])
    },
    async stop() {
      const { command, args } = commandAsUser(join(programs, 'pg_ctl'), [
        'stop',
        '-m',
        'immediate',
        '-D',
        data,
      ])
      await run(command, args, { cwd: '/' })
      remove()
    },
  }
}

/** The folder with initdb and pg_ctl: Debian's newest, else the one on the path; null where there is none. */
function findPrograms() {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a)) : []
  const folders = [
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(':').filter(Boolean),
  ]
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

function isRoot() {
  return process.getuid?.() === 0
}

/** PostgreSQL refuses to run as root. */
function commandAsUser(program, args) {
  return isRoot()
    ? { command: 'runuser', args: ['-u', USER, '--', program, ...args] }
    : { command: program, args }
}

async function asUser(program, given) {
  const { command, args } = commandAsUser(program, given)
  await must(command, args)
}

async function must(command, args) {
  // Programs of PostgreSQL complain about a working folder that they may not read.
  const { code, output } = await run(command, args, { cwd: '/' })
  if (code === 0) return
  console.error(output.trim())
  fail(`The private PostgreSQL of the tests could not be started: ${command} ${args.join(' ')}`)
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}
