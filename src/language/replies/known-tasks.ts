// The tasks that a reply may mean, with their words made ready for comparison.

import { likeness } from './similar.ts'
import { tokensOf } from './tokens.ts'
import type { Vocabulary } from './vocabulary.ts'

export interface KnownTask {
  number: number
  title: string
  /** Addresses, in lower case. */
  assignees: readonly string[]
  status: 'pending' | 'progress' | 'blocked' | 'done'
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  /** It is due again and again. */
  repeats?: boolean
}

export interface TaskView {
  task: KnownTask
  /** The words that name its thing, each with how rare it is among the tasks (0 to 1). */
  things: { word: string; weight: number }[]
  /** Its verbs: those of its words that are work. */
  verbs: string[]
  works: ReadonlySet<number>
}

export function viewsOf(tasks: readonly KnownTask[], vocabulary: Vocabulary): TaskView[] {
  const words = tasks.map(({ title }) => [
    ...new Set(
      tokensOf(title.slice(0, 300)).flatMap(({ text, kind }) =>
        kind !== 'mark' && text.length > 1 && !text.endsWith("'") && !vocabulary.small.has(text)
          ? [text]
          : [],
      ),
    ),
  ])
  return tasks.map((task, index) => {
    const own = words[index] ?? []
    // "Dessiner les affiches": a language whose titles open with an infinitive has a thing at their end.
    const last = vocabulary.infinitives.first.length > 0 ? -1 : own.length - 1
    const isVerb = own.map(
      (word, place) => vocabulary.works(word).length > 0 && (place === 0 || place === last),
    )
    const things = own.filter((_, place) => !isVerb[place])
    const verbs = own.filter((_, place) => isVerb[place])
    return {
      task,
      things: things.map((word) => ({ word, weight: 1 / Math.sqrt(holders(word, words)) })),
      verbs,
      works: new Set(verbs.flatMap((word) => vocabulary.works(word))),
    }
  })
}

function holders(word: string, all: readonly (readonly string[])[]): number {
  return Math.max(1, all.filter((words) => words.some((one) => likeness(one, word) >= 0.8)).length)
}
