// Keeps a mail that cannot be stored, with the reason, where a person can find it and hand it in again.
import { join } from 'node:path'
import type { Files } from './files.ts'
import type { JournalMail } from './journal-entry.ts'

/** Writes the raw mail and, beside it, its envelope and the reason; resolves once both are durable. */
export async function setAside(
  files: Files,
  folder: string,
  { entry, raw }: JournalMail,
  reason: string,
): Promise<void> {
  await files.makeFolder(folder)
  await writeWhole(files, join(folder, `${entry.traceId}.eml`), raw)
  const note = JSON.stringify({ ...entry, reason }, null, 2)
  await writeWhole(files, join(folder, `${entry.traceId}.json`), Buffer.from(note))
  await files.syncFolder(folder)
}

async function writeWhole(files: Files, path: string, bytes: Buffer): Promise<void> {
  await files.remove(path)
  const file = await files.create(path)
  try {
    await file.write([bytes], 0)
    await file.sync()
  } finally {
    await file.close()
  }
}
