// What tasks say to questions, over a whole context or the project on the screen, and the changes that they propose.
import type { Scope } from '../../kit/scope.ts'
import { fold, words } from '../../language/fold.ts'
import type { Wanted } from '../../language/questions.ts'
import type { Answered, AskedQuestion, Asks, Nameable, Statement } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { listTasksOfContext, meaningOf } from '../tasks/index.ts'
import { unaccounted } from './accounted.ts'
import type { AssistantAnswer, NewTask } from './answer/contract.ts'
import { applyTaskChanges } from './apply-task-changes.ts'
import { askedOfTasks } from './asked-tasks.ts'
import { asksToShow, openMoves, viewOf } from './board-requests.ts'
import { comparedByTasks } from './compared.ts'
import type { TaskSummary } from './contract.ts'
import { detailsOf } from './new-task-details.ts'
import { isOpen } from './reading/board.ts'
import { adviceOn, nextMoves } from './task-advice.ts'
import type { TaskAsksServices } from './task-asks-services.ts'
import { numberedIn } from './task-numbers.ts'
import { changesOf, knownPeople, movesOf, newTaskOf } from './task-proposals.ts'
import { sourceOf } from './task-source.ts'
import { isWaiting, lineOf, statementOf } from './task-statements.ts'
import { summaryOf } from './task-summary.ts'
import { inTitleWords } from './title-words.ts'

/** Of anything else tasks say nothing, and are not read. */
const ASKED: readonly Wanted[] = ['changes', 'waiting', 'fact', 'find']

export function taskAsks(services: TaskAsksServices): Asks {
  const { db } = services
  return {
    async answer(scope, question) {
      if (!ASKED.includes(question.about.wanted)) return null
      const all = amongThose(await listTasksOfContext(db, scope), question)
      const answered = await answerOf(services, all, question, scope)
      return answered && advised(answered, all, question)
    },
    nameable: async (scope) => (await listTasksOfContext(db, scope)).map(nameableOf),
    apply: (scope, changes) => applyTaskChanges(services, scope, changes),
  }
}

function nameableOf(task: Task): Nameable {
  const { id, number, title, project, projectId, assignees, evidence } = task
  const people = assignees.map(({ user }) => `${user.firstName ?? ''} ${user.lastName ?? ''}`)
  const about = [`#${number}`, project.name, ...people, evidence?.sentence ?? ''].join(' ')
  const line = (today: string) => lineOf(task, today)
  return { kind: 'task', id, name: title, about, isOver: !isOpen(summaryOf(task)), projectId, line }
}

async function answerOf(
  services: TaskAsksServices,
  all: readonly Task[],
  question: AskedQuestion,
  scope: Scope,
): Promise<Answered | null> {
  const { wanted } = question.about
  if (wanted === 'changes' || wanted === 'waiting') return whenAsked(question, all, scope)
  const here = all.filter(({ projectId }) => projectId === question.projectId)
  if (HOW_TO.test(fold(question.said))) return null
  const still = standingStill(all, question)
  if (still) return still
  const compared = comparedByTasks(all, question)
  if (compared) return compared
  const named = ofProject(all, question)
  if (named) return named
  const byNotions = askedOfTasks(question.projectId === null ? all : here, question)
  for (const tasks of question.projectId === null ? [all] : [here, all]) {
    const answered = await answerFrom(services, tasks, all, question)
    if (answered?.changes || answered?.view || (answered && !byNotions)) return answered
  }
  return byNotions
}

/** Of a single task its next moves; where it is asked how all goes, or what waits, what presses. */
function advised(answered: Answered, all: readonly Task[], question: AskedQuestion): Answered {
  if ((answered.changes?.length ?? 0) > 0) return answered
  const ids = new Set(answered.statements.flatMap(({ sources }) => sources.map(({ id }) => id)))
  const tasks = all.filter(({ id }) => ids.has(id))
  const asksAll = question.about.wanted === 'waiting' || HOW_IT_GOES.test(fold(question.said))
  return { intents: nextMoves(tasks), ...answered, ...(asksAll ? adviceOn(tasks, question) : {}) }
}

/** What changed, and what waits, is told by dates and people rather than by words. */
function whenAsked({ about, today }: AskedQuestion, all: readonly Task[], scope: Scope): Answered | null {
  if (about.wanted === 'changes') {
    const since = about.since ?? today
    const changed = all.filter(({ updatedAt }) => updatedAt.slice(0, 10) >= since)
    if (changed.length === 0) return null
    const made = changed.filter(({ createdAt }) => createdAt.slice(0, 10) >= since)
    const done = changed.filter((task) => !isOpen(summaryOf(task)))
    const counts = `${changed.length} changed, ${made.length} of them new and ${done.length} completed`
    return { sureness: 0.9, statements: [statementOf(`Tasks since ${since}: ${counts}.`, changed)] }
  }
  const mine = all.filter((task) => isWaiting(task, scope.userId))
  if (mine.length === 0) return null
  return { sureness: 0.9, statements: [statementOf(`Your open tasks: ${mine.length}.`, mine)] }
}

