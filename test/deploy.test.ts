// The files by which a server is run: the unit of systemd and the container file, asked of the tools that read them.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { projectRoot } from '../src/root.ts'
import { freePort } from './free-port.ts'
import { startWorld, type World } from './world.ts'

const place = (name: string) => join(projectRoot(), 'deploy', name)

function systemd(...args: string[]): string | null {
  const { error, status, stdout, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' })
  if (error) return null
  return status === 0 ? stdout + stderr : `failed: ${stdout}${stderr}`
}

it('the unit is one that systemd takes, and it leaves the process little to do harm with', ({ skip }) => {
  const verified = systemd('verify', place('mailcrew.service'))
  if (verified === null) return skip('systemd is not here')
  expect(verified).toBe('')
  const judged = systemd('security', '--offline=true', place('mailcrew.service')) ?? ''
  expect(Number(/exposure level for [^:]+: ([\d.]+)/.exec(judged)?.[1])).toBeLessThan(2)
  // Settings that are missing or misspelt end the start, and the command has the same.
  expect(readFileSync(place('mailcrew.service'), 'utf8')).toMatch(/^EnvironmentFile=\/etc\/mailcrew\.env$/m)
  expect(readFileSync(place('mailcrew'), 'utf8')).toContain('--env-file=/etc/mailcrew.env')
  // What Node and the readers of attachments need.
  const unit = readFileSync(place('mailcrew.service'), 'utf8')
  expect(unit).not.toMatch(/^(?:MemoryDenyWriteExecute=|SystemCallFilter=.*@resources)/m)
})

it('the unit for one of several processes differs from it by the process alone', ({ skip }) => {
  const lines = (name: string) => readFileSync(place(name), 'utf8').split('\n')
  const [one, all] = [lines('mailcrew@.service'), lines('mailcrew.service')]
  const added = one.filter((line) => !all.includes(line) && !line.startsWith('#'))
  expect(added).toEqual([
    'Description=Mailcrew (%i)',
    'Environment=NODE_ENV=production DATA_DIR=/var/lib/mailcrew SERVICES=%i',
    'EnvironmentFile=-/etc/mailcrew-%i.env',
  ])
  const verified = systemd('verify', place('mailcrew@.service'))
  if (verified === null) return skip('systemd is not here')
  expect(verified).toBe('')
})

it('wherever the server is started it is sparing with memory, by settings that this Node takes', () => {
  const { scripts } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  expect(scripts).toMatchObject({
    start: 'exec bin/lean-node bin/start.mjs',
    mailcrew: 'exec bin/lean-node bin/mailcrew.mjs',
  })
  expect(readFileSync(place('mailcrew.service'), 'utf8')).toContain(
    'ExecStart=/bin/sh bin/lean-node bin/start.mjs',
  )
  expect(readFileSync(place('Containerfile'), 'utf8')).toContain('CMD ["bin/lean-node", "bin/start.mjs"')
  const asked =
    'const { MALLOC_ARENA_MAX: arenas } = process.env; console.log(arenas, process.execArgv.length)'
  const { stdout, stderr } = spawnSync(join(projectRoot(), 'bin/lean-node'), ['-e', asked], {
    encoding: 'utf8',
    env: { PATH: process.env.PATH },
  })
  expect([stdout, stderr]).toEqual(['2 6\n', ''])
})

it('a build says which version it is, and of which commit where that is known', () => {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8'))
  const { stdout } = spawnSync(process.execPath, [join(projectRoot(), 'bin/mailcrew.mjs'), '--version'], {
    encoding: 'utf8',
  })
  const [, number, commit] = /^(\S+)(?: \((\w+)\))?\n$/.exec(stdout) ?? []
  expect(number).toBe(version)
  const { status, stdout: known } = spawnSync('git', ['cat-file', '-t', commit ?? 'HEAD'], {
    encoding: 'utf8',
    cwd: projectRoot(),
  })
  expect(status === 0 ? known : 'no git').toMatch(/^(?:commit\n|no git)$/)
  // A stale build is built first.
}, 180_000)

it('the container file has no fault, and its process is nobody of power', () => {
  const text = readFileSync(place('Containerfile'), 'utf8')
  expect(validate(text)).toEqual([])
  const last = text.slice(text.lastIndexOf('\nFROM '))
  expect(last).toMatch(/^USER 10001$/m)
  expect(last).toMatch(/^HEALTHCHECK /m)
  expect(text).not.toMatch(/^(?:ADD |ARG .*(?:SECRET|PASSWORD|KEY)|FROM \S+:latest)/m)
  // Nothing comes along that neither builds it nor runs.
  const left = readFileSync(join(projectRoot(), '.dockerignore'), 'utf8').split('\n')
  expect(left).toEqual(expect.arrayContaining(['.git', '.env', 'bench', 'docs', 'eval', 'faults', 'test']))
  expect(text).toContain('npm prune --omit=dev')
  // What the documented commands call is there: the command itself, and the tools of PostgreSQL.
  expect(last).toContain('ln --symbolic /opt/mailcrew/bin/mailcrew.mjs /usr/local/bin/mailcrew')
  expect(last).toMatch(/apt-get install .*\bpostgresql-client\b/)
  expect(last).not.toMatch(/\bnpm\b/)
  const bases = [...text.matchAll(/^FROM (\S+)/gm)].map(([, base]) => base)
  expect(bases).toEqual(['node:24-trixie-slim', 'node:24-trixie-slim'])
})

it('the compose file keeps what must survive, and starts the server once its database answers', () => {
  const { services, volumes } = parse(readFileSync(place('compose.yaml'), 'utf8'))
  expect(Object.keys(services)).toEqual(['database', 'mailcrew'])
  const { mailcrew, database } = services
  expect(mailcrew).toMatchObject({
    restart: 'unless-stopped',
    depends_on: { database: { condition: 'service_healthy' } },
    build: { context: '..', dockerfile: 'deploy/Containerfile' },
    env_file: 'mailcrew.env',
  })
  const image = readFileSync(place('Containerfile'), 'utf8')
  const kept = JSON.parse(/^VOLUME (.+)$/m.exec(image)?.[1] ?? '[]')
  const mounted = [...mailcrew.volumes, ...database.volumes].map((one: string) => one.split(':'))
  expect(mounted.map(([, inside]) => inside)).toEqual([...kept, '/var/lib/postgresql/data'])
  expect(new Set(mounted.map(([name]) => name))).toEqual(new Set(Object.keys(volumes)))
  const ports = mailcrew.ports.map((one: string) => one.split(':').at(-1))
  expect(`EXPOSE ${ports.join(' ')}`).toBe(/^EXPOSE .+$/m.exec(image)?.[0])
  expect(database.healthcheck.test).toContain('pg_isready')
  // No secret is in it, and the files that hold them go neither into the repository nor into the image.
  expect(JSON.stringify(services)).not.toMatch(/PASSWORD=|:\/\//)
  for (const name of ['.gitignore', '.dockerignore'])
    expect(readFileSync(join(projectRoot(), name), 'utf8')).toContain('\ndeploy/*.env\n')
})

describe('the health check of a container', () => {
  let world: World
  beforeAll(async () => {
    world = await startWorld()
  })
  afterAll(() => world.stop())

  async function check(environment: Record<string, string>): Promise<number | null> {
    const child = spawn(process.execPath, [place('healthy.mjs')], {
      env: { HOST: '0.0.0.0', SMTP_HOST: '0.0.0.0', ...environment },
      stdio: 'ignore',
    })
    const [code] = (await once(child, 'exit')) as [number | null]
    return code
  }

  it('is good for each choice of services whose ports answer, and bad for one that does not', async () => {
    const [PORT, SMTP_PORT] = [String(world.app.ports.web), String(world.app.ports.smtp)]
    const elsewhere = String(await freePort())
    expect(
      await Promise.all([
        check({ PORT, SMTP_PORT }),
        check({ PORT, SMTP_PORT: elsewhere, SERVICES: 'web' }),
        check({ PORT: elsewhere, SMTP_PORT, SERVICES: 'smtp, worker' }),
        check({ PORT: elsewhere, SMTP_PORT: elsewhere, SERVICES: 'worker' }),
        check({ PORT: elsewhere, SMTP_PORT }),
        check({ PORT, SMTP_PORT: elsewhere, SERVICES: 'smtp' }),
      ]),
    ).toEqual([0, 0, 0, 0, 1, 1])
  })
})
