// Checks a model's answer field by field against the mail: what the model has no say in stays out.
import type { AgentMail } from '../../agent/agent.ts'
import { isQuoted } from '../../agent/quotes.ts'
import { dropInvisible, shownLine } from '../../kit/invisible-characters.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { isWithinDueDays } from '../tasks/contract.ts'
import { pointsElsewhere } from './item-doubts.ts'
import type { KnownToTula } from './known-to-tula.ts'
import type { SaidChange, SaidTask } from './task-form.ts'
import type { ProposedChange, ProposedTask, TaskProposal } from './task-proposal.ts'

/** Characters; more says nothing to who reads a board. */
const LONGEST_TITLE = 200
/** Below the confidence gate: a person decides. */
export const DOUBTFUL = 0.5

export interface Checking {
  mail: AgentMail
  known: KnownToTula
  byRules: TaskProposal
  /** Whether the author wrote the words. */
  isQuoted(words: string): boolean
}

/** `handedOverBy`: the author's words, where the others are of a mail that this one forwards or quotes. */
export type CheckedTask = ProposedTask & { place: number; handedOverBy: string }

/** None where the mail does not say it. */
export function checkedTask(said: SaidTask, place: number, checking: Checking): CheckedTask[] {
  const { mail, known } = checking
  const title = cleanTitle(said.title)
  const isOwn = checking.isQuoted(said.sentence)
  const handedOverBy = isOwn ? '' : handOver(said, checking)
  const isSaid = isOwn || (handedOverBy !== '' && isOfOthers(said.sentence, mail))
  if (title === '' || !isSaid) return []
  const addresses = addressesOf(mail, [])
  const numbers = new Set(known.tasks.map(({ number }) => number))
  const { priority, sentence, confidence } = said
  return [
    {
      title,
      description: dropInvisible(said.description).text,
      dueDate: laterDay(said.dueDate, mail),
      assignees: among(said.assignees, addresses),
      names: said.names.map((name) => shownLine(name).trim()).filter(checking.isQuoted),
      blockedBy: said.blockedBy.filter((number) => numbers.has(number)),
      waitsForPlaces: said.after.filter((other) => other !== place),
      place,
      handedOverBy,
      priority,
      recurrence: said.recurrence || null,
      sentence,
      confidence,
    },
  ]
}

/** The words are those of a mail that this one forwards or quotes. */
function isOfOthers(sentence: string, { parsed: { newest } }: AgentMail): boolean {
  return [...newest.forwarded.map(({ text }) => text), newest.quoted].some((text) => isQuoted(sentence, text))
}

/** The author's words in which the rules, too, see that something is asked for; empty where there are none. */
function handOver({ handedOverBy }: SaidTask, { byRules, isQuoted: isOwn }: Checking): string {
  if (!handedOverBy || !isOwn(handedOverBy)) return ''
  const isAsked = byRules.tasks.some(
    ({ sentence, confidence }) =>
      confidence > DOUBTFUL &&
      pointsElsewhere(sentence) &&
      (isQuoted(handedOverBy, sentence) || isQuoted(sentence, handedOverBy)),
  )
  return isAsked ? handedOverBy : ''
}

/** None where the mail does not say it. Null changes nothing: what the mail empties is in `clear`. */
export function checkedChange(said: SaidChange, checking: Checking): ProposedChange[] {
  const { mail, known } = checking
  const task = known.tasks.find(({ number }) => number === said.task)
  if (!task || !checking.isQuoted(said.sentence)) return []
  if (said.dueDate && !isDay(said.dueDate)) return []
  const { sentence, confidence } = said
  const status = said.status?.replace('_', '-')
  const assignees = ownersAfter(said, task.assignees, addressesOf(mail, known.people))
  const reasons = said.blockedBy.filter((number) => known.tasks.some((one) => one.number === number))
  const waitsFor = reasons.map((number) => `task #${number}`).join(', ')
  const blockedReason = waitsFor || shownLine(said.blockedReason ?? '').trim()
  const title = cleanTitle(said.title ?? '')
  const change: ProposedChange = {
    ...emptied(said, checking),
    task: said.task,
    ...(said.dropped ? { dropped: true, reason: said.reason ? shownLine(said.reason) : null } : {}),
    ...(status && !said.dropped ? { status } : {}),
    ...(waitsFor !== '' && !status ? { status: 'blocked' } : {}),
    ...(blockedReason !== '' ? { blockedReason } : {}),
    ...(said.priority ? { priority: said.priority } : {}),
    ...(said.dueDate ? { dueDate: said.dueDate } : {}),
    ...(said.recurrence ? { recurrence: said.recurrence } : {}),
    ...(title !== '' ? { title } : {}),
    ...(assignees ? { assignees } : {}),
    sentence,
    confidence,
  }
  return saysSomething(change) ? [change] : []
}

/** A null where the rules, too, read that the mail empties the field counts as said. */
function emptied(said: SaidChange, { byRules }: Checking): Partial<ProposedChange> {
  const ours = byRules.changes.filter(({ task }) => task === said.task)
  const clears = (field: 'dueDate' | 'recurrence') =>
    said.clear.includes(field) || (said[field] === null && ours.some((one) => one[field] === null))
  return {
    ...(clears('dueDate') ? { dueDate: null } : {}),
    ...(clears('recurrence') ? { recurrence: null } : {}),
    ...(said.clear.includes('assignees') ? { assignees: [] } : {}),
    ...(said.clear.includes('blockedReason') ? { blockedReason: null } : {}),
  }
}

/** Null where nobody comes or goes. */
function ownersAfter(
  said: SaidChange,
  before: readonly string[],
  addresses: ReadonlySet<string>,
): string[] | null {
  const named = among(said.assignees ?? [], addresses)
  const added = among(said.addAssignees, addresses)
  const removed = said.removeAssignees.map((one) => one.toLowerCase()).filter((one) => before.includes(one))
  if (named.length + added.length + removed.length === 0) return null
  const start = named.length > 0 ? named : before
  return [...new Set([...start, ...added])].filter((one) => !removed.includes(one))
}

function saysSomething({ task: _, sentence: __, confidence: ___, ...fields }: ProposedChange): boolean {
  return Object.values(fields).some((value) => value !== undefined)
}

const cleanTitle = (title: string) => shownLine(title).trim().slice(0, LONGEST_TITLE)

const among = (said: readonly string[], addresses: ReadonlySet<string>): string[] => [
  ...new Set(said.map((one) => one.toLowerCase()).filter((one) => addresses.has(one))),
]

const addressesOf = ({ sender, to, cc }: AgentMail, others: readonly { email: string }[]) =>
  new Set([sender, ...to, ...cc, ...others].map(({ email }) => email))

function laterDay(day: string | null, mail: AgentMail): string | null {
  return day !== null && isDay(day) && day >= dayOf({ at: mail.sentAt, zone: mail.zone }) ? day : null
}

function isDay(day: string): boolean {
  return (
    /^\d{4}-\d\d-\d\d$/.test(day) &&
    isWithinDueDays(day) &&
    !Number.isNaN(Date.parse(day)) &&
    new Date(day).toISOString().startsWith(day)
  )
}
