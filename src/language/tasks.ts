// Reads the tasks out of the newest text of a mail, without a model (agents.md, section 2, Tula).
import { isBulkMail } from './bulk-mail.ts'
import { type Sentence, splitSentences } from './sentences.ts'
import { mergeTasks } from './task-merge.ts'
import { TaskReader } from './task-reader.ts'
import type { ReadTasksInput, TaskReading } from './task-reading.ts'

export type { ReadTasksInput, TaskReading } from './task-reading.ts'

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
  const sentences = splitSentences(text)
  const found = readFrom({ ...input, text }, sentences)
  if (found.length > 0 || (text.length > SHORT_TEXT && hasContent(sentences))) return found.slice(0, MOST)
  if (/^(?:re|aw):/i.test(input.subject)) return []
  const subject = input.subject.replace(/^(?:(?:re|fwd?|aw|wg|tr|rv)\s*:\s*)+/i, '')
  return readFrom({ ...input, text: subject }, splitSentences(subject)).filter(({ act }) => act === 'request')
}

function readFrom(input: ReadTasksInput, sentences: readonly Sentence[]): TaskReading[] {
  const reader = new TaskReader(input)
  for (const sentence of sentences) {
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
function hasContent(sentences: readonly Sentence[]): boolean {
  return sentences.some(
    ({ kind, text: words }) => kind !== 'greeting' && kind !== 'closing' && words.length > 3,
  )
}
