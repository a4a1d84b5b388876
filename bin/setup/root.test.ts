// The file .env: settings that are there and cannot be read end the start, so that it goes on with no others.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { projectRoot } from '../../src/root.ts'

let product: string
let settings: string

beforeAll(() => {
  product = mkdtempSync(join(tmpdir(), 'mailcrew-settings-'))
  chmodSync(product, 0o755)
  settings = join(product, '.env')
  mkdirSync(join(product, 'bin/setup'), { recursive: true })
  cpSync(join(projectRoot(), 'bin/setup/root.mjs'), join(product, 'bin/setup/root.mjs'))
})
afterAll(() => rmSync(product, { recursive: true, force: true }))
beforeEach(() => rmSync(settings, { recursive: true, force: true }))

/** As nobody, who has no rights of root to read everything. */
function start() {
  const code = `import('${product}/bin/setup/root.mjs').then((root) => {
    root.readEnvFile()
    console.log(process.env.SIGNUP ?? 'open')
  })`
  const isRoot = process.getuid?.() === 0
  const { status, stdout, stderr } = spawnSync(process.execPath, ['-e', code], {
    ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
    encoding: 'utf8',
    cwd: '/',
    env: {},
  })
  return { status, said: stdout + stderr }
}

it('settings that this user may not read end the start with a line that names the file', () => {
  writeFileSync(settings, 'SIGNUP=invited\n', { mode: 0o000 })
  expect(start()).toEqual({
    status: 1,
    said: `The settings in ${settings} cannot be read: this user may not read it\n`,
  })
  chmodSync(settings, 0o644)
  expect(start()).toEqual({ status: 0, said: 'invited\n' })
})

it('a folder in place of the settings ends the start, and no file at all is none', () => {
  mkdirSync(settings)
  expect(start()).toEqual({ status: 1, said: `The settings in ${settings} cannot be read: it is a folder\n` })
  rmSync(settings, { recursive: true })
  expect(start()).toEqual({ status: 0, said: 'open\n' })
})
