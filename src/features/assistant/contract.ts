// The assistant on the wire: the call, the prompt that is its message, and the JSON that is its answer.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'
import { shownLine } from '../../kit/invisible-characters.ts'
import { priority } from '../tasks/contract.ts'

export const blankMessage = 'Message is required'

/** Characters; a board of a thousand tasks takes about half of them. */
export const LONGEST_MESSAGE = 400_000
/** Characters of what a person asks. */
export const LONGEST_QUESTION = 2_000

/** API-57. The message is made by `promptOf`; plain text without a list of tasks is understood too. */
export const queryAssistant = endpoint({
  method: 'POST',
  path: '/api/claude/query',
  summary: 'Ask the task assistant; nothing is changed by asking',
  access: 'session',
  body: z.object({
    message: z
      .string()
      .max(LONGEST_MESSAGE, 'Message must be 400,000 characters or fewer')
      .refine((message) => message.trim() !== '', blankMessage),
  }),
  /** JSON text in the form of `assistantAnswer`. */
  response: z.object({ response: z.string() }),
})

/** A task as the assistant hears of it (AIA-03); beyond the row, what a question of time or number takes. */
export const taskSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  status: z.string(),
  priority,
  assignees: z.array(z.object({ name: z.string(), email: z.string() })),
  /** As it stands on the card, per project. */
  number: z.number().int().optional(),
  /** YYYY-MM-DD. */
  dueDate: z.string().nullable().optional(),
})
export type TaskSummary = z.infer<typeof taskSummary>

/** What a question is asked about. */
export const askedBoard = z.object({
  tasks: z.array(taskSummary),
  /** The day of the person who asks, YYYY-MM-DD. */
  today: z.iso.date().optional(),
  /** Address of the person who asks. */
  me: z.string().optional(),
})
export type AskedBoard = z.infer<typeof askedBoard>

export interface Prompt {
  text: string
  board: AskedBoard
}

const START = '\n<board>\n'
const END = '\n</board>'

/**
 * The message for a question (AIA-03): the person's words, then one line of JSON between marks. JSON has no
 * line breaks of its own, so that no title can end the list or begin another.
 */
export function promptOf({ text, board }: Prompt): string {
  return `${text.trim()}${START}${JSON.stringify(askedBoard.parse(board))}${END}`
}

/** What `promptOf` put together; the last list counts, and a message in any other form is all text. */
export function readPrompt(message: string): Prompt {
  const start = message.lastIndexOf(START)
  const rest = message.slice(start + START.length).trimEnd()
  const board = askedBoard.safeParse(
    start < 0 || !rest.endsWith(END) ? null : parsed(rest.slice(0, -END.length)),
  )
  if (!board.success) return { text: message.trim(), board: { tasks: [] } }
  return { text: message.slice(0, start).trim(), board: board.data }
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return null
  }
}

/** AIA-05. */
export const actionType = z.enum([
  'FILTER',
  'SORT',
  'INSIGHT',
  'ORGANIZE',
  'TASK_UPDATE',
  'TASK_CREATE',
  'GENERAL',
])

/** What a move writes (KB-15), with the two states that have no column of their own. */
export const moveStatus = z.enum(['pending', 'in-progress', 'blocked', 'review', 'completed'])
export type MoveStatus = z.infer<typeof moveStatus>

/** ENT-30. Without a task the person chooses one (ERR-29, ERR-30). */
export const taskAction = z.object({
  label: z.string(),
  description: z.string(),
  statusChange: moveStatus,
  taskId: z.number().int().nullish(),
})
export type TaskAction = z.infer<typeof taskAction>

/** ENT-30; made with status pending (AIA-06). */
export const newTask = z.object({
  title: z.string().overwrite(shownLine).trim().min(1).max(500),
  description: z.string().max(20_000),
  priority,
})
export type NewTask = z.infer<typeof newTask>

const oneOrMore = <T extends z.ZodType>(one: T) => z.union([one, z.array(one)])

/** ENT-31; what is left out is not filtered by. `assignee` is an address or a name. */
export const taskFilters = z.object({
  search: z.string().nullish(),
  priority: oneOrMore(priority).nullish(),
  assignee: oneOrMore(z.string()).nullish(),
  dueDate: z.enum(['overdue', 'today', 'week', 'none']).nullish(),
  status: oneOrMore(moveStatus).nullish(),
})
export type TaskFilters = z.infer<typeof taskFilters>

/** ENT-31, KB-10. */
export const taskSort = z.object({
  sortBy: z.enum(['createdAt', 'priority', 'title', 'dueDate']),
  sortOrder: z.enum(['asc', 'desc']),
})
export type TaskSort = z.infer<typeof taskSort>

/** AIA-05: the JSON in the response. */
export const assistantAnswer = z.object({
  type: actionType,
  suggestion: z.string(),
  taskActions: z.array(taskAction).max(200).nullish(),
  newTask: newTask.nullish(),
  filters: taskFilters.nullish(),
  sort: taskSort.nullish(),
})
export type AssistantAnswer = z.infer<typeof assistantAnswer>
