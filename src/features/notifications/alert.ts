// What an alert mail says: tasks that are yours now, tasks of your mail, changes of status, new mail in a project.
import { counted, type NounOf } from '../../agent/counted.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { PRODUCT_HUE } from '../../mail/layout-tokens.ts'
import type { AlertMail, AlertReader, AlertTask } from './alert-store.ts'
import type { TakenCause } from './cause-store.ts'
import type { AlertSetting } from './causes.ts'
import { firstCharacters } from './first-characters.ts'

/** More are counted, not listed. */
const SHOWN = 20

export interface AlertFacts {
  setting: AlertSetting
  reader: AlertReader
  causes: readonly TakenCause[]
  tasks: readonly AlertTask[]
  mails: readonly AlertMail[]
  /** Names by id. */
  actors: ReadonlyMap<number, string>
  publicUrl: string
  /** "is done" of a stored status. */
  statusWords: (status: string) => string
  nounOf: NounOf
}

export interface Alert {
  subject: string
  intro: string
  sections: LayoutSection[]
}

/** Null where there is nothing left to tell: taken back, given to somebody else or deleted meanwhile. */
export function alertOf(facts: AlertFacts): Alert | null {
  const rows = rowsOf(facts)
  const [only] = rows
  if (!only) return null
  const { reader, publicUrl, setting } = facts
  const more = rows.length - SHOWN
  return {
    subject:
      rows.length === 1 ? subjects[setting].one(only.title) : subjects[setting].many(rows.length, reader),
    intro: introOf(facts, rows.length),
    sections: [
      { kind: 'rows', rows: rows.slice(0, SHOWN) },
      ...(more > 0 ? [{ kind: 'paragraph' as const, text: `And ${more} more.` }] : []),
      {
        kind: 'button',
        link: { text: 'Open the project', url: `${publicUrl}/project/${reader.projectId}` },
      },
    ],
  }
}

const short = (text: string) => firstCharacters(text, 80)

const subjects: Record<
  AlertSetting,
  { one: (title: string) => string; many: (count: number, reader: AlertReader) => string }
> = {
  taskAssignments: {
    one: (title) => `Assigned to you: ${short(title)}`,
    many: (count, { projectName }) => `${count} tasks assigned to you in ${short(projectName)}`,
  },
  newTaskAlerts: {
    one: (title) => `New task from your mail: ${short(title)}`,
    many: (count, { projectName }) => `${count} new tasks from your mail in ${short(projectName)}`,
  },
  taskStatusChanges: {
    one: (title) => `Status changed: ${short(title)}`,
    many: (count, { projectName }) => `${count} tasks changed status in ${short(projectName)}`,
  },
  projectUpdates: {
    one: (title) => `New mail in a project: ${short(title)}`,
    many: (count, { projectName }) => `${count} new mails in ${short(projectName)}`,
  },
}

function introOf({ setting, causes, actors, reader }: AlertFacts, count: number): string {
  const people = [...new Set(causes.flatMap(({ actorId }) => actors.get(actorId ?? 0) ?? []))]
  const who = listed(people) || 'Somebody'
  const it = count === 1 ? 'a task' : `${count} tasks`
  const where = `in \u201c${short(reader.projectName)}\u201d`
  switch (setting) {
    case 'taskAssignments':
      return `${who} assigned you ${it} ${where}.`
    case 'newTaskAlerts':
      return `${who} made ${it} of your mail ${where}.`
    case 'taskStatusChanges':
      return `${who} changed the status of ${it} ${where}.`
    case 'projectUpdates':
      return `${who} wrote ${count === 1 ? 'a mail' : `${count} mails`} ${where}.`
  }
}

/** "Anna, Bob and 2 others" */
function listed(names: readonly string[]): string {
  if (names.length <= 2) return names.join(' and ')
  return `${names.slice(0, 2).join(', ')} and ${names.length - 2} ${names.length === 3 ? 'other' : 'others'}`
}

function rowsOf(facts: AlertFacts): LayoutRow[] {
  const { setting, tasks, mails } = facts
  switch (setting) {
    case 'taskAssignments':
      return tasks.filter((task) => task.isMine).map((task) => taskRow(facts, task, dueWords(task)))
    case 'newTaskAlerts':
      return tasks.map((task) => taskRow(facts, task, dueWords(task)))
    case 'taskStatusChanges':
      return tasks.flatMap((task) => statusRow(facts, task))
    case 'projectUpdates':
      return mails.map((mail) => mailRow(facts, mail))
  }
}

function taskRow({ publicUrl, reader }: AlertFacts, task: AlertTask, meta: string): LayoutRow {
  return {
    number: task.number,
    hueHex: PRODUCT_HUE,
    title: task.title,
    ...(meta && { meta }),
    link: {
      text: 'Open the task',
      url: `${publicUrl}/project/${reader.projectId}?highlightTask=${task.id}`,
    },
  }
}

/** From the status before the first of the actions to the present one; there and back again is no news. */
function statusRow(facts: AlertFacts, task: AlertTask): LayoutRow[] {
  const first = facts.causes.find((cause) => cause.taskId === task.id)
  const now = facts.statusWords(task.status)
  if (!first || facts.statusWords(first.fromStatus ?? '') === now) return []
  return [taskRow(facts, task, `It ${now}`)]
}

function mailRow({ causes, actors, nounOf }: AlertFacts, mail: AlertMail): LayoutRow {
  const actorId = causes.find((cause) => cause.deliveryId === mail.deliveryId)?.actorId ?? 0
  const changes = mail.changed.reduce((sum, { count }) => sum + count, 0)
  const made = [
    `from ${actors.get(actorId) ?? 'somebody'}`,
    ...mail.made.map(({ kind, count }) => {
      const [one, many] = nounOf(kind)
      return counted(count, [`new ${one}`, `new ${many}`])
    }),
    changes > 0 ? counted(changes, ['change', 'changes']) : '',
  ]
  return {
    number: null,
    hueHex: PRODUCT_HUE,
    title: mail.subject || '(no subject)',
    meta: made.filter(Boolean).join(', '),
  }
}

function dueWords({ dueDate, priority }: AlertTask): string {
  const due = dueDate === null ? '' : `due ${dayWords(dueDate)}`
  return [due, priority === 'medium' ? '' : `${priority} priority`].filter(Boolean).join(', ')
}

/** "Mar 16, 2026" (CONST-30) of 'YYYY-MM-DD'; a due date is a calendar day everywhere (model.md, Time). */
function dayWords(day: string): string {
  return dayFormat.format(new Date(`${day}T00:00:00Z`))
}

/** Made once: that costs a hundred times its use. */
const dayFormat = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
})
