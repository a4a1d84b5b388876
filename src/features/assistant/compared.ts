// Compares people, or projects, by what is still to do for them: "who has more open, Ben or Mei?"
import { fold, words } from '../../language/fold.ts'
import { compares } from '../../language/tasks/compares.ts'
import type { Answered, AskedQuestion } from '../../records/asks.ts'
import type { Task } from '../tasks/contract.ts'
import { meaningOf } from '../tasks/index.ts'
import { statementOf } from './task-statements.ts'

/** Null where nothing is compared, or fewer than two are named. */
export function comparedByTasks(tasks: readonly Task[], { asWritten, me }: AskedQuestion): Answered | null {
  if (!compares(asWritten.text, asWritten.language)) return null
  const said = new Set(words(fold(asWritten.text)))
  const open = tasks.filter(({ status }) => meaningOf(status) !== 'done')
  const given = { tasks, open, said }
  const groups = [namedPeople(given, me), namedProjects(given)].find((found) => found.length > 1)
  if (!groups) return null
  const ordered = groups.toSorted((one, other) => other.tasks.length - one.tasks.length)
  const statements = ordered.map(({ name, tasks: own }) =>
    statementOf(
      own.length === 0
        ? `${name} has no open task here.`
        : `${name} has ${own.length} ${own.length === 1 ? 'task' : 'tasks'}:`,
      own,
    ),
  )
  return { sureness: 0.92, statements }
}

interface Said {
  tasks: readonly Task[]
  open: readonly Task[]
  said: ReadonlySet<string>
}

interface Compared {
  name: string
  tasks: readonly Task[]
}

/** Who asks may have nothing to do; others are known by what they have. */
function namedPeople({ tasks, open, said }: Said, me: AskedQuestion['me']): Compared[] {
  const people = new Map<number, string>([[me.id, me.name]])
  for (const { user } of tasks.flatMap(({ assignees }) => assignees))
    if (user.firstName !== null) people.set(user.id, [user.firstName, user.lastName ?? ''].join(' ').trim())
  return [...people]
    .filter(([, name]) => said.has(fold(name.split(' ')[0] ?? '')))
    .map(([id, name]) => ({
      name,
      tasks: open.filter(({ assignees }) => assignees.some(({ user }) => user.id === id)),
    }))
}

/** A word of its name that no other project has names one. */
function namedProjects({ tasks, open, said }: Said): Compared[] {
  const names = new Map(tasks.map(({ project }) => [project.id, project.name]))
  const own = (id: number) =>
    words(names.get(id) ?? '').filter(
      (word) =>
        word.length > 3 && [...names].every(([other, name]) => other === id || !words(name).includes(word)),
    )
  return [...names]
    .filter(([id]) => own(id).some((word) => said.has(word)))
    .map(([id, name]) => ({ name, tasks: open.filter(({ project }) => project.id === id) }))
}
