// Reads the commands and markers that a person may write into a mail ("#done 2", "$$task").
import { fold, singleSpaced } from './fold.ts'

type StatusName = 'pending' | 'in-progress' | 'completed' | 'blocked'
type PriorityName = 'low' | 'medium' | 'high'

/** `task` is the number that was written, or null when the mail's own context must tell which task. */
export type Command =
  | {
      kind: 'status'
      task: number | null
      status: StatusName
      text: string
    }
  | { kind: 'assign'; task: number | null; to: string; text: string }
  | { kind: 'due'; task: number | null; when: string; text: string }
  | { kind: 'priority'; task: number | null; priority: PriorityName; text: string }
  | { kind: 'title'; task: number | null; title: string; text: string }
  | { kind: 'note'; task: number | null; note: string; text: string }
  | { kind: 'undo'; text: string }
  | { kind: 'stop'; text: string }
  | { kind: 'help'; text: string }
  | { kind: 'unknown'; text: string }

/** A line that begins with a command, in its parts. */
interface CommandLine {
  /** The command, folded and without its "#". */
  word: string
  task: number | null
  argument: string
  /** The line itself. */
  text: string
}

type Read = (line: CommandLine) => Command

const STATUS: ReadonlyMap<string, StatusName> = new Map(
  Object.entries<StatusName>({
    done: 'completed',
    todo: 'pending',
    progress: 'in-progress',
    blocked: 'blocked',
  }),
)

const PRIORITY: ReadonlyMap<string, PriorityName> = new Map(
  Object.entries<PriorityName>({
    p1: 'high',
    high: 'high',
    p2: 'medium',
    medium: 'medium',
    p3: 'low',
    low: 'low',
  }),
)

const WITH_ARGUMENT: ReadonlyMap<string, Read> = new Map(
  Object.entries<Read>({
    assign: ({ task, argument, text }) => ({
      kind: 'assign',
      task,
      to: argument.replace(/^(?:to +|@)/i, ''),
      text,
    }),
    due: ({ task, argument, text }) => ({
      kind: 'due',
      task,
      when: argument.replace(/^(?:on|by) +/i, ''),
      text,
    }),
    title: ({ task, argument, text }) => ({ kind: 'title', task, title: argument, text }),
    note: ({ task, argument, text }) => ({ kind: 'note', task, note: argument, text }),
  }),
)

const WORD = /^[ \t]{0,20}#([\p{L}\p{N}]{1,20})/u
const TASK = /^[ \t]+#?(\d{1,6})(?=[ \t]|$)/
/** Characters behind the word and the task; a longer line is text. */
const LONGEST_ARGUMENT = 2000

/**
 * The commands of a text (agents.md, section 1, "Commands") and the text without their lines. A line
 * is a command only when it begins with "#word"; one that looks like it and is not known comes back
 * as `unknown`, so that the answer can say so. "# Heading" and "#hashtag in a sentence" are text.
 */
export function readCommands(text: string): { commands: Command[]; rest: string } {
  if (!text.includes('#')) return { commands: [], rest: text }
  const commands: Command[] = []
  const rest: string[] = []
  for (const line of text.split('\n')) {
    const command = readLine(line.replace(/\r$/, ''))
    if (command) commands.push(command)
    else rest.push(line)
  }
  return { commands, rest: commands.length === 0 ? text : rest.join('\n').trim() }
}

function readLine(line: string): Command | null {
  const [head, written = ''] = WORD.exec(line) ?? []
  const word = fold(written)
  if (head === undefined || /^\d+$/.test(word)) return null
  const behind = line.slice(head.length)
  const [numbered = '', number] = TASK.exec(behind) ?? []
  const task = number === undefined ? null : Number(number)
  const argument = behind.slice(numbered.length).trim()
  if (argument.length > LONGEST_ARGUMENT) return null
  const text = line.trim()
  const status = STATUS.get(word)
  if (status) return onlyTask(argument) ? { kind: 'status', task, status, text } : { kind: 'unknown', text }
  const priority = PRIORITY.get(word)
  if (priority)
    return onlyTask(argument) ? { kind: 'priority', task, priority, text } : { kind: 'unknown', text }
  if (word === 'undo' || word === 'stop' || word === 'help') return { kind: word, text }
  return withArgument({ word, task, argument, text })
}

