// Asks the language model the question of a board's reader, and drops what it says of tasks that are not there.
import { dropInvisible } from '../../kit/invisible-characters.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ModelClient } from '../../model/client.ts'
import { type AssistantAnswer, assistantAnswer } from './answer/contract.ts'
import { LONGEST_QUESTION, type Prompt } from './contract.ts'

const SYSTEM = [
  'You are the assistant of a task board. A person who looks at the board asks you one thing; you answer with one action.',
  'FILTER: they want to see some tasks; fill "filters". SORT: they want an order; fill "sort".',
  'INSIGHT: they ask something; answer in "suggestion" from the listed tasks alone, naming them by title.',
  'ORGANIZE: they want the work put in order or planned; say how in "suggestion".',
  'TASK_UPDATE: they want tasks moved to a status, or report one as started, stuck or done; fill "taskActions", one for each task, with its id.',
  'TASK_CREATE: they want a task added; fill "newTask" with a short title that begins with a verb.',
  'GENERAL: anything else, also what you cannot do: delete, assign, rename, change dates or priorities, write mails.',
  '"suggestion" is always filled: plain text, short, without markup. Nothing is changed before the person presses a button.',
  'An assignee in "filters" is an address from the list. "label" is what stands on a button, "description" the title of its task.',
].join('\n')

/** Milliseconds; a person waits. */
const PATIENCE = 20_000

/** Null when the model gives no usable answer: the rules take over. */
export async function answerByModel(
  model: ModelClient,
  scope: Scope,
  { text, board }: Prompt,
  today: string,
): Promise<AssistantAnswer | null> {
  const reply = await model.ask({
    schema: assistantAnswer,
    system: SYSTEM,
    prompt: `Today is ${today}. The person asks: ${JSON.stringify(text.slice(0, LONGEST_QUESTION))}`,
    data: [
      { name: 'tasks of the board', text: JSON.stringify(board.tasks) },
      ...(board.me ? [{ name: 'address of the person', text: board.me }] : []),
    ],
    maxTokens: 2_000,
    spender: { companyId: scope.companyId || null, senderId: scope.userId },
    timeoutMs: PATIENCE,
    isWaitedFor: true,
  })
  return reply.ok ? aboutTheBoard(reply.value, new Set(board.tasks.map(({ id }) => id))) : null
}

/** What it says must fit the kind it names, and no task may be made up (threat 12). */
function aboutTheBoard(answer: AssistantAnswer, known: ReadonlySet<number>): AssistantAnswer | null {
  const { type } = answer
  const suggestion = dropInvisible(answer.suggestion).text.trim()
  if (suggestion === '') return null
  const actions = (answer.taskActions ?? []).filter(({ taskId }) => taskId == null || known.has(taskId))
  if (type === 'TASK_UPDATE') return actions.length > 0 ? { type, suggestion, taskActions: actions } : null
  if (type === 'TASK_CREATE') return answer.newTask ? { type, suggestion, newTask: answer.newTask } : null
  if (type === 'SORT') return answer.sort ? { type, suggestion, sort: answer.sort } : null
  if (type !== 'FILTER') return { type, suggestion }
  return { type, suggestion, filters: answer.filters ?? {}, ...(answer.sort && { sort: answer.sort }) }
}
