// What a backup says of itself, and whether its files are still the ones that were copied.
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'
import { UsageError } from './usage.ts'

const MANIFEST = 'backup.json'
const CHECKSUMS = 'checksums.json'

const manifest = z.object({
  at: z.iso.datetime({ offset: true }),
  database: z.enum(['embedded', 'postgres']),
  /** Of the database and all else. */
  bytes: z.number().int().nonnegative(),
  folder: z.string().optional(),
  /** SHA-256 of the file with the checksums; backups of earlier versions have none. */
  checksums: z.string().optional(),
})
export type Manifest = z.infer<typeof manifest>

/** By path within the backup, SHA-256. */
const checksums = z.record(z.string(), z.string())

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => null)
  if (text === null) throw new UsageError(`${folder} is no backup, or one that was not finished`)
  const read = parsed(text, manifest)
  if (!read) throw new UsageError(`${join(folder, MANIFEST)} is damaged: take another backup`)
  return read
}

/** Writes the checksums of all files, and returns the one of that list. */
export async function writeChecksums(folder: string): Promise<string> {
  const list: Record<string, string> = {}
  for (const path of await filesIn(folder)) list[path] = await hashOf(join(folder, path))
  const text = JSON.stringify(list)
  await writeFile(join(folder, CHECKSUMS), text, { mode: 0o600 })
  return sha256(text)
}

/** Throws UsageError for a backup with links, or with files that are not the ones that were copied. */
export async function requireUnchanged(
  folder: string,
  { checksums: listHash, bytes }: Manifest,
): Promise<void> {
  const paths = await filesIn(folder)
  if (listHash === undefined) {
    const sizes = await Promise.all(paths.map((path) => stat(join(folder, path))))
    if (sizes.reduce((sum, { size }) => sum + size, 0) !== bytes)
      throw changed(folder, `its files are not the ${bytes} bytes that ${MANIFEST} names`)
    return
  }
  const text = await readFile(join(folder, CHECKSUMS), 'utf8').catch(() => '')
  const list = sha256(text) === listHash ? parsed(text, checksums) : null
  if (!list) throw changed(folder, `${CHECKSUMS} is not the one that was written`)
  const found = new Set(paths)
  const missing = Object.keys(list).find((path) => !found.has(path))
  if (missing !== undefined) throw changed(folder, `${JSON.stringify(missing)} is missing`)
  for (const path of paths) {
    if (!Object.hasOwn(list, path)) throw changed(folder, `${JSON.stringify(path)} was added`)
    if (list[path] !== (await hashOf(join(folder, path))))
      throw changed(folder, `${JSON.stringify(path)} is not as it was copied`)
  }
}

const changed = (folder: string, why: string) =>
  new UsageError(`Nothing was restored: the backup in ${folder} was changed, ${why}`)

/** Paths of all files but those that tell of the others. Throws for a link, which may lead anywhere. */
async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries.map((entry) => ({
    entry,
    path: relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'),
  }))
  const odd = paths.find(({ entry }) => !entry.isFile() && !entry.isDirectory())
  if (odd) throw changed(folder, `${JSON.stringify(odd.path)} is a link or no plain file`)
  return paths
    .filter(({ entry, path }) => entry.isFile() && path !== MANIFEST && path !== CHECKSUMS)
    .map(({ path }) => path)
    .sort()
}

function parsed<T>(text: string, shape: z.ZodType<T>): T | null {
  try {
    return shape.parse(JSON.parse(text))
  } catch {
    return null
  }
}

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
