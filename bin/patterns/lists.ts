// What is known of the product's patterns, by hash: the sound ones and the excused ones.
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/** A pattern that takes more than linear time, and stays. */
export interface Listed {
  hash: string
  file: string
  /** Why it may stay. */
  words: string
}

export interface Lists {
  /** Hashes of those that recheck found to take linear time at most. */
  sound: Set<string>
  excused: Listed[]
}

const folder = 'bin/patterns'
const { version } = createRequire(import.meta.url)('recheck/package.json') as { version: string }
/** Another version may judge otherwise: it begins anew. */
const judgedBy = `# recheck ${version}`

/** Of the project at `root`; a list that is not there is empty. */
export function readLists(root: string): Lists {
  const sound = linesOf(root, 'sound.txt')
  return {
    sound: new Set(sound.includes(judgedBy) ? sound : []),
    excused: linesOf(root, 'excused.txt').flatMap(listed),
  }
}

/** Sorted, one to a line, so that branches that add different ones merge. */
export function writeLists(root: string, { sound, excused }: Lists): void {
  const write = (name: string, lines: string[]) =>
    writeFileSync(join(root, folder, name), lines.map((line) => `${line}\n`).join(''))
  write('sound.txt', [judgedBy, ...[...sound].sort()])
  write(
    'excused.txt',
    excused.map(({ hash, file, words }) => `${hash} ${file} ${words}`),
  )
}

function linesOf(root: string, name: string): string[] {
  try {
    return readFileSync(join(root, folder, name), 'utf8')
      .split('\n')
      .filter(Boolean)
  } catch {
    return []
  }
}

function listed(line: string): Listed[] {
  const [hash = '', file = '', ...words] = line.split(' ')
  return line.startsWith('#') ? [] : [{ hash, file, words: words.join(' ') }]
}
