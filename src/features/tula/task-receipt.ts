// What Tula's receipt says of a mail: counts, tasks, suggestions and changes.

import type { AgentMail } from '../../agent/agent.ts'
import { counted } from '../../agent/counted.ts'
import type { Asked, ChangeLine, Made, Outcome, Place } from '../../agent/outcome.ts'
import { letterOf } from '../../language/suggestion-answers.ts'
import { dayWords } from '../../mail/moment-words.ts'
import type { ProjectRow } from '../projects/index.ts'
import { type MadeTask, type NewSuggestion, taskSubject } from '../tasks/index.ts'
import { repeatWords } from '../tasks/repeats/repeat-words.ts'
import type { SettledTask } from './task-defaults.ts'

const NOTHING = 'No tasks found'

/** "3 tasks, 1 question for you" */
export function countedHeadline(made: number, changed: number, suggested: number, unclear: number): string {
  const parts = [
    made > 0 ? counted(made, ['task', 'tasks']) : '',
    changed > 0 ? counted(changed, ['change', 'changes']) : '',
    suggested > 0 ? counted(suggested, ['suggestion', 'suggestions']) : '',
    unclear > 0 ? `${counted(unclear, ['question', 'questions'])} for you` : '',
  ].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : NOTHING
}

/** An answer to a comment stands at its task; the counts follow where there is something to count. */
export function headlineOf(answered: { number: number; title: string } | null, counts: string): string {
  if (!answered) return counts
  const kept = `Kept as a comment on #${answered.number} \u201c${answered.title}\u201d`
  return counts === NOTHING ? kept : `${kept}, ${counts}`
}

export interface ReceiptFacts {
  publicUrl: string
  project: ProjectRow
  mail: AgentMail
  made: readonly MadeTask[]
  /** As they were proposed, in the order of `made`; and the tasks that each waits for. */
  proposed: readonly SettledTask[]
  waits: readonly (readonly number[])[]
  suggested: readonly NewSuggestion[]
  changeLines: readonly ChangeLine[]
}

export function receiptItems(
  facts: ReceiptFacts,
): Pick<Outcome, 'made' | 'asked' | 'changeLines' | 'help' | 'place'> {
  const { publicUrl, project, mail, made, proposed, waits, suggested, changeLines } = facts
  const place = placeOf(publicUrl, project)
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
    ({ payload, evidence }, index): Asked => ({
      ...(suggested.length > 1 && { letter: letterOf(index) }),
      number: null,
      title: payload.kind === 'task' ? payload.title : `${payload.title}: ${payload.words}`,
      meta: [],
      url: place.url,
      note: evidence.sentence.slice(0, 200),
    }),
  )
  const example = made[0]?.number ?? changeLines[0]?.number
  const help = example
    ? [`#done ${example}`, `#due ${example} Friday`, `#assign ${example} name`, '#undo']
    : ['#help', '#undo']
  return { made: rows, asked, changeLines: [...changeLines], help, place }
}

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
): string[] {
  return made.flatMap(({ number }, index) => {
    const unmet = (proposed[index]?.blockedBy ?? []).filter((other) => !waits[index]?.includes(other))
    if (unmet.length === 0) return []
    const those = unmet.map((other) => `#${other}`).join(' and ')
    return `Task ${number} does not wait for ${those}. If it should wait, reply with the numbers above: \u201c${number} waits for ${number === 1 ? 2 : 1}\u201d.`
  })
}

function metaOf(
  task: SettledTask | undefined,
  waits: readonly number[],
  project: ProjectRow,
  mail: AgentMail,
): string[] {
  if (!task) return []
  const people = [mail.sender, ...mail.to, ...mail.cc]
  const names = task.assignees.map((email) =>
    email === mail.sender.email ? 'you' : (people.find((one) => one.email === email)?.name ?? email),
  )
  const who = project.type === 'individual' ? 'you' : names.join(' and ')
  return [
    who,
    task.dueDate ? `due ${dayWords(task.dueDate)}` : '',
    task.repeats ? repeatWords(task.repeats) : '',
    waits.length > 0 ? `waits for ${waits.map((number) => `#${number}`).join(' and ')}` : '',
    task.priority === 'medium' ? '' : `${task.priority} priority`,
  ].filter(Boolean)
}
