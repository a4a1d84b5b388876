// Reads the tasks out of the newest text of a mail, without a model.
import { type Intent, readIntent } from './intent.ts'
import type { Person } from './people.ts'
import { splitSentences } from './sentences.ts'

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
  title: string
  description: string
  /** Lower-case addresses; empty when nobody is named and the mail has no recipients. */
  assignees: string[]
  /** 'YYYY-MM-DD' */
  dueDate: string | null
  priority: 'low' | 'medium' | 'high'
  /** The verbatim sentence that the task rests on: `text.slice(start, end)`. */
  evidence: { sentence: string; start: number; end: number }
  /** 0..1; below 0.6 it is a suggestion and not yet a task. */
  confidence: number
  act: Intent['act']
  /** "every Monday", when the text says that it recurs. */
  repeats?: string | null
  /** Numbers of the tasks that come first ("blocked by task 3"). */
  blockedBy?: number[]
}

export function readTasks(input: ReadTasksInput): TaskReading[] {
  return splitSentences(input.text)
    .filter((sentence) => readIntent(sentence.text).score > 0.5)
    .map((sentence) => ({
      title: sentence.text.slice(0, 80),
      description: '',
      assignees: input.to.map((person) => person.email.toLowerCase()),
      dueDate: null,
      priority: 'medium',
      evidence: { sentence: sentence.text, start: sentence.start, end: sentence.end },
      confidence: 0.7,
      act: readIntent(sentence.text).act,
    }))
}