function amongThose(tasks: readonly Task[], { among }: AskedQuestion): readonly Task[] {
  const ids = among?.flatMap(({ kind, id }) => (kind === 'task' ? [id] : [])) ?? []
  return ids.length === 0 ? tasks : tasks.filter(({ id }) => ids.includes(id))
}

/** How something is done, or may be, is no matter of any task. */
const HOW_TO = /^(?:how (?:do|can|should|may) (?:i|we)|(?:do|must) (?:i|we) need|(?:can|may) (?:i|we)) /

/** What is in progress and was not touched for so long. */
function standingStill(all: readonly Task[], { said, now }: AskedQuestion): Answered | null {
  const found = STILL.exec(fold(said))
  if (!found) return null
  const days = (Number(found[1]) || 1) * (found[2]?.startsWith('week') ? 7 : 1)
  const still = all.filter(
    ({ status, updatedAt }) =>
      meaningOf(status) === 'progress' && now.getTime() - Date.parse(updatedAt) > days * DAY_MS,
  )
  const text = still.length === 0 ? 'Nothing stands still.' : `Standing still: ${still.length}.`
  return { sureness: 0.9, statements: [statementOf(text, still)] }
}

const DAY_MS = 86_400_000
const STILL =
  /\b(?:stuck|stalled|untouched|standing still|no progress|not (?:moved|touched|updated|changed))\b[^.?!]{0,20}\b(?:(\d{1,3}|an?) )?(days?|weeks?)\b/

const HOW_IT_GOES = /\b(?:status|progress|going|stand|stands|state|rate|how far|overview|report)\b/

/** How a project goes that is called by its name. */
function ofProject(tasks: readonly Task[], { said }: AskedQuestion): Answered | null {
  const asked = new Set(words(said))
  const meant = tasks.filter(({ project }) => words(project.name).every((word) => asked.has(word)))
  const [first] = meant
  if (!first || !HOW_IT_GOES.test(fold(said))) return null
  const own = meant.filter(({ project }) => project.id === first.project.id)
  const done = own.filter((task) => !isOpen(summaryOf(task))).length
  const text = `${first.project.name}: ${done} of ${own.length} tasks are completed.`
  return { sureness: 0.9, statements: [statementOf(text, own)] }
}

async function answerFrom(
  { readOfTasks }: TaskAsksServices,
  tasks: readonly Task[],
  all: readonly Task[],
  question: AskedQuestion,
): Promise<Answered | null> {
  const { today, me, language } = question
  const isNew = /^add a task\b/.test(question.said)
  const said = language === 'en' || isNew ? question.said : inTitleWords(question.said, tasks)
  const numbered = numberedIn(said, tasks)
  if (numbered.kind === 'several')
    return { sureness: 0.9, statements: [statementOf('Which one do you mean?', numbered.tasks)] }
  const board = { tasks: numbered.summaries, today, me: me.email, isExact: true }
  const { answer, change } = await readOfTasks({ text: numbered.said, board }, `person ${me.id}`)
  const named = (summaries: readonly TaskSummary[]) =>
    summaries.flatMap(({ id }) => tasks.find((task) => task.id === id) ?? [])
  if (change?.isUnsure)
    return { sureness: 0.85, statements: [statementOf('Which one do you mean?', named(change.tasks))] }
  if (change) {
    const changes = changesOf(named(change.tasks), change.edit, knownPeople(all, question.me))
    const said = changes.length > 0 ? 'Press Apply to make the change.' : 'That is so already.'
    return { sureness: 0.95, statements: [statementOf(said, named(change.tasks))], changes }
  }
  return answer && fromAnswer(answer, tasks, all, question)
}

