// Carries out what a mail wants with its whole project, in the delivery's transaction; what is not sure is asked back.
import type { StoredChange } from '../../../db/schema/records.ts'
import type { MailContext } from '../../agent/agent.ts'
import type { ChangeLine } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import { AppError } from '../../kit/errors.ts'
import type { MailWords } from '../../mail/words/en.ts'
import {
  archiveIn,
  bringBackIn,
  type ProjectRow,
  projectName,
  projectSubject,
  removeIn,
  renameIn,
  requireOpen,
  requireSameOwner,
} from '../projects/index.ts'
import {
  briefTasks,
  lockBoth,
  lockTask,
  mergeInto,
  moveOne,
  requireMayMoveTask,
  storedOf,
  tellBoth,
} from '../tasks/index.ts'
import type { ProposedProjectAct } from './project-words.ts'

/** So sure is a sentence that says nothing else. */
const SURE = 0.9

export class ProjectActs {
  /** For the change set, after all else that the mail does. */
  readonly changes: StoredChange[] = []
  readonly lines: ChangeLine[] = []
  readonly notUnderstood: string[] = []
  /** New numbers of tasks, by their ids. */
  readonly numbers = new Map<number, number>()
  /** Where everything is that the mail is about: the project into which its own was merged, or its own. */
  project: ProjectRow
  readonly #acting: Acting
  readonly #touched: ProjectRow[] = []
  readonly #words: Words

  constructor(acting: Acting, project: ProjectRow, words: Words) {
    this.#acting = acting
    this.#words = words
    this.project = project
  }

  async run(context: MailContext, acts: readonly ProposedProjectAct[]): Promise<void> {
    if (!context.passes(SURE)) return
    for (const act of acts) {
      try {
        await this.#runOne(act)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        this.notUnderstood.push(`${act.sentence} (${error.message})`)
      }
    }
  }

  /** Open pages of all projects that were touched read them again. */
  async tell(): Promise<void> {
    await tellBoth(this.#acting, ...this.#touched)
  }

  async #runOne(act: ProposedProjectAct): Promise<void> {
    if (act.kind !== 'move') return this.#changeProject(act)
    const fits = act.fits.filter(({ id }) => id !== this.project.id)
    const [goal, ...others] = fits
    if (!goal) {
      const isHere = act.fits.length > 0
      const why = isHere ? this.#words.alreadyIn(this.project.name) : this.#words.unknown(act.name)
      this.notUnderstood.push(`${act.sentence} (${why})`)
    } else if (others.length > 0) this.notUnderstood.push(`${act.sentence} (${whichOf(fits, this.#words)})`)
    else if (act.tasks.length > 0) await this.#moveTasks(act, goal.id)
    else await this.#merge(goal.id)
  }

  async #merge(intoId: number): Promise<void> {
    const [from, into] = await lockBoth(this.#acting, this.project.id, intoId)
    if (!from || !into) return
    const { tasks, changes } = await mergeInto(this.#acting, { from, into })
    this.changes.push(...changes)
    for (const { id, to } of tasks) this.numbers.set(id, to)
    this.lines.push({
      ...{ number: null, title: from.name },
      what: this.#words.merged(into.name, tasks.length),
    })
    this.#touched.push(from, into)
    // What the mail does stays with the thread that it came in.
    this.project = { ...into, threadId: this.project.threadId }
  }

  async #moveTasks({ tasks, sentence }: ProposedProjectAct, intoId: number): Promise<void> {
    const known = await briefTasks(this.#acting.db, this.project.id)
    const ids = tasks.flatMap((number) => known.find((one) => one.number === number)?.id ?? [])
    const unknown = tasks.filter((number) => !known.some((one) => one.number === number))
    if (unknown.length > 0) this.notUnderstood.push(`${sentence} (${this.#words.noTask(unknown)})`)
    if (ids.length === 0) return
    const [from, into] = await lockBoth(this.#acting, this.project.id, intoId)
    if (!from || !into) return
    requireSameOwner(from, into)
    requireOpen(into)
    const rows = []
    for (const id of ids) rows.push(await lockTask(this.#acting.db, this.#acting.scope, id))
    for (const task of rows) requireMayMoveTask(this.#acting, from, task)
    for (const task of rows) {
      const { changes, number } = await moveOne(this.#acting, { task, into, together: new Set(ids) })
      this.changes.push(...changes.map(storedOf))
      this.numbers.set(task.id, number)
      this.lines.push({
        ...{ number: task.number, title: task.title },
        what: this.#words.moved(number, into.name),
      })
    }
    this.#touched.push(from, into)
  }

  async #changeProject({ kind, name, sentence }: ProposedProjectAct): Promise<void> {
    const [project] = await lockBoth(this.#acting, this.project.id, this.project.id)
    if (!project) return
    const before = project.name
    const change = await this.#change(project, kind, name)
    if (change === null) {
      this.notUnderstood.push(`${sentence} (${this.#words.soAlready})`)
      return
    }
    this.changes.push({ subject: projectSubject(project.id), ...change })
    this.lines.push({ number: null, title: before, what: this.#said(kind, name) })
    this.#touched.push(project)
  }

  #said(kind: ProposedProjectAct['kind'], name: string): string {
    const { renamed, archived, back, deleted } = this.#words
    return { rename: renamed(name), archive: archived, unarchive: back, delete: deleted, move: '' }[kind]
  }

  async #change(project: ProjectRow, kind: ProposedProjectAct['kind'], name: string) {
    switch (kind) {
      case 'rename': {
        const read = projectName.safeParse(name)
        if (!read.success) throw new AppError('invalid', read.error.issues[0]?.message ?? '')
        const change = await renameIn(this.#acting, project, read.data)
        this.project = { ...this.project, name: read.data }
        return change
      }
      case 'archive':
        return archiveIn(this.#acting, project)
      case 'unarchive':
        return bringBackIn(this.#acting, project)
      case 'delete':
        return removeIn(this.#acting, project)
      case 'move':
        return null
    }
  }
}

type Words = MailWords['project']

const MOST_NAMED = 5

function whichOf(fits: ProposedProjectAct['fits'], words: Words): string {
  const names = [...new Set(fits.map(({ name }) => name))]
  const [first] = names
  if (first !== undefined && names.length === 1) return words.sameName(first)
  return words.which(names.slice(0, MOST_NAMED), names.length > MOST_NAMED)
}
