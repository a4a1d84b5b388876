// The refresh token of a mailbox, sealed, in the data folder.
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { seal, unseal } from '../../../../kit/sealed-text.ts'
import { type MailboxName, mailboxPath } from '../place.ts'

export interface RefreshTokenFile {
  /** Null where there is none that the key opens. */
  read(): Promise<string | null>
  write(token: string): Promise<void>
}

const PURPOSE = 'refresh token of a mailbox'

export function refreshTokenFile(dataDir: string, mailbox: MailboxName, key: string): RefreshTokenFile {
  const path = mailboxPath(dataDir, mailbox, 'token')
  return {
    async read() {
      const sealed = await readFile(path, 'utf8').catch(() => null)
      return sealed === null ? null : unseal(sealed, key, PURPOSE)
    },
    async write(token) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      await writeFile(`${path}.new`, seal(token, key, PURPOSE), { mode: 0o600 })
      await rename(`${path}.new`, path)
    },
  }
}
