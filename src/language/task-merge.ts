// Joins tasks of one mail that ask for the same thing twice.

import { ALSO } from './clauses/mood.ts'
import { keywordsOf } from './keywords.ts'
import { baseOfVerb } from './lexicon/en/verbs.ts'
import type { TaskReading } from './task-reading.ts'

/** In the order of first mention; the first keeps its words and takes what the repetition adds. */
export function mergeTasks(tasks: readonly TaskReading[]): TaskReading[] {
  const kept: { task: TaskReading; words: Set<string> }[] = []
  for (const task of tasks) {
    const words = keywordsOf(task.title, baseOfVerb)
    const same = isFurther(task)
      ? undefined
      : kept.find((other) => sameWork(words, other.words) && samePeople(task, other.task))
    if (same) same.task = joined(same.task, task)
    else kept.push({ task, words })
  }
  return kept.map(({ task }) => task)
}

/** "Also send us a gauge" asks for another one. */
function isFurther({ evidence: { sentence } }: TaskReading): boolean {
  return ALSO.has(/\p{L}+/u.exec(sentence)?.[0].toLowerCase() ?? '')
}

/** Two thirds of the words in common, or all of the shorter one's when it has at least two. */
export function sameWork(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const common = [...a].filter((word) => b.has(word)).length
  const shorter = Math.min(a.size, b.size)
  const union = a.size + b.size - common
  return common > 0 && (common / union >= 0.66 || (shorter >= 2 && common === shorter))
}

function samePeople(a: TaskReading, b: TaskReading): boolean {
  const those = whoDoes(a)
  const others = whoDoes(b)
  return those.length === 0 || others.length === 0 || those.some((one) => others.includes(one))
}

const whoDoes = ({ assignees, names = [] }: TaskReading): string[] => assignees.concat(names)

const WEIGHT = { low: 0, medium: 1, high: 2 }

function joined(first: TaskReading, again: TaskReading): TaskReading {
  const better =
    again.confidence > first.confidence + 0.15 && again.title.length > first.title.length ? again : first
  const repeats = first.repeats ?? again.repeats
  return {
    ...better,
    dueDate: first.dueDate ?? again.dueDate,
    ...(repeats === undefined ? {} : { repeats }),
    priority: WEIGHT[again.priority] > WEIGHT[first.priority] ? again.priority : first.priority,
    assignees:
      first.assignees.length <= again.assignees.length || again.assignees.length === 0
        ? first.assignees
        : again.assignees,
    confidence: Math.max(first.confidence, again.confidence),
  }
}
