// The IMAP server of the tests: the one that DOVECOT_PATH names, the system's, or Debian's package.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

const usual = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Its path; ends the process with one line where there is none and none can be had. */
export async function findDovecot() {
  const named = process.env.DOVECOT_PATH
  if (named) return existsSync(named) ? named : fail(`DOVECOT_PATH=${named}: there is no such file`)
  const found = () => usual.find((path) => existsSync(path))
  if (!found()) await aptInstall(['dovecot-imapd'], 'name one with DOVECOT_PATH')
  return found() ?? fail('The tests need Dovecot: install dovecot-imapd, or name one with DOVECOT_PATH')
}
