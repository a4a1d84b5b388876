// Finds the product's patterns, has those judged that nobody has judged yet, and tells which may not stay.
import type { Violation } from '../rules/violation.ts'
import { patternsComposed } from './composed.ts'
import { type Fault, judge } from './judge.ts'
import { wrongLists } from './list-rules.ts'
import { type Lists, readLists, writeLists } from './lists.ts'
import { byHash, hashOf, type Pattern } from './pattern.ts'
import { patternsWritten } from './written.ts'

export interface Checked {
  /** Found sound now, and not yet kept. */
  unkept: number
  broken: Violation[]
}

/** Of the project at `root`. With `keeps`, what was found sound is kept, and what is gone leaves the lists. */
export async function checkPatterns(root: string, keeps = false): Promise<Checked> {
  const written = patternsWritten(root)
  const composed = patternsComposed(root, written.sites)
  const all = [...written.literals, ...composed.patterns]
  const patterns = byHash(all)
  const before = readLists(root)
  const fresh = [...patterns].filter(([hash]) => !isKnown(before, hash))
  const faults = await judge(fresh.map(([, pattern]) => pattern))
  const faultOf = new Map(fresh.map(([hash], at) => [hash, faults[at] ?? null]))
  const sound = [...faultOf].flatMap(([hash, fault]) => (fault === null ? [hash] : []))
  const lists = keeps ? keep(root, before, sound, patterns) : before
  return {
    unkept: keeps ? 0 : sound.length,
    broken: [
      ...written.unseen,
      ...composed.unseen,
      ...wrongLists(lists, patterns),
      ...slowPatterns(all, faultOf),
    ],
  }
}

function isKnown({ sound, excused }: Lists, hash: string): boolean {
  return sound.has(hash) || excused.some((one) => one.hash === hash)
}

function keep(
  root: string,
  { sound, excused }: Lists,
  found: readonly string[],
  patterns: ReadonlyMap<string, Pattern>,
): Lists {
  const lists = {
    sound: new Set([...sound, ...found].filter((hash) => patterns.has(hash))),
    excused: excused.filter(({ hash }) => patterns.has(hash)),
  }
  writeLists(root, lists)
  return lists
}

/** At each place where one stands. */
function slowPatterns(all: readonly Pattern[], faultOf: ReadonlyMap<string, Fault>): Violation[] {
  return all.flatMap((pattern) => {
    const hash = hashOf(pattern)
    const fault = faultOf.get(hash) ?? null
    const { file, line, source, flags } = pattern
    if (fault === null) return []
    return [{ rule: 'pattern-slow', file: `${file}:${line}`, what: `${fault}: ${hash} /${source}/${flags}` }]
  })
}
