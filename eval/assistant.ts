// How well the assistant's rules understand plain phrasings: 50 that were seen while they were written, 30 that were
// not. The first run on those, before anybody who writes the rules had read one: 25 of 30.
import { readFile } from 'node:fs/promises'
import { z } from 'zod'
import {
  type AssistantAnswer,
  assistantAnswer,
  type TaskFilters,
} from '../src/features/assistant/answer/contract.ts'
import { taskSummary } from '../src/features/assistant/contract.ts'
import { answerByRules } from '../src/features/assistant/reading/answer.ts'
import type { Figure } from './figure.ts'

const one = z.union([z.string(), z.array(z.string())]).nullish()
const filters = z.object({ search: one, priority: one, assignee: one, dueDate: one, status: one })

const expected = z.object({
  type: z.string().optional(),
  /** Several kinds of answer are as good; what they must say is given for each. */
  types: z.array(z.string()).default([]),
  filters: filters.optional(),
  sort: z.object({ sortBy: z.string(), sortOrder: z.string() }).optional(),
  taskActions: z.array(z.object({ taskId: z.number(), statusChange: z.string() })).optional(),
  newTask: z.record(z.string(), z.string()).optional(),
  /** Ids of tasks, and a person, that the suggestion names. */
  tasks: z.array(z.number()).default([]),
  person: z.string().optional(),
})
type Expected = z.infer<typeof expected>

const listed = z.object({
  today: z.string(),
  board: z.array(
    taskSummary
      .omit({ assignees: true })
      .extend({ assignee: z.string().nullable() })
      .transform(({ assignee, ...task }) => ({
        ...task,
        assignees:
          assignee === null ? [] : [{ name: assignee, email: `${assignee.toLowerCase()}@example.com` }],
      })),
  ),
})
const cases = z.array(z.object({ say: z.string(), expect: expected }))
type Board = z.infer<typeof listed>

/** The cases stand in the folder of this name; a list without a board of its own is asked about that of the first. */
export async function evaluate(): Promise<Figure[]> {
  const seen = await json('cases.json')
  const board = listed.parse(seen)
  const heldOut = await json('held-out.json')
  return [
    figure('phrasings seen while building', board, cases.parse(seen.cases)),
    figure(
      'phrasings held out',
      'board' in heldOut ? listed.parse(heldOut) : board,
      cases.parse(heldOut.cases ?? heldOut),
    ),
  ]
}

/** The phrasings that are not understood, with what was answered. */
export function misread(
  board: Board,
  list: z.infer<typeof cases>,
): { say: string; answer: AssistantAnswer }[] {
  return list.flatMap(({ say, expect }) => {
    const answer = assistantAnswer.parse(
      answerByRules({ text: say, board: { tasks: board.board, today: board.today } }, board.today),
    )
    return isRight(answer, expect, board) ? [] : [{ say, answer }]
  })
}

export async function seenCases() {
  const seen = await json('cases.json')
  return { board: listed.parse(seen), list: cases.parse(seen.cases) }
}

function figure(measure: string, board: Board, list: z.infer<typeof cases>): Figure {
  const ours = 1 - misread(board, list).length / list.length
  return { set: 'assistant', measure, ours, plain: null, plainName: null, aim: 0.9, cases: list.length }
}

async function json(name: string): Promise<Record<string, unknown>> {
  return JSON.parse(await readFile(new URL(`assistant/${name}`, import.meta.url), 'utf8'))
}

function isRight(answer: AssistantAnswer, expect: Expected, board: Board): boolean {
  const types = expect.type === undefined ? expect.types : [expect.type]
  if (!types.includes(answer.type)) return false
  switch (answer.type) {
    case 'FILTER':
      return areFilters(answer.filters ?? {}, expect.filters ?? {}, board) && isSort(answer, expect)
    case 'SORT':
      return isSort(answer, expect)
    case 'TASK_UPDATE':
      return areMoves(answer, expect)
    case 'TASK_CREATE':
      return isNewTask(answer, expect)
    default:
      return names(answer.suggestion, expect, board)
  }
}

/** As expected field by field; more may be said where it leaves the same tasks on the board. */
function areFilters(given: TaskFilters, wanted: z.infer<typeof filters>, board: Board): boolean {
  const names = ['search', 'priority', 'assignee', 'dueDate', 'status'] as const
  const same = names.every((name) => wanted[name] == null || plain(given[name]) === plain(wanted[name]))
  return same && shown(given, board) === shown(wanted, board)
}

/** A person is meant by name or address. */
function plain(value: string | readonly string[] | null | undefined): string {
  return [value ?? []]
    .flat()
    .map((text) => text.toLowerCase().replace('@example.com', ''))
    .sort()
    .join(',')
}

function shown(view: z.infer<typeof filters>, { board, today }: Board): string {
  const has = (value: z.infer<typeof one>, own: readonly string[]) =>
    value == null || [value].flat().some((text) => own.includes(plain(text)))
  const week = Array.from({ length: 7 }, (_, day) =>
    dayFrom(today, day - ((new Date(today).getUTCDay() + 6) % 7)),
  )
  const dueWords = (task: Board['board'][number]) => {
    const due = task.dueDate ?? null
    if (due === null) return ['none']
    return [
      ...(due < today && task.status !== 'completed' ? ['overdue'] : []),
      ...(due === today ? ['today'] : []),
      ...(week.includes(due) ? ['week'] : []),
    ]
  }
  const found = board.filter(
    (task) =>
      has(view.priority, [task.priority]) &&
      has(view.status, [task.status]) &&
      has(
        view.assignee,
        task.assignees.map(({ name }) => name.toLowerCase()),
      ) &&
      has(view.dueDate, dueWords(task)) &&
      [view.search ?? []].flat().every((text) => task.title.toLowerCase().includes(text.toLowerCase())),
  )
  return found.map(({ id }) => id).join(',')
}

function dayFrom(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

function isSort({ sort }: AssistantAnswer, expect: Expected): boolean {
  if (!expect.sort) return true
  const created = (name: string) => (name.startsWith('created') ? 'createdAt' : name)
  return sort?.sortBy === created(expect.sort.sortBy) && sort.sortOrder === expect.sort.sortOrder
}

function areMoves({ taskActions }: AssistantAnswer, expect: Expected): boolean {
  const text = (moves: readonly { taskId?: number | null | undefined; statusChange: string }[]) =>
    moves
      .map(({ taskId, statusChange }) => `${taskId} ${statusChange}`)
      .sort()
      .join()
  return text(taskActions ?? []) === text(expect.taskActions ?? [])
}

function isNewTask({ newTask }: AssistantAnswer, expect: Expected): boolean {
  const same = (text: string | undefined) =>
    (text ?? '')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim()
  const wanted = Object.entries(expect.newTask ?? {})
  const given: Record<string, string> = newTask ?? {}
  return newTask != null && wanted.every(([name, value]) => same(given[name]) === same(value))
}

function names(suggestion: string, { tasks, person }: Expected, { board }: Board): boolean {
  const titles = tasks.map((id) => board.find((task) => task.id === id)?.title ?? `#${id}`)
  return (
    titles.every((title) => suggestion.includes(title)) &&
    (person === undefined || suggestion.includes(person))
  )
}
