// What agents made and changed, counted in words: by the nouns that features give their records.
import type { Tally } from './outcome.ts'

/** One and many: ['task', 'tasks']. */
export type Noun = readonly [one: string, many: string]

/** Of a kind of record. */
export type NounOf = (kind: string) => Noun

/** "1 task", "3 tasks" */
export function counted(count: number, [one, many]: Noun): string {
  return `${count} ${count === 1 ? one : many}`
}

/** "2 tasks and 1 poll" */
export function countedWords(tallies: readonly Tally[], nounOf: NounOf): string {
  const all = tallies.map(({ kind, count }) => counted(count, nounOf(kind)))
  return [all.slice(0, -1).join(', '), ...all.slice(-1)].filter(Boolean).join(' and ')
}
