// The browser of the journeys: the one that CHROMIUM_PATH names, the system's, or Debian's package.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

/** The headless shell first: it draws no windows of its own, and needs two thirds of the processor time. */
const usual = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
]
const packages = ['chromium-headless-shell', 'chromium']

/** The path of a Chromium; ends the process with one line where there is none and none can be had. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named) return existsSync(named) ? named : fail(`CHROMIUM_PATH=${named}: there is no such file`)
  const found = () => usual.find((path) => existsSync(path))
  if (!found()) await aptInstall(packages, 'name one with CHROMIUM_PATH')
  return found() ?? fail('The tests need Chromium: install it, or name one with CHROMIUM_PATH')
}
