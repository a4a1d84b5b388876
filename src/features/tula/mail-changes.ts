// The changes that one mail makes to tasks: applied by number, remembered for undo and for the receipt.

import type { StoredEvidence } from '../../../db/schema/records.ts'
import type { AgentMail } from '../../agent/agent.ts'
import type { ChangeLine } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { dayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { insertComment } from '../../records/comment-store.ts'
import { listParticipants, type ProjectRow } from '../projects/index.ts'
import {
  assigneeIdsOf,
  type BriefTask,
  briefTasks,
  editRepeating,
  type FreshChange,
  lockTask,
  mayDelete,
  type NewSuggestion,
  releaseAfter,
  rhythmOf,
  type TaskEdit,
  type TaskRow,
  taskSubject,
  withNamedBlockers,
  writeTask,
} from '../tasks/index.ts'
import { meaningOf } from '../tasks/status.ts'
import { repeatInstead } from './said-rule.ts'
import type { StandIns } from './stand-ins.ts'
import { dayOfMail } from './task-defaults.ts'
import type { ProposedChange } from './task-proposal.ts'
import { bothDays } from './two-days.ts'

type Change = Omit<ProposedChange, 'sentence' | 'confidence'>

/** As the receipt says it, where that is not in the app's language. */
export type SaidSuggestion = NewSuggestion & {
  said?: string
  /** Whether the task is done. */
  asksDone?: boolean
  /** Of a task on whose day two readers differ. */
  days?: string
}

/** Of a note, in a receipt. */
const LONGEST_NOTE = 120

export class MailChanges {
  /** For the change set. */
  readonly done: FreshChange[] = []
  /** For the receipt. */
  readonly words: ChangeLine[] = []
  /** Ids of the tasks that were changed. */
  readonly tasks = new Set<number>()
  /** Ids of those that `#undo` put back. */
  readonly undone = new Set<number>()
  /** Ids of those that only waited for them. */
  readonly released = new Set<number>()
  readonly #acting: Acting
  readonly #project: ProjectRow
  readonly #mail: AgentMail
  readonly #standIns: StandIns
  #known: Promise<BriefTask[]> | null = null
  #people: ReturnType<typeof listParticipants> | null = null

  constructor(acting: Acting, project: ProjectRow, mail: AgentMail, standIns: StandIns) {
    this.#acting = acting
    this.#standIns = standIns
    this.#project = project
    this.#mail = mail
  }

  /** False when there is no such task. */
  async apply(change: Change): Promise<boolean> {
    const brief = await this.#find(change.task)
    if (!brief) return false
    const task = await lockTask(this.#acting.db, this.#acting.scope, brief.id)
    if (change.note) return this.#note(task, change.note)
    if (change.dropped) return this.#drop(task, change.reason ?? null)
    const asked = await this.#editOf(change, task.dueDate)
    const { edit, why } = await withNamedBlockers(this.#acting.db, task, asked)
    const reaching = this.#reaching(edit)
    const { changes, next } = await editRepeating(this.#acting, task, await this.#delegated(task, reaching))
    // Words as if it had reached: the sender gets no sign of a block (SET-20).
    const isNew = changes.length > 0 || reaching !== edit
    const told = this.#told
    const unmet = why?.(told)
    const refused = change.recurrence && edit.repeats === undefined ? told.cannotRepeat : unmet
    const words = isNew ? [await this.#wordsOf(edit, this.#mail.language), unmet] : [refused ?? told.already]
    const again = next ? told.next(next.number, dayWords(next.dueDate, this.#mail.language)) : ''
    this.words.push({
      ...{ number: task.number, title: task.title },
      what: words.filter(Boolean).join(', ') + again,
    })
    if (next) this.forget()
    if (changes.length === 0) return true
    this.done.push(...changes)
    this.tasks.add(task.id)
    return true
  }

  get #told(): MailWords['task'] {
    return wordsIn(this.#mail.language).task
  }

  get updated(): ReadonlySet<number> {
    return new Set([...this.tasks, ...this.undone])
  }

  /** To the deleted ones, where it can be restored; why stands at it as a comment. */
  async #drop(task: TaskRow, reason: string | null): Promise<true> {
    await writeTask(this.#acting, task.id, { deletedAt: this.#acting.at })
    if (reason) await this.#comment(task, reason)
    this.done.push({ taskId: task.id, kind: 'delete', before: {}, after: {} })
    this.tasks.add(task.id)
    this.words.push({ number: task.number, title: task.title, what: this.#told.dropped })
    // What else the mail says of it has nothing left to change.
    this.forget()
    return true
  }

  async #note(task: TaskRow, { text, isOpen }: NonNullable<Change['note']>): Promise<true> {
    await this.#comment(task, text)
    const shown =
      text.length > LONGEST_NOTE ? `${text.slice(0, LONGEST_NOTE)}…` : text.replace(/[.\s]{1,10}$/, '')
    const what = isOpen ? this.#told.keptOpen(shown) : this.#told.keptNote(shown)
    this.words.push({ number: task.number, title: task.title, what })
    return true
  }

  async #comment({ id }: TaskRow, text: string): Promise<void> {
    const { threadId } = this.#project
    const comment = { subject: taskSubject(id), threadId, mailId: this.#mail.mailId, text }
    await insertComment(this.#acting.db, this.#acting.scope, comment, this.#acting.at)
  }

  /** Whether the sender may drop that task (model.md, Rights by mail); true for one that is not there. */
  async mayDrop(number: number): Promise<boolean> {
    const brief = await this.#find(number)
    return (
      !brief ||
      mayDelete(
        this.#acting.scope,
        this.#project,
        await lockTask(this.#acting.db, this.#acting.scope, brief.id),
      )
    )
  }

  /** Once all else is applied: opens what waited only for tasks that the mail finished. */
  async release(): Promise<void> {
    for (const change of await releaseAfter(this.#acting, this.done)) {
      this.done.push(change)
      this.released.add(change.taskId)
      const task = (await this.#all()).find(({ id }) => id === change.taskId)
      if (task) this.words.push({ number: task.number, title: task.title, what: this.#told.released })
    }
  }

  /** What would be done, for a person to decide. */
  async suggest(change: ProposedChange, evidence: StoredEvidence): Promise<SaidSuggestion[]> {
    const task = await this.#find(change.task)
    if (!task || change.note) return []
    const due = change.recurrence
      ? (await lockTask(this.#acting.db, this.#acting.scope, task.id)).dueDate
      : null
    const fields = await this.#editOf(change, due)
    const wordsFor = async (language: LanguageCode) => {
      if (change.dropped) return wordsIn(language).task.notNeeded
      const day = bothDays(change, language)
      return day === ''
        ? this.#wordsOf(fields, language)
        : `${await this.#wordsOf(fields, language)} (${day})`
    }
    // What waits in the app stands there in the app's language.
    const words = await wordsFor('en')
    const payload = {
      kind: 'change' as const,
      title: task.title,
      taskId: task.id,
      words,
      fields: { ...this.#reaching(fields), ...(change.dropped ? { dropped: true } : {}) },
    }
    return [
      {
        deliveryId: this.#mail.deliveryId,
        mailId: this.#mail.mailId,
        payload,
        evidence,
        said: await wordsFor(this.#mail.language),
        ...(change.status && meaningOf(change.status) === 'done' ? { asksDone: true } : {}),
      },
    ]
  }

  /** Whether the project has a task of that number. */
  async knows(number: number): Promise<boolean> {
    return (await this.#find(number)) !== null
  }

  async #find(number: number): Promise<{ id: number; title: string } | null> {
    return (await this.#all()).find((one) => one.number === number) ?? null
  }

  #all(): Promise<BriefTask[]> {
    // Numbers change only where a mail makes or drops tasks, which forgets them.
    this.#known ??= briefTasks(this.#acting.db, this.#project.id)
    return this.#known
  }

  /** Other tasks may be there now. */
  forget(): void {
    this.#known = null
  }

  #participants(): ReturnType<typeof listParticipants> {
    this.#people ??= listParticipants(this.#acting.db, this.#project.id)
    return this.#people
  }

  async #editOf(change: Change, due: string | null): Promise<TaskEdit> {
    const {
      task: _,
      assignees,
      recurrence,
      dropped: ____,
      reason: _____,
      otherDueDate: ______,
      note: _______,
      ...rest
    } = change
    const { sentence: __, confidence: ___, ...fields } = rest as Partial<ProposedChange>
    const unblocked = fields.status !== undefined && meaningOf(fields.status) !== 'blocked'
    return {
      ...this.#rhythmOf(recurrence, due),
      ...(fields as TaskEdit),
      ...(unblocked ? { blockedReason: null } : {}),
      ...(assignees ? { assigneeIds: await this.#idsOf(assignees) } : {}),
    }
  }

  /** A rule that no task can have changes nothing. */
  #rhythmOf(recurrence: string | null | undefined, due: string | null): TaskEdit {
    if (recurrence === undefined) return {}
    if (recurrence === null) return { repeats: null }
    return repeatInstead(recurrence, due, dayOfMail(this.#mail)) ?? {}
  }

  /** Without those who have blocked the sender; a change that names nobody else leaves the assignees as they are. */
  #reaching(edit: TaskEdit): TaskEdit {
    const { assigneeIds, ...rest } = edit
    const { blockers } = this.#mail
    if (!assigneeIds?.some((id) => blockers.has(id))) return edit
    const reached = assigneeIds.filter((id) => !blockers.has(id))
    return reached.length > 0 ? { ...rest, assigneeIds: reached } : rest
  }

  /** With those who stand in for whoever is away. */
  async #delegated(task: TaskRow, edit: TaskEdit): Promise<TaskEdit> {
    const { assigneeIds } = edit
    if (!assigneeIds) return edit
    const already = await assigneeIdsOf(this.#acting.db, task.id)
    const given = await this.#standIns.instead(assigneeIds, already)
    this.#standIns.note(
      task.id,
      assigneeIds.filter((id) => !already.includes(id)),
    )
    return { ...edit, assigneeIds: given }
  }

  async #idsOf(addresses: readonly string[]): Promise<number[]> {
    const people = await this.#participants()
    return addresses.flatMap((address) => people.find((one) => one.email === address.toLowerCase())?.id ?? [])
  }

  async #wordsOf(edit: TaskEdit, language: LanguageCode): Promise<string> {
    const { task: said, repeats } = wordsIn(language)
    const words: string[] = []
    if (edit.status !== undefined) {
      const meaning = meaningOf(edit.status)
      const reason = edit.blockedReason
      words.push(reason && meaning === 'blocked' ? said.blockedBy(reason) : said.is[meaning])
    }
    if (edit.repeats !== undefined)
      words.push(
        edit.repeats === null ? said.repeatsNoMore : said.repeatsNow(repeats(rhythmOf(edit.repeats))),
      )
    if (edit.dueDate !== undefined)
      words.push(edit.dueDate === null ? said.noDueNow : said.dueNow(dayWords(edit.dueDate, language)))
    if (edit.assigneeIds) {
      const people = await this.#participants()
      const names = edit.assigneeIds.flatMap((id) => people.find((one) => one.id === id) ?? [])
      const list = names.map((one) => `${one.firstName} ${one.lastName}`.trim() || one.email)
      words.push(list.length > 0 ? said.assignedTo(list) : said.assignedToNobody)
    }
    if (edit.priority) words.push(said.priorityNow(edit.priority))
    if (edit.title) words.push(said.titleNow(edit.title))
    return words.join(', ')
  }
}