/** "#done 2" and "#done." are whole; "#done with this now" is not a command we may guess at. */
function onlyTask(argument: string): boolean {
  return /^[.!]*$/.test(argument)
}

function withArgument(line: CommandLine): Command | null {
  const read = WITH_ARGUMENT.get(line.word)
  const given = numberAsArgument(line)
  if (read && given.argument !== '') return read(given)
  const looksLikeCommand = line.argument.split(/\s+/).length <= 3 && !/[.?!]$/.test(line.argument)
  return read || looksLikeCommand ? { kind: 'unknown', text: line.text } : null
}

/** "#due 3" alone means the third of the month, not task 3 without a date: the number was the argument. */
function numberAsArgument(line: CommandLine): CommandLine {
  const { word, task, argument } = line
  const isArgument =
    argument === '' && task !== null && (word === 'due' || word === 'title' || word === 'note')
  return isArgument ? { ...line, task: null, argument: String(task) } : line
}

const TASK_MARKER = /(?<![\p{L}\p{N}$])\$\$task(?![\p{L}\p{N}])/iu
const POLLING_MARKER = /(?<![\p{L}\p{N}$])\$\$polling(?![\p{L}\p{N}])/iu

/** Whether subject or newest text bears $$task or $$polling, in any letter case (MAIL-25). */
export function readMarkers(subject: string, text: string): { task: boolean; polling: boolean } {
  const both = `${subject}\n${text}`
  return { task: TASK_MARKER.test(both), polling: POLLING_MARKER.test(both) }
}

const QUESTIONS: readonly { means: 'tasks' | 'status' | 'results'; pattern: RegExp }[] = [
  {
    means: 'tasks',
    pattern:
      /^(?:(?:show|list|send|give)(?: me)? )?(?:(?:all )?my (?:open )?tasks|my to ?dos?|what(?:'s| is| are) (?:on my plate|my tasks)|what do i have to do|meine aufgaben|mes taches|mis tareas)$/,
  },
  {
    means: 'status',
    pattern:
      /^(?:(?:show|list|send|give)(?: me)? )?(?:(?:the |current |project |a )*status(?: (?:report|update))?|where (?:are|do) we(?: stand)?|what(?:'s| is) the status|was ist der stand|stand)$/,
  },
  {
    means: 'results',
    pattern:
      /^(?:(?:show|list|send|give)(?: me)? )?(?:(?:the |current |poll )*results|what(?:'s| are) the results|ergebnisse|resultats|resultados)$/,
  },
]

/**
 * What a mail asks to be shown, when that is all it says ("my tasks", "status", "results"); a greeting
 * or a thank-you around it does not count. Null for any other mail.
 */
export function readQuestionOfStatus(text: string): 'tasks' | 'status' | 'results' | null {
  const lines = fold(text.slice(0, 400)).split('\n')
  let asked: (typeof QUESTIONS)[number] | undefined
  let said = 0
  for (const written of lines) {
    const line = withoutManners(written)
    if (line === '' || /^(?:hi|hello|hey|hallo|dear)\b/.test(line)) continue
    said += 1
    asked ??= QUESTIONS.find(({ pattern }) => pattern.test(line))
    if (asked === undefined || said > 3) return null
  }
  return asked?.means ?? null
}

function withoutManners(line: string): string {
  return singleSpaced(
    line
      .replace(/^(?:hi|hello|hey|hallo|dear)[^,\n]{0,30},\s*/, '')
      .replace(/\b(?:please|bitte|thanks|thank you|danke)\b/g, ' ')
      .replace(/[^\p{L}\p{N}' ]+/gu, ' '),
  ).trim()
}
