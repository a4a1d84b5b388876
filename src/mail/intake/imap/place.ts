// How far a mailbox was read, kept in the data folder: what was taken in before is not fetched again after a restart.
import { createHash } from 'node:crypto'
import { mkdir, open, readFile, rename } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'

/** UIDs grow for as long as a mailbox keeps its UIDVALIDITY (RFC 3501 section 2.3.1.1). */
const place = z.object({ uidValidity: z.string(), lastUid: z.number().int().nonnegative() })
export type Place = z.infer<typeof place>

export interface PlaceFile {
  /** Null before the first reading, and where the file is damaged: the mailbox is then read anew, and no mail made twice. */
  read(): Promise<Place | null>
  /** Resolves once it survives a power cut. */
  write(place: Place): Promise<void>
}

/** What tells one mailbox from another. */
export interface MailboxName {
  host: string
  user: string
  folder: string
}

/** A file of its own in the data folder for each mailbox, and for each thing that is kept of it. */
export function mailboxPath(
  dataDir: string,
  { host, user, folder }: MailboxName,
  ending: 'json' | 'token',
): string {
  const name = createHash('sha256')
    .update(JSON.stringify([host, user, folder]))
    .digest('hex')
    .slice(0, 16)
  return join(dataDir, 'imap', `${name}.${ending}`)
}

export function placeFile(dataDir: string, mailbox: MailboxName): PlaceFile {
  const path = mailboxPath(dataDir, mailbox, 'json')
  return {
    async read() {
      try {
        return place.parse(JSON.parse(await readFile(path, 'utf8')))
      } catch {
        return null
      }
    },
    async write(next) {
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const draft = `${path}.new`
      const file = await open(draft, 'w', 0o600)
      try {
        await file.writeFile(JSON.stringify(next))
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(draft, path)
    },
  }
}
