// The assistant on the wire: the call, and the prompt that is its message.
import { z } from 'zod'
import { endpoint } from '../../kit/contract.ts'
import { priorities } from '../tasks/contract.ts'

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
  /** JSON text in the form of `assistantAnswer` (answer/contract.ts). */
  response: z.object({ response: z.string() }),
})

/** A task as the assistant hears of it (AIA-03); beyond the row, what a question of time or number takes. */
export const taskSummary = z.object({
  id: z.number().int(),
  title: z.string(),
  status: z.string(),
  priority: z.enum(priorities),
  assignees: z.array(z.object({ name: z.string(), email: z.string() })),
  /** As it stands on the card, per project. */
  number: z.number().int().optional(),
  /** YYYY-MM-DD. */
  dueDate: z.string().nullable().optional(),
})
/** `mark` is known on our side alone: it stands behind the task's name in an answer, and tells which task that is. */
export type TaskSummary = z.infer<typeof taskSummary> & { mark?: string }

/** What a question is asked about. */
export const askedBoard = z.object({
  tasks: z.array(taskSummary),
  /** The day of the person who asks, YYYY-MM-DD. */
  today: z.iso.date().optional(),
  /** Address of the person who asks. */
  me: z.string().optional(),
  /** The project whose board it is: all that is known of it is asked, and the conversation is kept. */
  project: z.number().int().positive().optional(),
})
/** `isExact` is known on our side alone: what is asked for is told, and nothing beside it. */
export type AskedBoard = z.infer<typeof askedBoard> & { tasks: TaskSummary[]; isExact?: boolean }

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
  return `${text.trim()}${START}${JSON.stringify(told(board))}${END}`
}

/** What the prompt says of a board; what else is known of its tasks stays out of it. */
function told({ tasks, today, me, project }: AskedBoard): AskedBoard {
  return {
    tasks: tasks.map(({ id, title, status, priority, assignees, number, dueDate }) => ({
      ...{ id, title, status, priority, number, dueDate },
      assignees: assignees.map(({ name, email }) => ({ name, email })),
    })),
    ...{ today, me, project },
  }
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
