// Copies a folder in which others work meanwhile: what goes away while it is copied is left out.
import { constants, copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'

/** What is written just now, and the mark of whoever has the folder. */
const isPassing = (name: string) => name.endsWith('.part') || name.startsWith('mailcrew.lock')

/** Bytes that were copied; none where there is no such folder. */
export async function copyTree(from: string, to: string, without: readonly string[] = []): Promise<number> {
  const entries = await readdir(from, { withFileTypes: true }).catch(unlessGone)
  if (!entries) return 0
  await mkdir(to, { recursive: true, mode: 0o700 })
  let bytes = 0
  for (const entry of entries.filter(({ name }) => !without.includes(name))) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)]
    if (entry.isDirectory()) bytes += await copyTree(source, target)
    else if (entry.isFile() && !isPassing(entry.name)) {
      await copyFile(source, target, constants.COPYFILE_FICLONE).catch(unlessGone)
      bytes += (await stat(target).catch(unlessGone))?.size ?? 0
    }
  }
  return bytes
}

function unlessGone(error: unknown): null {
  if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
  throw error
}
