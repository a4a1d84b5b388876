// The archives that there are: an mbox, a Maildir, a zip of .eml files, a single .eml.
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { UsageError } from '../usage.ts'
import type { ArchivedMail } from './archived-mail.ts'
import { mailsOfMbox } from './mbox.ts'
import { mailsOfZip } from './zip.ts'

/** In an order that is the same each time. */
export async function* mailsOf(path: string): AsyncGenerator<ArchivedMail> {
  const found = await stat(path).catch(() => null)
  if (!found) throw new UsageError(`There is nothing at ${path}`)
  if (found.isDirectory()) {
    yield* mailsOfFolder(path)
    return
  }
  const begin = await firstBytes(path)
  if (begin.subarray(0, 2).toString('latin1') === 'PK') yield* mailsOfZip(path)
  else if (begin.subarray(0, 5).toString('latin1') === 'From ') {
    let at = 0
    for await (const raw of mailsOfMbox(createReadStream(path))) yield { name: `mail ${(at += 1)}`, raw }
  } else yield { name: path, raw: await readFile(path) }
}

async function firstBytes(path: string): Promise<Buffer> {
  const file = await open(path, 'r')
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(8), 0, 8, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

/** A Maildir with the folders in it: the files of each `cur` and `new`; of any other folder its .eml files. */
async function* mailsOfFolder(path: string): AsyncGenerator<ArchivedMail> {
  const files = (await readdir(path, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((file) => /[/\\](?:cur|new)[/\\][^/\\]+$/.test(file) || /\.eml$/i.test(file))
    .toSorted()
  for (const file of files) yield { name: relative(path, file), raw: await readFile(file) }
}
