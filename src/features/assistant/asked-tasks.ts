// Answers what is asked of tasks by its notions: which ones they are, how many, whose, until when, and why they wait.
import { fold, words } from '../../language/fold.ts'
import { isOrder } from '../../language/orders/is-order.ts'
import { type NamedRecord, strengthOf } from '../../language/orders/judge-act.ts'
import { type AskedOfTasks, readAskedOfTasks } from '../../language/tasks/asked-of-tasks.ts'
import type { Answered, AskedQuestion, Statement } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf } from '../tasks/index.ts'
import { boardOf } from './reading/board.ts'
import { taskLine } from './reading/task-lines.ts'
import { sourceOf } from './task-source.ts'
import { summaryOf } from './task-summary.ts'

/** Null where it is not surely asked of tasks, and of tasks alone. */
export function askedOfTasks(tasks: readonly Task[], question: AskedQuestion): Answered | null {
  const { asWritten, today, me, people: members = [] } = question
  const people = new Map([
    ...members.map(({ id, name }) => [fold(name.split(' ')[0] ?? name), id] as const),
    ...tasks.flatMap(({ assignees }) =>
      assignees.map(({ user }) => [fold(user.firstName ?? user.email), user.id] as const),
    ),
  ])
  const read = readAskedOfTasks({ ...asWritten, today, people: new Set(people.keys()) })
  const matter = isOrder(question.said)
    ? read.matter
    : read.matter.filter((word) => !question.unheard.has(word))
  const asked = { ...read, matter }
  const { notions } = asked
  // Who does most, and nothing of a matter, is for those who compare people.
  if (notions.has('unassigned') || (notions.has('who') && asked.matter.length === 0)) return null
  const ids = [
    ...asked.people.flatMap((name) => people.get(name) ?? []),
    ...(notions.has('mine') && !notions.has('who') && asked.people.length === 0 ? [me.id] : []),
  ]
  const meant = ofMatter(tasks, asked.matter)
  if (meant === null) return null
  const isOfMatter = asked.matter.length > 0
  const isWholly = read.matter.length === 0
  if (!isOfTasks(asked, { isOfMatter, isWholly }) && !isOneNamed(meant, asked.matter)) return null
  const asksIfDone = isOfMatter && notions.has('done') && ASKS_IF.test(question.said)
  const isOneAsked =
    asksIfDone || (isOfMatter && ['who', 'when', 'why', 'state'].some((name) => notions.has(name as 'who')))
  const filtered = meant
    .filter((task) => ids.length === 0 || isTheirs(task, ids) !== asked.isOfOthers)
    .filter((task) => fits(task, asked, today))
  const chosen =
    isOneAsked || notions.has('state') ? filtered : filtered.filter((task) => isWanted(task, asked))
  const ordered = inOrder(chosen, asked, today)
  const named = members.find(({ id }) => ids.length === 1 && ids[0] === id && id !== me.id)
  return told(ordered, {
    tasks,
    asked,
    today,
    isOneAsked,
    name: named?.name ?? null,
    sureness: surenessOf(meant, asked),
  })
}

/** "Is Mia done with the badges?" is asked of a task that may well be open. */
const ASKS_IF = /^(?:is|are|was|were|has|have|had|did)\b/i

/** All that is asked about stands in the title of one task: "has the hall been booked?" */
function isOneNamed(meant: readonly Task[], matter: readonly string[]): boolean {
  const [only, ...others] = meant
  if (!only || others.length > 0 || matter.length < 2) return false
  return matter.every((word) => strengthOf({ ...recordOf(only), about: '' }, word) > 0)
}

/** Where no word says that it is of tasks, what other records say of the matter may be more of an answer. */
function surenessOf(meant: readonly Task[], { notions, matter }: AskedOfTasks): number {
  if (matter.length === 0 || OF_TASKS.some((name) => notions.has(name))) return SURE
  const record = meant[0] && recordOf(meant[0])
  const strong = record ? matter.filter((word) => strengthOf(record, word) === 2).length : 0
  return 0.56 + (0.24 * strong) / matter.length
}

const OF_TASKS = ['task', 'due', 'overdue', 'open', 'blocked', 'progress', 'undated', 'oldest'] as const

function isOfTasks(
  { notions, days, people }: AskedOfTasks,
  { isOfMatter, isWholly }: { isOfMatter: boolean; isWholly: boolean },
): boolean {
  const isStated = [
    'overdue',
    'open',
    'done',
    'blocked',
    'progress',
    'undated',
    'high',
    'low',
    'oldest',
  ].some((name) => notions.has(name as 'open'))
  const isCalled = notions.has('task') || notions.has('due')
  if (isOfMatter)
    return isStated || isCalled || notions.has('who') || notions.has('when') || notions.has('why')
  const isWhose = people.length > 0 || notions.has('mine')
  // Somebody and some days alone are asked of what they have to do then.
  if (isWhose && days !== null && isWholly) return true
  return (
    isStated ||
    (notions.has('task') && (isWhose || notions.has('count') || days !== null || notions.has('next'))) ||
    (notions.has('due') && (days !== null || notions.has('next')))
  )
}

const isTheirs = ({ assignees }: Task, ids: readonly number[]): boolean =>
  assignees.some(({ user }) => ids.includes(user.id))

const isDone = ({ status }: Task): boolean => meaningOf(status) === 'done'
const dayOf = ({ dueDate }: Task): string | null => dueDate?.slice(0, 10) ?? null

