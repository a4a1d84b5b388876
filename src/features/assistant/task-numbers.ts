// Numbers of tasks where several projects are asked: each project counts its own from 1.
import type { Task } from '../tasks/contract.ts'
import type { TaskSummary } from './contract.ts'
import { summaryOf } from './task-summary.ts'

export type Numbered =
  | { kind: 'one'; said: string; summaries: TaskSummary[] }
  /** The number that is named is that of several tasks. */
  | { kind: 'several'; tasks: readonly Task[] }

/** Higher than any number that somebody would name. */
const FIRST = 1_000_000
const NAMED = /#(\d{1,5})\b|\b(?:tasks?|aufgabe|tache|tarea|compito|taak|tarefa) (\d{1,5})\b/gi

/** As they are called where all are of one project; else each with a number that no other has, and so in what is said. */
export function numberedIn(said: string, tasks: readonly Task[]): Numbered {
  if (new Set(tasks.map(({ projectId }) => projectId)).size < 2)
    return { kind: 'one', said, summaries: tasks.map(summaryOf) }
  const summaries = tasks.map((task, place) => ({ ...summaryOf(task), number: FIRST + place }))
  for (const [, sign, word] of said.matchAll(NAMED)) {
    const named = tasks.filter(({ number }) => number === Number(sign ?? word))
    if (named.length > 1) return { kind: 'several', tasks: named }
  }
  const told = said.replace(NAMED, (whole, sign?: string, word?: string) => {
    const place = tasks.findIndex(({ number }) => number === Number(sign ?? word))
    return place < 0 ? whole : `#${FIRST + place}`
  })
  return { kind: 'one', said: told, summaries }
}
