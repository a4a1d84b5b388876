// What an alert mail says: tasks that are yours now, tasks of your mail, changes of status, new mail in a project.
import type { NounOf } from '../../agent/counted.ts'
import type { LayoutRow, LayoutSection } from '../../mail/layout-parts.ts'
import { PRODUCT_HUE } from '../../mail/layout-tokens.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { monthDayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { AlertMail, AlertReader, AlertTask } from './alert-store.ts'
import type { TakenCause } from './cause-store.ts'
import type { AlertSetting } from './causes.ts'
import { firstCharacters } from './first-characters.ts'

/** More are counted, not listed. */
const SHOWN = 20

/** What a stored status means. */
export type StatusMeaning = (status: string) => keyof MailWords['task']['is']

export interface AlertFacts {
  setting: AlertSetting
  reader: AlertReader
  causes: readonly TakenCause[]
  tasks: readonly AlertTask[]
  mails: readonly AlertMail[]
  /** Names by id. */
  actors: ReadonlyMap<number, string>
  publicUrl: string
  language: LanguageCode
  /** Of a stored status. */
  meaningOf: StatusMeaning
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
  const { reader, publicUrl, setting, language } = facts
  const words = wordsIn(language)
  const said = words.alert[kinds[setting]]
  const more = rows.length - SHOWN
  return {
    subject:
      rows.length === 1 ? said.one(short(only.title)) : said.many(rows.length, short(reader.projectName)),
    intro: said.intro(whoActed(facts), rows.length, short(reader.projectName)),
    sections: [
      { kind: 'rows', rows: rows.slice(0, SHOWN) },
      ...(more > 0 ? [{ kind: 'paragraph' as const, text: words.more(more) }] : []),
      {
        kind: 'button',
        link: { text: words.openProject, url: `${publicUrl}/project/${reader.projectId}` },
      },
    ],
  }
}

const short = (text: string) => firstCharacters(text, 80)

const kinds = {
  taskAssignments: 'assigned',
  newTaskAlerts: 'made',
  taskStatusChanges: 'status',
  projectUpdates: 'mail',
} as const satisfies Record<AlertSetting, keyof MailWords['alert']>

/** "Anna, Bob and 2 others" */
function whoActed({ causes, actors, language }: AlertFacts): string {
  const words = wordsIn(language)
  const names = [...new Set(causes.flatMap(({ actorId }) => actors.get(actorId ?? 0) ?? []))]
  if (names.length > 2) return words.andOthers(names.slice(0, 2), names.length - 2)
  return words.list(names) || words.somebody
}

function rowsOf(facts: AlertFacts): LayoutRow[] {
  const { setting, tasks, mails } = facts
  switch (setting) {
    case 'taskAssignments':
      return tasks
        .filter((task) => task.isMine)
        .map((task) => taskRow(facts, task, dueWords(task, facts.language)))
    case 'newTaskAlerts':
      return tasks.map((task) => taskRow(facts, task, dueWords(task, facts.language)))
    case 'taskStatusChanges':
      return tasks.flatMap((task) => statusRow(facts, task))
    case 'projectUpdates':
      return mails.map((mail) => mailRow(facts, mail))
  }
}

function taskRow({ publicUrl, reader, language }: AlertFacts, task: AlertTask, meta: string): LayoutRow {
  return {
    number: task.number,
    hueHex: PRODUCT_HUE,
    title: task.title,
    ...(meta && { meta }),
    link: {
      text: wordsIn(language).openTask,
      url: `${publicUrl}/project/${reader.projectId}?highlightTask=${task.id}`,
    },
  }
}

/** From the status before the first of the actions to the present one; there and back again is no news. */
function statusRow(facts: AlertFacts, task: AlertTask): LayoutRow[] {
  const first = facts.causes.find((cause) => cause.taskId === task.id)
  const now = facts.meaningOf(task.status)
  if (!first || facts.meaningOf(first.fromStatus ?? '') === now) return []
  const words = wordsIn(facts.language)
  return [taskRow(facts, task, words.alert.itIs(words.task.is[now]))]
}

function mailRow({ causes, actors, nounOf, language }: AlertFacts, mail: AlertMail): LayoutRow {
  const { alert: words, noSubject } = wordsIn(language)
  const actorId = causes.find((cause) => cause.deliveryId === mail.deliveryId)?.actorId ?? 0
  const changes = mail.changed.reduce((sum, { count }) => sum + count, 0)
  const made = [
    words.from(actors.get(actorId) ?? words.somebody),
    ...mail.made.map(({ kind, count }) => words.newRecords(kind, count, nounOf(kind))),
    changes > 0 ? words.changes(changes) : '',
  ]
  return {
    number: null,
    hueHex: PRODUCT_HUE,
    title: mail.subject || noSubject,
    meta: made.filter(Boolean).join(', '),
  }
}

/** A due date is a calendar day everywhere (CONST-30; model.md, Time). */
function dueWords({ dueDate, priority }: AlertTask, language: LanguageCode): string {
  const words = wordsIn(language)
  const due = dueDate === null ? '' : words.due(monthDayWords(dueDate, language))
  return [due, priority === 'medium' ? '' : words.priority(priority)].filter(Boolean).join(', ')
}
