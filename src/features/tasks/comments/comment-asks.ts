// Comments that the Copilot proposes: which task is meant, and what is written once somebody pressed.
import { z } from 'zod'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { speaksOf } from '../../../language/knowledge/speaks-of.ts'
import { namedIn } from '../../../language/people.ts'
import { plainOf, topicOf } from '../../../language/questions.ts'
import { readTarget } from '../../../language/reply-target.ts'
import { matchTarget } from '../../../language/task-match.ts'
import type { Answered, Applied, AskedQuestion, Asks, ProposedChange, Source } from '../../../records/asks.ts'
import { commentText } from '../../../records/contract.ts'
import { keepNewComment } from '../../../records/deleted-comment-store.ts'
import { listTasksOfContext } from '../context-task-store.ts'
import type { Task } from '../contract.ts'
import { meaningOf } from '../status.ts'
import { TASK } from '../task-subject.ts'
import type { CommentMailServices } from './comment-mail.ts'
import { type CommentOrder, commentOrderIn } from './comment-orders.ts'
import { writeNewComment } from './comment-service.ts'

const FIELD = 'comment'
const SURE = 0.97

export function commentAsks(services: CommentMailServices): Asks {
  const { db } = services
  return {
    async answer(scope, question) {
      const order = commentOrderIn(question.said)
      return order ? proposed(await listTasksOfContext(db, scope), order, question) : null
    },
    apply: (scope, changes) => applyComments(services, scope, changes),
  }
}

/** In the open transaction; what is refused for one leaves the others written. */
async function applyComments(
  services: CommentMailServices,
  scope: Scope,
  changes: readonly ProposedChange[],
): Promise<Applied> {
  const { db, clock } = services
  const applied: Applied = { changeSetIds: [], refused: [] }
  for (const { kind, id, field, title, value } of changes) {
    if (kind !== TASK || field !== FIELD || id === null) continue
    try {
      const { text } = z.object({ text: commentText }).parse(value)
      const comment = await writeNewComment(services, scope, id, { text, send: false })
      applied.changeSetIds.push(await keepNewComment({ db, scope, at: clock() }, comment.id))
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      applied.refused.push({ title, because: error.message })
    }
  }
  return applied
}

function proposed(tasks: readonly Task[], order: CommentOrder, question: AskedQuestion): Answered | null {
  const person = order.by === 'person' ? personIn(tasks, order.name) : null
  if (order.by === 'person' && !person) return null
  const meant =
    order.by === 'task'
      ? tasksNamed(tasks, order.target, question)
      : tasksOf(tasks, person?.email ?? '', order.text)
  const [only, more] = meant
  if (!only || (more && meant.length > MOST_ASKED))
    return order.by === 'person' ? whichOf(tasks, person) : null
  if (more) return told('Which one do you mean?', meant)
  const text = person ? `@${person.name}: ${order.text}` : order.text
  const change: ProposedChange = {
    ...{ kind: TASK, id: only.id, title: titleOf(only), path: `/task/${only.id}`, version: null },
    ...{ field: FIELD, label: 'Comment', before: '', after: text, value: { text } },
  }
  return { ...told('Press Apply to make the change.', [only]), changes: [change] }
}

/** More are no choice. */
const MOST_ASKED = 5

const titleOf = ({ number, title }: Task) => `#${number} ${title}`
const sourceOf = (task: Task): Source => ({
  ...{ kind: TASK, id: task.id, title: titleOf(task), path: `/task/${task.id}` },
  ...{ quote: task.evidence?.sentence ?? null, at: task.updatedAt },
})
const told = (text: string, tasks: readonly Task[]): Answered => ({
  sureness: SURE,
  statements: [{ text, sources: tasks.map(sourceOf) }],
})

interface Person {
  name: string
  email: string
}

/** One of those who have tasks. */
function personIn(tasks: readonly Task[], name: string): Person | null {
  const people = new Map(
    tasks.flatMap(({ assignees }) =>
      assignees.map(({ user: { firstName, lastName, email } }) => {
        const full = `${firstName ?? ''} ${lastName ?? ''}`.trim() || email
        return [email, { email, name: full }] as const
      }),
    ),
  )
  const [only, more] = namedIn(name, [...people.values()])
  return only && !more ? (people.get(only.email) ?? null) : null
}

const isOpen = ({ status }: Task) => meaningOf(status) !== 'done'
const isTheirs = ({ assignees }: Task, email: string) => assignees.some(({ user }) => user.email === email)

/** That of theirs which shares most with what is told; none where no word does. */
function tasksOf(tasks: readonly Task[], email: string, text: string): Task[] {
  const topic = topicOf(plainOf(text))
  const scored = tasks
    .filter((task) => isOpen(task) && isTheirs(task, email))
    .map((task) => {
      const own = `${task.title} ${task.evidence?.sentence ?? ''}`
      return { task, shared: topic.filter((word) => speaksOf(own, word)).length }
    })
  const most = Math.max(1, ...scored.map(({ shared }) => shared))
  return scored.filter(({ shared }) => shared === most).map(({ task }) => task)
}

/** Whom it is for is clear, and what it is about is not. */
function whichOf(tasks: readonly Task[], person: Person | null): Answered | null {
  const own = tasks.filter((task) => person && isOpen(task) && isTheirs(task, person.email))
  return own.length === 0 ? null : told('Which one do you mean?', own.slice(0, MOST_ASKED))
}

function tasksNamed(tasks: readonly Task[], words: string, { among, said }: AskedQuestion): Task[] {
  const told = among?.flatMap(({ kind, id }) => (kind === TASK ? [id] : [])) ?? []
  const all = told.length > 0 ? tasks.filter(({ id }) => told.includes(id)) : tasks
  const target = readTarget(
    words.replace(/^(?:the )?task (?:about |called )?(?=\D)/i, '').replace(/ task$/i, ''),
  )
  if (target?.by === 'number') return all.filter(({ number }) => target.numbers.includes(number))
  if (target?.by !== 'words') return []
  for (const some of [all.filter(isOpen), all]) {
    const known = some.map((task, place) => ({
      ...{ number: place + 1, title: task.title, status: task.status },
      assignees: task.assignees.map(({ user }) => user.email),
    }))
    const match = matchTarget(target, known, null)
    const found = [...match.tasks, ...match.candidates].flatMap((number) => some[number - 1] ?? [])
    if (found.length > 0) return found
  }
  const topic = topicOf(plainOf(words))
  if (topic.length === 0 || said === '') return []
  const spoken = all.filter((task) => topic.every((word) => speaksOf(task.title, word)))
  return spoken.filter(isOpen).length > 0 ? spoken.filter(isOpen) : spoken
}
