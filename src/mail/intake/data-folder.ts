// The data folder: whether it can be written, asked at the start and by whoever watches the server (threat 17).
import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { diskFiles, type Files } from './files.ts'

/** More than what a full disk may still have in the last block of a file. */
const PROBE_BYTES = 65_536

/** Each look writes and flushes, and anybody may ask: they share the answer of so many milliseconds. */
const LOOK_EVERY_MS = 5_000

const causes: Record<string, string> = {
  EROFS: 'its file system is read-only',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'there is a file in its place',
  EEXIST: 'there is a file in its place',
  EIO: 'the disk answers with an error',
}

/** Makes the folder where it is missing. Rejects with one line for whoever starts the server where it cannot be used. */
export async function requireDataFolder(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    await writeProbe(folder, diskFiles)
  } catch (error) {
    const code = (await codeAbove(folder)) ?? (error as NodeJS.ErrnoException).code ?? 'unknown'
    throw new Error(`DATA_DIR=${folder} cannot be used: ${causes[code] ?? `writing there failed (${code})`}`)
  }
}

/** What keeps the nearest folder that is there from being written; mkdir calls each cause ENOENT. Null where nothing does. */
async function codeAbove(folder: string): Promise<string | null> {
  try {
    if (!(await stat(folder)).isDirectory()) return 'ENOTDIR'
    await access(folder, constants.W_OK)
    return null
  } catch (error) {
    const { code = 'unknown' } = error as NodeJS.ErrnoException
    return code === 'ENOENT' && dirname(folder) !== folder ? codeAbove(dirname(folder)) : code
  }
}

/** Says whether a mail could be written now. `now` in milliseconds. */
export function diskCheck(
  folder: string,
  { files = diskFiles, now = () => performance.now() }: { files?: Files; now?: () => number } = {},
): () => Promise<boolean> {
  let last: { at: number; answer: Promise<boolean> } | null = null
  return () => {
    if (last === null || now() - last.at >= LOOK_EVERY_MS) {
      const answer = writeProbe(folder, files).then(
        () => true,
        () => false,
      )
      last = { at: now(), answer }
    }
    return last.answer
  }
}

/** Rejects as a mail would. Nothing stays behind, on a full disk neither. */
async function writeProbe(folder: string, files: Files): Promise<void> {
  const path = join(folder, `writable-${randomUUID()}.probe`)
  const file = await files.create(path)
  try {
    await file.write([Buffer.alloc(PROBE_BYTES)], 0)
    await file.sync()
  } finally {
    await file.close().catch(() => {})
    await files.remove(path)
  }
}
