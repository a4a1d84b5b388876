// The rule that lets a folder be read by itself: what a folder holds, files and whole subfolders, imports each other one way.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript-6'
import { sourcesOf } from './source-files.ts'
import type { Violation } from './violation.ts'

/** An import between two entries of a folder; files deeper in a subfolder count as that subfolder. */
interface Arrow {
  from: string
  to: string
  /** One of the files that makes it, and the file that this imports. */
  file: string
  imported: string
}

export interface FolderCircle {
  folder: string
  arrows: Arrow[]
}

/** Each import of a circle is a violation: moving what one of them names mends it. */
export function folderCircles(root: string): Violation[] {
  return circlesOfFolders(root).flatMap(({ folder, arrows }) => {
    const circle = [...arrows.map(({ from }) => from), arrows[0]?.from].join(' -> ')
    return arrows.map(({ file, imported }) => ({
      rule: 'no-folder-circles',
      file,
      what: `imports ${imported}, which closes the circle ${circle} in ${folder}`,
    }))
  })
}

/** A shortest circle for each group of entries that import each other, where one of them is a folder. */
export function circlesOfFolders(root: string): FolderCircle[] {
  const circles: FolderCircle[] = []
  for (const [folder, arrows] of arrowsByFolder(root)) {
    const found = new Set<string>()
    for (const entry of new Set(arrows.map(({ from }) => from))) {
      if (found.has(entry) || isFile(entry)) continue
      const circle = shortestCircle(entry, arrows)
      for (const { from } of circle) found.add(from)
      if (circle.length > 0) circles.push({ folder, arrows: circle })
    }
  }
  return circles
}

const isFile = (entry: string) => /\.tsx?$/.test(entry)

function arrowsByFolder(root: string): Map<string, Arrow[]> {
  const files = sourcesOf(root, 'src')
  const known = new Set(files)
  const folders = new Map<string, Map<string, Arrow>>()
  for (const file of files) {
    const { importedFiles } = ts.preProcessFile(readFileSync(join(root, file), 'utf8'), true, true)
    for (const { fileName } of importedFiles) {
      const imported = join(dirname(file), fileName)
      if (!fileName.startsWith('.') || !known.has(imported)) continue
      const { folder, from, to } = parted(file, imported)
      if (from === to) continue
      const arrows = folders.get(folder) ?? new Map<string, Arrow>()
      folders.set(folder, arrows)
      if (!arrows.has(`${from} ${to}`)) arrows.set(`${from} ${to}`, { from, to, file, imported })
    }
  }
  return new Map([...folders].map(([folder, arrows]) => [folder, [...arrows.values()]]))
}

/** The deepest folder that holds both files, and the entry of it that leads to each. */
function parted(file: string, imported: string): { folder: string; from: string; to: string } {
  const parts = file.split('/')
  const others = imported.split('/')
  const depth = parts.findIndex((part, index) => part !== others[index])
  if (depth < 0) return { folder: file, from: '', to: '' }
  return { folder: parts.slice(0, depth).join('/'), from: parts[depth] ?? '', to: others[depth] ?? '' }
}

/** Breadth first from `start` back to it; empty where no way leads back. */
function shortestCircle(start: string, arrows: readonly Arrow[]): Arrow[] {
  const reached = new Map<string, Arrow[]>([[start, []]])
  for (const [entry, way] of reached)
    for (const arrow of arrows) {
      if (arrow.from !== entry) continue
      if (arrow.to === start) return [...way, arrow]
      if (!reached.has(arrow.to)) reached.set(arrow.to, [...way, arrow])
    }
  return []
}
