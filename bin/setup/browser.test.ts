// When the first start opens a browser, and that it does.
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { browserOpener, openBrowser, type Surroundings } from './browser.mjs'

const desk: Surroundings = { args: [], env: { DISPLAY: ':0' }, platform: 'linux', isTerminal: true }

it('a browser is opened for whoever sits at the machine, and for nobody else', () => {
  expect(browserOpener(desk)).toBe('xdg-open')
  expect(browserOpener({ ...desk, env: { WAYLAND_DISPLAY: 'wayland-0' } })).toBe('xdg-open')
  expect(browserOpener({ ...desk, env: {}, platform: 'darwin' })).toBe('open')
  const nobody: [string, Partial<Surroundings>][] = [
    ['was told not to', { args: ['--no-open'] }],
    ['no terminal', { isTerminal: false }],
    ['no screen', { env: {} }],
    ['CI', { env: { DISPLAY: ':0', CI: 'true' } }],
    ['a service of systemd', { env: { DISPLAY: ':0', INVOCATION_ID: '5e1f' } }],
    ['a remote shell', { env: { DISPLAY: ':0', SSH_CONNECTION: '192.0.2.1 1 192.0.2.2 22' } }],
  ]
  for (const [why, how] of nobody) expect([why, browserOpener({ ...desk, ...how })]).toEqual([why, null])
})

it('the opener gets the address; one that is missing disturbs nobody', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'mailcrew-opener-'))
  const [opener, told] = [join(folder, 'opener'), join(folder, 'told')]
  writeFileSync(opener, `#!/bin/sh\nprintf %s "$1" > ${told}.draft && mv ${told}.draft ${told}\n`)
  chmodSync(opener, 0o700)
  openBrowser(opener, 'http://127.0.0.1:3000')
  openBrowser(join(folder, 'missing'), 'http://127.0.0.1:3000')
  await expect.poll(() => existsSync(told)).toBe(true)
  expect(readFileSync(told, 'utf8')).toBe('http://127.0.0.1:3000')
  rmSync(folder, { recursive: true })
})
