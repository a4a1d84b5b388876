// What a reply is laid out from: its words, who takes part, and the tasks that it may mean.
import type { DateOptions } from '../dates/found-date.ts'
import type { Person } from '../people.ts'
import type { KnownTask } from './known-tasks.ts'

/** A stretch of the reply that answers what is quoted above it. */
export interface Answer {
  at: number
  quoted: string
}

export interface SceneInput {
  text: string
  answers: readonly Answer[]
  author: Person
  people: readonly Person[]
  tasks: readonly KnownTask[]
  dates: DateOptions
  /** Number of the task that the answered mail was about. */
  about: number | null
}
