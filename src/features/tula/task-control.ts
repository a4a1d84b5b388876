// The control of a model's answer by the rules: what they are sure of is never lost, and what the mail does not
// say waits for a person.
import { CONFIDENCE_GATE } from '../../agent/agent.ts'
import { findDates } from '../../language/dates/find.ts'
import type { DateOptions } from '../../language/dates/found-date.ts'
import { wantsNoAnswer } from '../../language/small-talk.ts'
import { meaningOf } from '../tasks/status.ts'
import {
  isAboutAll,
  isSameSentence,
  isSameTitle,
  isShift,
  matterAround,
  otherDay,
  pointsElsewhere,
  speaksOf,
} from './item-doubts.ts'
import { type CheckedTask, type Checking, DOUBTFUL } from './task-check.ts'
import type { ProposedChange, ProposedTask } from './task-proposal.ts'
import { inputOf } from './task-rules.ts'

export interface Controlled {
  tasks: ProposedTask[]
  changes: ProposedChange[]
  /** Items that the rules are sure of and the model left out. */
  kept: number
}

/** Characters. */
const MOST_MATTER = 20_000

const isSure = ({ confidence }: { confidence: number }) => confidence >= CONFIDENCE_GATE

const doubted = <Item extends { confidence: number }>(one: Item): Item => ({
  ...one,
  confidence: Math.min(one.confidence, DOUBTFUL),
})

const byOurs = <Item extends object>(one: Item): Item & { by: 'rules' } => ({ ...one, by: 'rules' })

export function controlled(
  said: { tasks: readonly CheckedTask[]; changes: readonly ProposedChange[] },
  checking: Checking,
): Controlled {
  const { byRules, mail } = checking
  const { zone, sentAt: at, dayFirst } = inputOf(mail, '')
  const dates: DateOptions = { at, zone, ...(dayFirst ? { dayFirst } : {}) }
  const tasks = said.tasks.map((task) => controlledTask(task, { ...checking, dates }))
  const changes = said.changes.map((change) => controlledChange(change, said.changes, { ...checking, dates }))
  const left = byRules.tasks.filter((ours) => isSure(ours) && !isCovered(ours, said))
  const unchanged = byRules.changes.filter(isSure).flatMap((ours) => leftOut(ours, said))
  // What is marked as a task is one (MAIL-25).
  const isMarked = byRules.forTask && tasks.length === 0
  return {
    tasks: [...tasks, ...left.map((task) => (isMarked ? byOurs(task) : byOurs(doubted(task))))],
    changes: [...changes, ...unchanged.map((change) => byOurs(doubted(change)))],
    kept: isMarked ? 0 : left.length + unchanged.length,
  }
}

type Dated = Checking & { dates: DateOptions }

const isSameTask = (ours: ProposedTask, said: CheckedTask) =>
  isSameSentence(ours.sentence, said.sentence) ||
  isSameSentence(ours.sentence, said.handedOverBy) ||
  isSameTitle(ours.title, said.title)

function controlledTask(task: CheckedTask, checking: Dated): ProposedTask {
  const { byRules, mail, dates } = checking
  const ours = byRules.tasks.find((one) => isSameTask(one, task))
  const said = { day: task.dueDate ?? '', sentence: task.sentence, isWithoutDay: ours?.dueDate === null }
  // The first day of what comes again is counted from the rhythm.
  const isCounted = task.dueDate === null || task.recurrence !== null
  const day = isCounted ? null : otherDay(said, mail, dates)
  const isDayDoubted = day !== null && !(ours && isSure(ours) && ours.dueDate === task.dueDate)
  const isBorneOut =
    (ours && isSameTitle(ours.title, task.title)) || speaksOf(task.title, matterOf(task, checking))
  const safe = isBorneOut && areOwnersNamed(task, ours, checking) ? task : doubted(task)
  return isDayDoubted ? twoDays(safe, day === 'none' ? null : day) : safe
}

/** What the title may be about: the words around, and a forwarded or quoted mail where they point to it. */
function matterOf({ sentence }: CheckedTask, checking: Checking): string {
  const { newest } = checking.mail.parsed
  const others = pointsElsewhere(sentence) ? [...newest.forwarded.map(({ text }) => text), newest.quoted] : []
  return [matterAround(sentence, checking.mail), subjectOf(checking), ...others]
    .join('\n')
    .slice(0, MOST_MATTER)
}

/** Of a reply it is not of its writer's making. */
const subjectOf = ({ mail }: Checking) => (mail.isReply ? '' : mail.parsed.subject)

/** The day that our grammar reads is the one that counts, until a person says otherwise. */
function twoDays<Item extends ProposedTask | ProposedChange>(item: Item, ours: Item['dueDate']): Item {
  return { ...doubted(item), dueDate: ours, otherDueDate: item.dueDate }
}

/** By the author's words, as whom the mail speaks to, or by the rules. */
function areOwnersNamed(task: ProposedTask, ours: ProposedTask | undefined, { mail }: Checking): boolean {
  const { to, cc, sender, parsed } = mail
  const own = parsed.newest.own ?? parsed.newest.text
  const areAll = to.length > 0 && to.every(({ email }) => task.assignees.includes(email))
  return task.assignees.every((email) => {
    if (email === sender.email || ours?.assignees.includes(email)) return true
    if (areAll && to.some((one) => one.email === email)) return true
    const person = [...to, ...cc].find((one) => one.email === email)
    return person !== undefined && isNamedIn(own, person)
  })
}

