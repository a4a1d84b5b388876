// Reads a ZIP archive: its files, each of which is read like one that was attached.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content, PackedFile } from '../document.ts'
import { FileFailed } from '../failure.ts'
import { Zip } from './zip.ts'

const MOST_FILES = 50
/** Folders, and what programs leave in archives for themselves. */
const noise = /(?:\/$|^__MACOSX\/|(?:^|\/)(?:\.DS_Store|Thumbs\.db|desktop\.ini)$)/i

export function readArchive(
  bytes: Uint8Array,
  allowance: Allowance,
): { content: Content; files: PackedFile[] } {
  const zip = new Zip(bytes, allowance)
  const builder = new ContentBuilder('archive', 'file', allowance)
  const names = [...zip.entries.keys()].filter((name) => !noise.test(name))
  const files: PackedFile[] = []
  for (const name of names.slice(0, MOST_FILES)) {
    const packed = readEntry(zip, name)
    if (packed) files.push({ name, type: null, bytes: packed })
    else builder.note('unreadable_pages')
  }
  if (names.length > 0 && files.length === 0) throw new FileFailed(zip.isEncrypted ? 'encrypted' : 'damaged')
  return { content: { ...builder.build(), total: names.length }, files }
}

/** One that is broken says nothing of the others; one that is too large ends it all. */
function readEntry(zip: Zip, name: string): Uint8Array | null {
  try {
    return zip.read(name)
  } catch (error) {
    if (error instanceof FileFailed && error.code === 'too_large') throw error
    return null
  }
}