function fits(task: Task, { notions, days }: AskedOfTasks, today: string): boolean {
  const due = dayOf(task)
  if (notions.has('overdue') || notions.has('oldest'))
    if (isDone(task) || due === null || due >= today) return false
  if (notions.has('blocked') && meaningOf(task.status) !== 'blocked') return false
  if (notions.has('progress') && meaningOf(task.status) !== 'progress') return false
  if (notions.has('undated') && due !== null) return false
  if (notions.has('high') && task.priority !== 'high') return false
  if (notions.has('low') && task.priority !== 'low') return false
  if (days === null || notions.has('overdue')) return true
  const day = notions.has('done') ? task.updatedAt.slice(0, 10) : due
  return day !== null && day >= days.first && day <= days.last
}

/** Done ones where those are asked for, else open ones. */
function isWanted(task: Task, { notions }: AskedOfTasks): boolean {
  const isOfDone = notions.has('done') && !notions.has('open') && !notions.has('not')
  return isDone(task) === isOfDone
}

function inOrder(tasks: readonly Task[], { notions }: AskedOfTasks, today: string): Task[] {
  const ordered = [...tasks].sort((one, other) => (dayOf(one) ?? '9').localeCompare(dayOf(other) ?? '9'))
  if (notions.has('oldest')) return ordered.slice(0, 1)
  if (!notions.has('next')) return ordered
  const coming = ordered.filter((task) => (dayOf(task) ?? '') >= today)
  return coming.filter((task) => dayOf(task) === dayOf(coming[0] ?? task)).slice(0, 3)
}

/** Those that all words of the matter name, else those of the most of them; null where too much is of no task. */
function ofMatter(tasks: readonly Task[], matter: readonly string[]): readonly Task[] | null {
  if (matter.length === 0) return tasks
  const rated = tasks.map((task) => {
    const record = recordOf(task)
    const strengths = matter.map((word) => strengthOf(record, word))
    return {
      task,
      named: strengths.filter((one) => one > 0).length,
      strength: strengths.reduce((sum: number, one) => sum + one, 0),
    }
  })
  const most = Math.max(...rated.map(({ named }) => named))
  if (most === 0 || matter.length - most > (matter.length < MANY ? 0 : 1)) return null
  const best = rated.filter(({ named }) => named === most)
  const ofProject = tasks.filter(({ project }) => isProject(project.name, matter))
  if (ofProject.length > 0) return ofProject
  const strongest = Math.max(...best.map(({ strength }) => strength))
  return best.filter(({ strength }) => strength === strongest).map(({ task }) => task)
}

/** Of so many words one may be of no task. */
const MANY = 4

/** Its name, or most of it, and nothing else. */
function isProject(name: string, matter: readonly string[]): boolean {
  const record: NamedRecord = { key: '', kind: 'project', name, about: '', isOver: false }
  const own = words(name).filter((word) => word.length > 2)
  const said = matter.filter((word) => strengthOf(record, word) > 0)
  return (
    said.length === matter.length &&
    said.length * 2 >= own.length &&
    said.some((word) => strengthOf(record, word) === 2 || own.length < 3)
  )
}

const recordOf = ({ id, title, project }: Task): NamedRecord => ({
  ...{ key: `task:${id}`, kind: 'task', name: title, about: project.name, isOver: false },
})

interface ToTell {
  tasks: readonly Task[]
  asked: AskedOfTasks
  today: string
  isOneAsked: boolean
  /** The one person who is named; null for none and for several. */
  name: string | null
  sureness: number
}

/** More are told by their number. */
const MOST_LINES = 10
const SURE = 0.9

function told(
  chosen: readonly Task[],
  { tasks, asked, today, isOneAsked, name, sureness }: ToTell,
): Answered | null {
  const board = boardOf({ tasks: tasks.map(summaryOf), today }, today)
  const lines = chosen.slice(0, MOST_LINES).map((task): Statement => {
    const text = `\u2022 ${taskLine(summaryOf(task), board).replace(/\uE000\d+\uE001/g, '')}`
    return { text: `${text}${reasonOf(task, asked)}`, sources: [sourceOf(task)] }
  })
  const { length } = chosen
  if (length === 0) return { sureness, statements: [{ text: noneOf(asked, name), sources: [] }] }
  if (isOneAsked && length > MOST_ONE) return null
  const head = asked.notions.has('count')
    ? `${length} of ${tasks.length} tasks:`
    : asked.notions.has('overdue')
      ? `${length} ${length === 1 ? 'task is' : 'tasks are'} overdue:`
      : `Tasks: ${length}.`
  const whole: Statement = { text: head, sources: chosen.slice(MOST_LINES).map(sourceOf) }
  return { sureness, statements: isOneAsked && length === 1 ? lines : [whole, ...lines] }
}

function noneOf({ notions, people, matter }: AskedOfTasks, name: string | null): string {
  if (name !== null && matter.length === 0 && !notions.has('done')) return `${name} has no open task here.`
  if (matter.length > 0 || people.length > 0) return 'I found no task like that.'
  if (notions.has('overdue')) return 'Nothing is overdue.'
  return notions.has('mine') && !notions.has('done') ? 'You have no open task.' : 'I found no task like that.'
}

/** Of one task that is asked of, more are a list. */
const MOST_ONE = 4

const reasonOf = ({ blockedReason, status, updatedAt }: Task, { notions }: AskedOfTasks): string => {
  if (blockedReason) return `: ${blockedReason}`
  return meaningOf(status) === 'done' && !notions.has('count') ? `, on ${updatedAt.slice(0, 10)}` : ''
}