function fromAnswer(
  answer: AssistantAnswer,
  tasks: readonly Task[],
  all: readonly Task[],
  question: AskedQuestion,
): Answered | null {
  if (answer.type === 'TASK_UPDATE') return moved(answer, tasks) ?? openMoves(answer, question)
  if (answer.type === 'TASK_CREATE' && answer.newTask) return made(answer.newTask, tasks, all, question)
  const view = viewOf(answer, question)
  if (answer.type === 'SORT' && view) return { ...saying(answer.suggestion), view }
  if (answer.type === 'GENERAL' || answer.type === 'SORT') return null
  const statements = stillDue(statementsIn(answer.suggestion, tasks), tasks, question)
  const ids = new Set(statements.flatMap(({ sources }) => sources.map(({ id }) => id)))
  const left = unaccounted(
    question.about.topic,
    tasks.filter(({ id }) => ids.has(id)),
  )
  if (view && asksToShow(question)) return { sureness: 0.9, statements, view }
  if (left >= MOST_UNACCOUNTED) return null
  return { sureness: ids.size > 0 && left === 0 ? 0.85 : 0.56, statements, view }
}

const saying = (text: string): Answered => ({ sureness: 0.9, statements: [{ text, sources: [] }] })

/** When something is due is asked of what is still to do, where any of it is. */
function stillDue(
  statements: readonly Statement[],
  tasks: readonly Task[],
  { said }: AskedQuestion,
): readonly Statement[] {
  if (!/^(?:by )?when (?:is|are|must)\b/.test(fold(said))) return statements
  const openIds = new Set(tasks.filter((task) => isOpen(summaryOf(task))).map(({ id }) => id))
  const isOf = ({ sources }: Statement, open: boolean) => sources.some(({ id }) => openIds.has(id) === open)
  return statements.some((one) => isOf(one, true))
    ? statements.filter((one) => !isOf(one, false))
    : statements
}

/** Of what is asked: tasks that speak of no more than half of it are no answer. */
const MOST_UNACCOUNTED = 0.5

function moved({ taskActions }: AssistantAnswer, tasks: readonly Task[]): Answered | null {
  const moves = (taskActions ?? []).flatMap(({ taskId, statusChange }) => {
    const task = tasks.find(({ id }) => id === taskId)
    return task ? [{ task, to: statusChange }] : []
  })
  if (moves.length === 0) return null
  const named = moves.map(({ task }) => task)
  return {
    sureness: 0.95,
    statements: [statementOf('Press Apply to make the change.', named)],
    changes: movesOf(moves),
  }
}

/** Into the project on the screen, else into that whose tasks speak of it, else into the one where most happens. */
function made(
  newTask: NewTask,
  tasks: readonly Task[],
  all: readonly Task[],
  question: AskedQuestion,
): Answered {
  const { task, details } = detailsOf(newTask, knownPeople(all, question.me), question)
  const place = question.projectId ?? placeFor(task.title, tasks)
  if (place === null) {
    const text = 'Open the project that it belongs to, and say it again there.'
    return { sureness: 0.9, statements: [{ text, sources: [] }] }
  }
  const name = tasks.find(({ projectId }) => projectId === place)?.project.name
  const text = name ? `Press Apply to add the task to ${name}.` : 'Press Apply to add the task.'
  return { sureness: 0.9, statements: [{ text, sources: [] }], changes: [newTaskOf(task, place, details)] }
}

function placeFor(title: string, tasks: readonly Task[]): number | null {
  const asked = words(title).filter((word) => word.length > 3)
  const sharing = (task: Task) =>
    words(`${task.title} ${task.project.name}`).filter((word) => asked.includes(word)).length
  const [best] = [...tasks].sort(
    (one, other) => sharing(other) - sharing(one) || other.updatedAt.localeCompare(one.updatedAt),
  )
  return best?.projectId ?? null
}

/** Each line is a statement, and the tasks that it names are its sources. */
function statementsIn(text: string, tasks: readonly Task[]): Statement[] {
  return text.split('\n').map((line) => {
    const ids = [...line.matchAll(/\uE000(\d+)\uE001/g)].map(([, id]) => Number(id))
    const sources = ids.flatMap((id) => tasks.find((task) => task.id === id) ?? []).map(sourceOf)
    const called = line.replace(/#(\d+) (?=[^#\uE000]*\uE000(\d+)\uE001)/g, (whole, _number, id: string) => {
      const task = tasks.find((one) => one.id === Number(id))
      return task ? `#${task.number} ` : whole
    })
    return { text: `${called.replace(/\uE000\d+\uE001/g, '')}${moreOf(ids, tasks)}`, sources }
  })
}

/** Behind the line of one task: what it waits for, or when it was completed. */
function moreOf(ids: readonly number[], tasks: readonly Task[]): string {
  const task = ids.length === 1 ? tasks.find(({ id }) => id === ids[0]) : undefined
  if (!task) return ''
  if (task.blockedReason) return `: ${task.blockedReason}`
  return isOpen(summaryOf(task)) ? '' : `, on ${task.updatedAt.slice(0, 10)}`
}
