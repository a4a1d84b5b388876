// What a start needs first: settings that can be read where there are some, and a Node.js that is new enough.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('with a Node.js that is too old', () => {
  const bundled = () => join(product, 'node_modules/node/bin/node')
  const LINE = `Mailcrew needs Node.js 99.1 or newer; this is ${process.versions.node}. docs/operating.md says where to get it.\n`

  beforeAll(() => {
    cpSync(join(projectRoot(), 'bin/setup'), join(product, 'bin/setup'), { recursive: true })
    mkdirSync(join(product, 'node_modules/node/bin'), { recursive: true })
    writeFileSync(join(product, 'package.json'), '{ "type": "module", "engines": { "node": ">=99.1" } }')
    // Nothing is left to install.
    for (const lock of ['package-lock.json', 'node_modules/.package-lock.json'])
      writeFileSync(join(product, lock), '{ "packages": {} }')
    writeFileSync(
      join(product, 'bin/begin.mjs'),
      "import { prepare } from './setup/prepare.mjs'\nawait prepare({ dev: false })\nconsole.log('began')\n",
    )
  })

  const begin = () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--no-warnings', join(product, 'bin/begin.mjs'), '--no-open'],
      { encoding: 'utf8' },
    )
    return { status, said: stdout + stderr }
  }

  it('the start ends with one line and 78, so that no service starts it again', () => {
    expect(begin()).toEqual({ status: 78, said: LINE })
  })

  it('the start goes on in the one among the packages, with its arguments, and ends as that one does', () => {
    writeFileSync(bundled(), '#!/bin/sh\necho "$@"\necho "$PATH" | cut -d: -f1\nexit 7\n', { mode: 0o755 })
    expect(begin()).toEqual({
      status: 7,
      said: `--no-warnings ${join(product, 'bin/begin.mjs')} --no-open\n${join(product, 'node_modules/.bin')}\n`,
    })
    writeFileSync(bundled(), '#!/bin/sh\nkill -TERM $$\n')
    expect(begin()).toEqual({ status: 143, said: '' })
  })
})
