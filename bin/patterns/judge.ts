// Asks recheck for the worst case of patterns: how their time grows with the text that they are tried on.
import { availableParallelism } from 'node:os'
import { check } from 'recheck'
import type { Pattern } from './pattern.ts'

/** Null where no text makes it take more than linear time; else what is the matter, in words. */
export type Fault = string | null

/** Most patterns are judged within a second. */
const PATIENCE_MS = 120_000
const MOST_AT_ONCE = 2
const LONGEST_EXAMPLE = 120

/** Answers in the order given. */
export async function judge(patterns: readonly Pattern[], patienceMs = PATIENCE_MS): Promise<Fault[]> {
  const faults: Fault[] = []
  const left = patterns.entries()
  const hand = async () => {
    for (const [at, pattern] of left) faults[at] = await judgeOne(pattern, patienceMs)
  }
  await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, hand))
  return faults
}

async function judgeOne({ source, flags }: Pattern, timeout: number): Promise<Fault> {
  // Steps are counted, not milliseconds: the verdict must not depend on how busy the machine is.
  const found = await check(source, flags, { timeout, attackTimeout: null, incubationTimeout: null })
  if (found.status === 'safe') return null
  if (found.status === 'unknown') return `nobody knows how long it may take (${found.error.kind})`
  const degree = found.complexity.type === 'exponential' ? 'exponential' : `n^${found.complexity.degree}`
  return `takes ${degree} time, as on ${found.attack.pattern.slice(0, LONGEST_EXAMPLE)}`
}
