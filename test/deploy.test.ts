// The files by which a server is run: the unit of systemd and the container file, asked of the tools that read them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { projectRoot } from '../src/root.ts'

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
})

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
  expect(text.match(/^FROM (\S+)/gm)).toEqual(['FROM debian:trixie-slim', 'FROM debian:trixie-slim'])
})
