// What Tula's receipt says of a mail: counts, tasks, suggestions and changes.

import type { AgentMail } from '../../agent/agent.ts'
import type { Asked, ChangeLine, Made, Outcome, Place } from '../../agent/outcome.ts'
import { letterOf } from '../../language/suggestion-answers.ts'
import { dayWords } from '../../mail/words/days.ts'
import type { MailWords } from '../../mail/words/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { ProjectRow } from '../projects/index.ts'
import { type MadeTask, rhythmOf, taskSubject } from '../tasks/index.ts'
import type { SaidSuggestion } from './mail-changes.ts'
import type { SettledTask } from './task-defaults.ts'

export interface Matter {
  made: readonly Pick<Made, 'title' | 'meta'>[]
  changed: readonly ChangeLine[]
  suggested: number
  unclear: number
}

/** Items that the first line tells; the rest is counted. */
const TOLD = 2
const LONGEST_TITLE = 90

/**
 * "Repair the desk – Tom, due Fri 4 Dec; “Book the hall” is done": what the mail came to, which a reader sees in the
 * list of mails. What waits is counted. An answer to a comment comes first.
 */
export function headlineOf(
  { made, changed, suggested, unclear }: Matter,
  answered: { number: number; title: string } | null,
  said: MailWords,
): string {
  const { task: words } = said
  const all = [
    ...made.map(({ title, meta }) =>
      [shortened(title), meta.slice(0, 2).join(', ')].filter(Boolean).join(' – '),
    ),
    ...changed.map(({ title, what }) => `${said.quote(shortened(title))} ${what}`),
  ]
  const told = all.length > TOLD + 1 ? all.slice(0, TOLD) : all
  const more = all.length - told.length
  const counts = [
    suggested > 0 ? words.suggestions(suggested) : '',
    unclear > 0 ? words.questions(unclear) : '',
  ].filter(Boolean)
  const kept = answered ? words.keptAsComment(answered.number, answered.title) : ''
  const parts = [kept, ...told, more > 0 ? words.others(more) : '', counts.join(', ')].filter(Boolean)
  return parts.join('; ') || words.nothing
}

const lastBlank = (title: string): number => {
  const at = title.lastIndexOf(' ', LONGEST_TITLE)
  return at > 0 ? at : LONGEST_TITLE
}

const shortened = (title: string): string =>
  title.length <= LONGEST_TITLE ? title : `${title.slice(0, lastBlank(title))}…`

export interface ReceiptFacts {
  publicUrl: string
  project: ProjectRow
  mail: AgentMail
  made: readonly MadeTask[]
  /** As they were proposed, in the order of `made`; and the tasks that each waits for. */
  proposed: readonly SettledTask[]
  waits: readonly (readonly number[])[]
  suggested: readonly SaidSuggestion[]
  changeLines: readonly ChangeLine[]
  /** By which its suggestions are numbered from there on; null: they have letters. */
  firstNumber: number | null
}

export function receiptItems(
  facts: ReceiptFacts,
): Pick<Outcome, 'made' | 'asked' | 'changeLines' | 'help' | 'place'> {
  const { publicUrl, project, mail, made, proposed, waits, suggested, changeLines, firstNumber } = facts
  const place = placeOf(publicUrl, project)
  const { task: words } = wordsIn(mail.language)
  const rows = made.map(
    (task, index): Made => ({
      subject: taskSubject(task.id),
      number: task.number,
      title: task.title,
      meta: metaOf(proposed[index], waits[index] ?? [], project, mail),
      url: `${place.url}?highlightTask=${task.id}`,
      note: quoteFor(task.title, proposed[index]?.sentence ?? ''),
    }),
  )
  const asked = suggested.map(
    ({ payload, evidence, said, asksDone = false, days }, index): Asked => ({
      ...(suggested.length > 1 && {
        letter: firstNumber === null ? letterOf(index) : String(firstNumber + index),
      }),
      number: null,
      title:
        payload.kind === 'task'
          ? withDays(payload.title, days)
          : `${payload.title}: ${said ?? payload.words}`,
      meta: [],
      url: place.url,
      note: asksDone ? evidence.sentence.slice(0, 200) : quoteFor(payload.title, evidence.sentence),
      question: asksDone ? words.isItDone(payload.title) : words.asks[payload.kind],
      ...(asksDone && { asksDone }),
    }),
  )
  const example = made[0]?.number ?? changeLines[0]?.number
  const help = example
    ? [`#done ${example}`, words.dueCommand(example), words.assignCommand(example), '#undo']
    : ['#help', '#undo']
  return { made: rows, asked, changeLines: [...changeLines], help, place }
}

const withDays = (title: string, days = '') => (days === '' ? title : `${title} (${days})`)

/** So many words beside the title's are a name, a “please”, a day: the row says them already. */
const FEW = 3

/** The sentence a task rests on, at most 200 characters; none where it says no more than the title does. */
function quoteFor(title: string, sentence: string): string {
  const said = new Set(wordsOf(title))
  return wordsOf(sentence).filter((word) => !said.has(word)).length > FEW ? sentence.slice(0, 200) : ''
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** `name` is null where the receipt speaks of more than this project. */
export function placeOf(publicUrl: string, { id, name }: ProjectRow, shown: string | null = name): Place {
  return { kind: 'project', id, name: shown, url: `${publicUrl}/project/${id}` }
}

/** What a task was to wait for and does not: done, unknown or waiting for it already, or not to be told for sure. */
export function unmetWaits(
  made: readonly MadeTask[],
  proposed: readonly SettledTask[],
  waits: readonly (readonly number[])[],
  words: MailWords['task'],
): string[] {
  return made.flatMap(({ number }, index) => {
    const unmet = (proposed[index]?.blockedBy ?? []).filter((other) => !waits[index]?.includes(other))
    if (unmet.length === 0) return []
    const those = unmet.map((other) => `#${other}`)
    return words.unmet(number, those, number === 1 ? 2 : 1)
  })
}

/** A name that is not on the mail stays that name. */
function whoOf({ assignees, names }: SettledTask, people: readonly string[], words: MailWords): string {
  return words.list(assignees.length === 0 && names.length > 0 ? names : people)
}

function metaOf(
  task: SettledTask | undefined,
  waits: readonly number[],
  project: ProjectRow,
  mail: AgentMail,
): string[] {
  if (!task) return []
  const { language } = mail
  const words = wordsIn(language)
  const { you } = words.task
  const people = [mail.sender, ...mail.to, ...mail.cc]
  const names = task.assignees.map((email) =>
    email === mail.sender.email ? you : (people.find((one) => one.email === email)?.name ?? email),
  )
  const who = whoOf(task, project.type === 'individual' ? [you] : names, words)
  return [
    who,
    task.dueDate ? words.due(dayWords(task.dueDate, language)) : '',
    task.repeats ? words.repeats(rhythmOf(task.repeats)) : '',
    waits.length > 0 ? words.task.waitsFor(waits.map((number) => `#${number}`)) : '',
    task.priority === 'medium' ? '' : words.priority(task.priority),
  ].filter(Boolean)
}
