// The browsers of the journeys: what CHROMIUM_PATH names, the system's, or Debian's packages.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

/** Draws no windows of its own, and needs two thirds of the processor time; it lets no page notify. */
const shells = ['/usr/bin/chromium-headless-shell']
const wholes = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']

const isShell = (path) => path.includes('headless-shell')

/**
 * Paths of the usual browser, the headless shell where there is one, and of a whole one, which gives all that people's
 * browsers give. Ends the process with one line where there is none and none can be had.
 */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named)) fail(`CHROMIUM_PATH=${named}: there is no such file`)
  if (named && !isShell(named)) return { usual: named, whole: named }
  const whole = await installed(wholes, ['chromium'])
  const usual = named ?? (await installed(shells, ['chromium-headless-shell', 'chromium'])) ?? whole
  return {
    usual,
    whole: whole ?? fail('The tests need Chromium: install it, or name one with CHROMIUM_PATH'),
  }
}

async function installed(paths, packages) {
  const found = () => paths.find((path) => existsSync(path))
  if (!found()) await aptInstall(packages, 'name one with CHROMIUM_PATH')
  return found()
}
