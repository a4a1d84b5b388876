// The IMAP server of the tests: the system's, or Debian's package.
import { existsSync } from 'node:fs'
import { fail } from '../setup/root.mjs'
import { aptInstall } from './apt.mjs'

const usual = ['/usr/sbin/dovecot', '/usr/local/sbin/dovecot', '/opt/homebrew/sbin/dovecot']

/** Its path; ends the process with one line where there is none and none can be had. */
export async function findDovecot() {
  const found = () => usual.find((path) => existsSync(path))
  if (!found()) await aptInstall(['dovecot-imapd'], 'put it in /usr/local/sbin')
  return found() ?? fail('The tests need Dovecot: install dovecot-imapd')
}
