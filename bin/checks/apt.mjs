// Installs a program that the tests need, where the system is Debian's and we may.
import { existsSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { fail } from '../setup/root.mjs'
import { run } from '../setup/run.mjs'

const TRIES = 4
const PAUSE_MS = 5_000
/** RUNLEVEL=1 keeps the package's own service from being started: the tests start theirs. */
const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
const lockWait = ['-o', 'DPkg::Lock::Timeout=120']

/**
 * The first of these packages that the system knows; the last one is what people are told of.
 * Ends the process with one line that says what to install and how to name it instead.
 */
export async function aptInstall(names, instead) {
  const asked = names.at(-1)
  const mayInstall = existsSync('/usr/bin/apt-get') && process.getuid?.() === 0
  if (!mayInstall) fail(`The tests need ${asked}: install it, or ${instead}`)
  console.error(`Installing ${asked}`)
  for (let attempt = 1; ; attempt += 1) {
    await run('apt-get', [...lockWait, 'update', '-q'], { env })
    const name = await firstKnown(names)
    const { code, output } = await run(
      'apt-get',
      [...lockWait, 'install', '-y', '-q', '--no-install-recommends', name],
      { env },
    )
    if (code === 0) return
    if (attempt === TRIES) {
      console.error(output.trim().split('\n').slice(-8).join('\n'))
      fail(`The tests need ${asked}, and apt-get could not install it: install it, or ${instead}`)
    }
    await wait(PAUSE_MS * attempt)
  }
}

async function firstKnown(names) {
  for (const name of names.slice(0, -1)) {
    const { code, output } = await run('apt-cache', ['show', name], { env })
    if (code === 0 && output.trim() !== '') return name
  }
  return names.at(-1)
}
