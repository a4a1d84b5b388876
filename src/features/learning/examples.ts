// Makes examples of corrections: sentences of which a person said whether they are tasks, and the habits of people.
import type { StoredChange } from '../../../db/schema/records.ts'
import { CONFIDENCE_GATE } from '../../agent/agent.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { fold, singleSpaced } from '../../language/fold.ts'
import { markerBefore } from '../../language/learned/cues.ts'
import type { DatedTask, GivenTask } from '../../language/learned/habits.ts'
import type { Example } from '../../language/learned/learn.ts'
import { splitSentences } from '../../language/sentences.ts'
import { taskSubject } from '../tasks/index.ts'
import type { CorrectedMail, DecidedTask, ReadTask } from './corrections-store.ts'

/** A task that is deleted so soon after its mail was read wrongly; a later one is over, or given up. */
const SOON_MS = 3 * 24 * 60 * 60_000
/** What the judge says of a sentence that it took for nothing. */
const UNREAD = 0.1
const MOST_SENTENCES = 1_200
const DAY_MS = 24 * 60 * 60_000

export interface Corrections {
  tasks: readonly ReadTask[]
  decided: readonly DecidedTask[]
  edits: readonly StoredChange[]
  mails: readonly CorrectedMail[]
  /** Address of each account. */
  addresses: ReadonlyMap<number, string>
}

/** Corrections first, newest first; then what was left as it was read. */
export function examplesOf({ tasks, decided, edits, mails }: Corrections): Example[] {
  const mailOf = new Map(mails.map((mail) => [mail.mailId, mail]))
  const known = new Map<string, Example>()
  const add = (
    one: { mailId: number | null; author: string | null; sentence: string },
    told: Pick<Example, 'isTask' | 'confidence' | 'isCorrection'>,
  ) => {
    const key = `${one.mailId} ${plain(one.sentence)}`
    if (known.has(key)) return
    const text = mailOf.get(one.mailId ?? 0)?.text ?? ''
    const start = text.indexOf(one.sentence)
    const marker = start < 0 ? '' : markerBefore(text, start)
    known.set(key, { sentence: one.sentence, marker, author: (one.author ?? '').toLowerCase(), ...told })
  }
  const renamed = new Set(edited(tasks, edits, 'title').map(({ task }) => task.id))
  for (const one of decided) add(one, told(one.isAccepted, one.confidence, true))
  for (const one of tasks) {
    // A line of a file is pressed, too: it has no author, and teaches nothing about mails.
    if (one.isPressed && one.author === null) continue
    if (one.isPressed) add(one, told(true, UNREAD, true))
    // Made by accepting a suggestion: what was decided of that tells more.
    else if (one.confidence < CONFIDENCE_GATE) continue
    else if (one.deletedAt === null) add(one, told(true, one.confidence, renamed.has(one.id)))
    else if (one.deletedAt.getTime() - one.createdAt.getTime() <= SOON_MS)
      add(one, told(false, one.confidence, true))
  }
  const read = [...known.values()].sort((a, b) => Number(b.isCorrection) - Number(a.isCorrection))
  return [...read, ...leftAlone(mails, known)]
}

const told = (isTask: boolean, confidence: number, isCorrection: boolean) => ({
  ...{ isTask, confidence, isCorrection },
})

/** Sentences of the same mails that nobody took for a task. */
function leftAlone(mails: readonly CorrectedMail[], known: ReadonlyMap<string, Example>): Example[] {
  const sentences: Example[] = []
  const byMail = new Map<string, string[]>()
  for (const key of known.keys()) {
    const [mailId = '', ...words] = key.split(' ')
    byMail.set(mailId, [...(byMail.get(mailId) ?? []), words.join(' ')])
  }
  for (const { mailId, text, author } of mails) {
    const taken = byMail.get(String(mailId)) ?? []
    for (const { text: sentence, start } of splitSentences(text)) {
      const words = plain(sentence)
      if (words === '' || taken.some((one) => one.includes(words) || words.includes(one))) continue
      if (sentences.length >= MOST_SENTENCES) return sentences
      const said = { sentence, marker: markerBefore(text, start), author: (author ?? '').toLowerCase() }
      sentences.push({ ...said, isTask: false, confidence: UNREAD, isCorrection: false })
    }
  }
  return sentences
}

const plain = (text: string) =>
  singleSpaced(fold(text))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Tasks without an owner that a person then gave to one. */
export function givenTasks({ tasks, edits, addresses }: Corrections): GivenTask[] {
  return edited(tasks, edits, 'assigneeIds').flatMap(({ task, before, after }) => {
    const [had, has] = [before, after] as [number[], number[]]
    const assignee = has.length === 1 ? addresses.get(has[0] ?? 0) : undefined
    return had.length === 0 && assignee && task.author
      ? [{ author: task.author.toLowerCase(), assignee }]
      : []
  })
}

/** Tasks without a day that a person then gave one. */
export function datedTasks({ tasks, edits, mails }: Corrections): DatedTask[] {
  const sentOn = new Map(mails.map(({ mailId, sentAt }) => [mailId, dayOf({ at: sentAt, zone: 'UTC' })]))
  return edited(tasks, edits, 'dueDate').flatMap(({ task, before, after }) => {
    const sent = sentOn.get(task.mailId ?? 0)
    if (before !== null || typeof after !== 'string' || !sent || !task.author) return []
    const days = Math.round((Date.parse(after) - Date.parse(sent)) / DAY_MS)
    return [{ author: task.author.toLowerCase(), days }]
  })
}

/** A field of each task that came out of a mail: as it was before the first change of it, and after the last. */
function edited(tasks: readonly ReadTask[], edits: readonly StoredChange[], field: string) {
  const taskOf = new Map(tasks.map((task) => [task.id, task]))
  const found = new Map<number, { task: ReadTask; before: unknown; after: unknown }>()
  for (const { subject, kind, before, after } of edits) {
    const task = taskOf.get(subject.id)
    if (subject.kind !== taskSubject(subject.id).kind || kind !== 'update' || !task || !(field in after))
      continue
    found.set(task.id, {
      task,
      before: before[field],
      after: found.has(task.id) ? found.get(task.id)?.after : after[field],
    })
  }
  return [...found.values()]
}