function isNamedIn(text: string, { name, email }: { name: string | null; email: string }): boolean {
  if (speaksOf(`${name ?? ''} ${email.split('@')[0]}`.replace(/[._-]/g, ' '), text)) return true
  // Short names and initials.
  const parts = (name ?? '').split(/[\s-]+/).filter(Boolean)
  const initials = parts.map((part) => part[0]).join('')
  const said = new Set(text.match(/[\p{L}]+/gu) ?? [])
  return parts.some((part) => said.has(part)) || (initials.length > 1 && said.has(initials))
}

function controlledChange(
  change: ProposedChange,
  all: readonly ProposedChange[],
  checking: Dated,
): ProposedChange {
  const { byRules, mail, dates } = checking
  const ours = byRules.changes.find(
    ({ task, sentence }) => task === change.task && isSameSentence(sentence, change.sentence),
  )
  const isSafe =
    (ours !== undefined || isAbout(change, all, checking)) && !isContradicted(change, byRules.changes)
  const safe = isSafe ? change : doubted(change)
  const said = { day: change.dueDate ?? '', sentence: change.sentence, isWithoutDay: false }
  const day = change.dueDate && !isMovedBy(change, checking) ? otherDay(said, mail, dates) : null
  return day === null || ours?.dueDate === change.dueDate
    ? safe
    : twoDays(safe, day === 'none' ? change.dueDate : day)
}

/** "A week later" counts from the day that the task has now. */
function isMovedBy(change: ProposedChange, { known, mail, dates }: Dated): boolean {
  const before = known.tasks.find(({ number }) => number === change.task)?.dueDate
  if (!change.dueDate || !before) return false
  const near = matterAround(change.sentence, mail)
  return isShift({ from: before, to: change.dueDate }, near, dates)
}

/** Whether the words point to that task: by number, name, day or owner, or since nothing else can be meant. */
function isAbout(
  change: ProposedChange,
  all: readonly ProposedChange[],
  { known, mail, dates, byRules }: Dated,
): boolean {
  const { sentence } = change
  const task = known.tasks.find(({ number }) => number === change.task)
  if (!task) return false
  if (known.about?.number === task.number) return true
  if (speaksOf(task.title, sentence)) return true
  if (wantsNoAnswer('', sentence)) return false
  if (byRules.toAsk?.some((one) => one.task === task.number && isSameSentence(one.sentence, sentence)))
    return true
  const near = matterAround(sentence, mail)
  if (numbersIn(near).includes(task.number) || speaksOf(task.title, near)) return true
  const open = known.tasks.filter(({ status }) => meaningOf(status) !== 'done')
  if (open.length === 1 && open[0] === task) return true
  if (task.dueDate !== null && findDates(sentence, dates).some(({ day }) => day === task.dueDate)) return true
  const mine = open.filter(({ assignees }) => assignees.includes(mail.sender.email))
  if (
    mine.length === 1 &&
    mine[0] === task &&
    /\b(?:mine|I|mein\w*|ich|je|j|moi|mien\w*|m[ií]\w?|yo|mi[oa]|io|ik|mijn\w*|eu|meu|minha)\b/iu.test(
      sentence,
    )
  )
    return true
  return isAboutAll(sentence) && all.filter((one) => isSameSentence(one.sentence, sentence)).length > 1
}

const numbersIn = (text: string): number[] => (text.match(/\d+/g) ?? []).map(Number)

/** The rules are sure of another state, day or owner for it. */
function isContradicted(change: ProposedChange, byRules: readonly ProposedChange[]): boolean {
  return byRules.some(
    (ours) =>
      isSure(ours) &&
      ours.task === change.task &&
      stateOf(ours) !== stateOf(change) &&
      stateOf(ours) !== null &&
      stateOf(change) !== null,
  )
}

function stateOf({ status, dropped, note }: ProposedChange): string | null {
  if (dropped) return 'dropped'
  // Only a part of it was reported.
  if (note?.isOpen) return 'open'
  return status === undefined ? null : meaningOf(status)
}

function isCovered(
  ours: ProposedTask,
  { tasks, changes }: { tasks: readonly CheckedTask[]; changes: readonly ProposedChange[] },
) {
  return (
    tasks.some((task) => isSameTask(ours, task)) ||
    changes.some(({ sentence }) => isSameSentence(sentence, ours.sentence))
  )
}

/** What the rules read of a task and the model did not; none where it read the same fields of it, or words, otherwise. */
function leftOut(
  ours: ProposedChange,
  { tasks, changes }: { tasks: readonly CheckedTask[]; changes: readonly ProposedChange[] },
): ProposedChange[] {
  if (tasks.some(({ sentence }) => isSameSentence(sentence, ours.sentence))) return []
  const theirs = changes.filter(({ task }) => task === ours.task)
  const state = stateOf(ours)
  const isStateLeft = state !== null && !ours.note && !theirs.some((one) => stateOf(one) === state)
  const isLeft = (field: 'dueDate' | 'assignees' | 'priority' | 'title' | 'recurrence') =>
    ours[field] !== undefined && !theirs.some((one) => one[field] !== undefined)
  const fields = (['dueDate', 'assignees', 'priority', 'title', 'recurrence'] as const).filter(isLeft)
  if (!isStateLeft && fields.length === 0) return []
  // Words that the model read for another task are not read twice.
  if (changes.some(({ task, sentence }) => task !== ours.task && isSameSentence(sentence, ours.sentence)))
    return []
  const { task, sentence, confidence, status, dropped, reason, blockedReason } = ours
  const base: ProposedChange = { task, sentence, confidence }
  return [
    Object.assign(
      base,
      isStateLeft ? { status, dropped, reason, blockedReason } : {},
      Object.fromEntries(fields.map((field) => [field, ours[field]])),
    ),
  ]
}
