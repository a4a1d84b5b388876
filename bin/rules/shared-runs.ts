// Places of the sources that hold the same run of lines.

export interface SourceText {
  path: string
  text: string
}

interface Place {
  file: number
  /** Among the lines of the file that count. */
  at: number
}

/** A run that stands in more places than this is an idiom. */
const MOST_PLACES = 8

/** How many pairs of places share at least `least` lines, imports, comments, blank and mere closing lines left out. */
export function sharedRuns(files: readonly SourceText[], least: number): number {
  const lines = files.map(({ text }) => text.split('\n').map(folded).filter(counts))
  const runs = new Map<string, Place[]>()
  for (const [file, own] of lines.entries())
    for (let at = 0; at + least <= own.length; at += 1) {
      const run = own.slice(at, at + least).join('\n')
      const places = runs.get(run)
      if (places) places.push({ file, at })
      else runs.set(run, [{ file, at }])
    }
  const pairs = new Set<string>()
  for (const places of runs.values())
    if (places.length > 1 && places.length <= MOST_PLACES)
      for (const [index, one] of places.entries())
        for (const other of places.slice(index + 1)) {
          const isContinued =
            lines[one.file]?.[one.at - 1] === lines[other.file]?.[other.at - 1] && one.at > 0
          if (!isContinued) pairs.add(`${one.file}:${one.at} ${other.file}:${other.at}`)
        }
  return pairs.size
}

const folded = (line: string) => line.trim().replaceAll(/\s+/g, ' ')

function counts(line: string): boolean {
  return /[a-z]/i.test(line) && !/^(import\b|export \{|export type \{|\/\/|\/?\*|\} from )/.test(line)
}
