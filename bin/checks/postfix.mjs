// The mail server before ours in the tests: the one that POSTFIX_PATH names, the system's, or Debian's package.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

const usual = ['/usr/sbin/postfix', '/usr/local/sbin/postfix']

/** Its path, or null for who is not root and therefore cannot start one: its tests are then counted as skipped. */
export async function findPostfix() {
  const named = process.env.POSTFIX_PATH
  if (named) return existsSync(named) ? named : fail(`POSTFIX_PATH=${named}: there is no such file`)
  if (process.getuid?.() !== 0) return null
  const found = () => usual.find((path) => existsSync(path))
  if (!found()) await aptInstall(['postfix'], 'name one with POSTFIX_PATH')
  return found() ?? fail('The tests need Postfix: install it, or name one with POSTFIX_PATH')
}
