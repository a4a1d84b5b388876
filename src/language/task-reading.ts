// The shapes of what is read for tasks and of the tasks read.
import type { Act } from './intent.ts'
import type { Person } from './people.ts'

export interface ReadTasksInput {
  /** The newest text only: no quoted history, no signature. */
  text: string
  subject: string
  author: Person
  /** Recipients without the addresses of agents. */
  to: Person[]
  cc: Person[]
  sentAt: Date
  /** An IANA zone or an offset such as '+02:00'. */
  zone: string
  mailPriority: 'high' | 'low' | null
  dayFirst?: boolean
}

export interface TaskReading {
  /** At most 80 characters, beginning with a verb. */
  title: string
  description: string
  /** Lower-case addresses; empty when nobody is named and the mail has no recipients. */
  assignees: string[]
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  priority: 'low' | 'medium' | 'high'
  /** The verbatim words it rests on: `text.slice(start, end)`; of the subject when the text holds nothing. */
  evidence: { sentence: string; start: number; end: number }
  /** 0..1; below 0.6 it is a suggestion and not yet a task. */
  confidence: number
  act: Act
  /** How often it is to be done, as the value of an RRULE (RFC 5545); `dueDate` is then its first day, if one is said. */
  repeats?: string
  /** The number that stands before it in its list. */
  itemNumber?: number
  /** Numbers of the tasks that come first ("blocked by task 3"). */
  blockedBy?: number[]
}
