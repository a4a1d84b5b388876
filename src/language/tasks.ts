// Reads the tasks out of the newest text of a mail, without a model (agents.md, section 2, Tula).
import { isBulkMail } from './bulk-mail.ts'
import type { Act } from './intent.ts'
import type { Person } from './people.ts'
import { splitSentences } from './sentences.ts'
import { mergeTasks } from './task-merge.ts'
import { TaskReader } from './task-reader.ts'

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
  /** "every Monday", when the text says that it recurs. */
  repeats?: string | null
  /** Numbers of the tasks that come first ("blocked by task 3"). */
  blockedBy?: number[]
}

/** The most that one mail may give; what a list of thousands means is no list of tasks. */
const MOST = 100
/** Below this a text may only point at its subject ("see above"). */
const SHORT_TEXT = 60
const MOST_QUESTIONS = 5
const LONGEST_TEXT = 200_000

/** The tasks of a mail in the order of the text; none from newsletters, absence notes, manners and mere news. */
export function readTasks(input: ReadTasksInput): TaskReading[] {
  const text = input.text.slice(0, LONGEST_TEXT)
  if (isBulkMail(text)) return []
  const found = readFrom({ ...input, text })
  if (found.length > 0 || (hasContent(text) && text.length > SHORT_TEXT)) return found.slice(0, MOST)
  const subject = input.subject.replace(/^(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)+/i, '')
  return readFrom({ ...input, text: subject }).filter(
    ({ act }) => act === 'request' && !/^(?:re|aw):/i.test(input.subject),
  )
}

function readFrom(input: ReadTasksInput): TaskReading[] {
  const reader = new TaskReader(input)
  for (const sentence of splitSentences(input.text)) {
    if (reader.tasks.length >= 2 * MOST) break
    reader.read(sentence)
  }
  return mergeTasks(withoutQuestionnaire(reader.tasks))
}

/** Many questions in one mail are a form to fill in, not as many tasks. */
function withoutQuestionnaire(tasks: TaskReading[]): TaskReading[] {
  if (tasks.filter(({ act }) => act === 'question').length <= MOST_QUESTIONS) return tasks
  return tasks.map((task) =>
    task.act === 'question' ? { ...task, confidence: Math.min(task.confidence, 0.45) } : task,
  )
}

/** More than manners: then a subject without a task in the text is only a name for the thread. */
function hasContent(text: string): boolean {
  return splitSentences(text).some(
    ({ kind, text: words }) => kind !== 'greeting' && kind !== 'closing' && words.length > 3,
  )
}
