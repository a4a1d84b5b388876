// Labelled cases, one a line.
import { existsSync, readFileSync } from 'node:fs'

export function linesOf<T>(file: string): T[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as T)
}
