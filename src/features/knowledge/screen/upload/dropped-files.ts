// The files of what was dropped on the page, with all that lies in dropped folders.
import type { GivenFile } from './upload-queue.ts'

/** More in one go is a mistake. */
export const MOST_FILES = 500

/** Must be called before the event ends: its items are gone afterwards. */
export function droppedFiles(transfer: DataTransfer): Promise<GivenFile[]> {
  const entries = [...transfer.items].map((item) => item.webkitGetAsEntry())
  return filesOf(entries.filter((entry) => entry !== null))
}

/** Chosen by a field; of a folder they have a path. */
export const chosenFiles = (files: FileList): GivenFile[] =>
  [...files]
    .filter(({ name }) => !isHidden(name))
    .slice(0, MOST_FILES)
    .map((file) => ({ file, path: file.webkitRelativePath || null }))

async function filesOf(entries: readonly FileSystemEntry[]): Promise<GivenFile[]> {
  const found: GivenFile[] = []
  const waiting = [...entries]
  for (
    let entry = waiting.shift();
    entry !== undefined && found.length < MOST_FILES;
    entry = waiting.shift()
  ) {
    if (isHidden(entry.name)) continue
    if (isFile(entry)) found.push({ file: await fileOf(entry), path: pathOf(entry) })
    else if (isFolder(entry)) waiting.push(...(await entriesOf(entry)))
  }
  return found
}

/** Such as .DS_Store. */
const isHidden = (name: string) => name.startsWith('.')
const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory

/** A file alone has none. */
function pathOf({ fullPath, name }: FileSystemEntry): string | null {
  const path = fullPath.replace(/^\//, '')
  return path === name ? null : path
}

const fileOf = (entry: FileSystemFileEntry) =>
  new Promise<File>((resolve, reject) => entry.file(resolve, reject))

/** A reader answers some of a folder at a time, and nothing at its end. */
async function entriesOf(folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> {
  const reader = folder.createReader()
  const all: FileSystemEntry[] = []
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    )
    if (some.length === 0) return all
    all.push(...some)
  }
}
