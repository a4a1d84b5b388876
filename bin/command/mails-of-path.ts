// The archives that a path may lead to: a Maildir or a folder of .eml files beside those that are one file.
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { ArchivedMail } from '../../src/files/mails/archived-mail.ts'
import { readMails } from '../../src/files/mails/read-mails.ts'
import { isMailFile } from '../../src/files/mails/zip.ts'
import { UsageError } from './usage.ts'

/** In an order that is the same each time. */
export async function* mailsOf(path: string): AsyncGenerator<ArchivedMail> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new UsageError(`There is nothing at ${path}`)
  if (found.isDirectory()) yield* mailsOfFolder(path)
  else yield* readMails(createReadStream(path) as AsyncIterable<Buffer>)
}

/** A Maildir with the folders in it: the files of each `cur` and `new`; of any other folder its .eml files. */
async function* mailsOfFolder(path: string): AsyncGenerator<ArchivedMail> {
  const files = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter(isMailFile)
    .toSorted()
  for (const file of files) yield { name: relative(path, file), raw: await readFile(file), end: null }
}
