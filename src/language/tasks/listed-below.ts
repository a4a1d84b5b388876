// "Please make a list of this for Omar" above a forwarded mail: what the mail below complains of or lists becomes a task each.
import type { Candidate } from '../candidates/candidate.ts'
import { candidatesOf } from '../candidates/candidates.ts'
import type { ReadTasksInput } from '../candidates/input.ts'
import { Reader } from '../candidates/reader.ts'
import { has } from '../clauses/tagger.ts'
import type { WordClass } from '../lexicon/language.ts'
import { deadlineOf } from '../slots/due.ts'
import { asTitle } from '../slots/readable.ts'
import type { TaskReading } from '../task-reading.ts'
import { beneficiaries, isAgentOrder } from './agent-order.ts'
import { judgeMail } from './read.ts'

const MOST = 30
/** Characters of the note. */
const LONGEST_NOTE = 400
/** From this on a request of the mail below is a task. */
const SURE = 0.6
const CONFIDENCE = 0.8
const LONGEST = 140
/** Words of what is worth a task: "Lamp flickers". */
const LEAST_WORDS = 2
const LEAST_PART = 3

/** Whom the list is for, by a name that is not on the mail. */
const FOR = /\b(?:for|für|pour|para|per|voor) (?:the )?(\p{Lu}[\p{L}'’-]{1,30})/u

/** What the note is written above. */
export interface Below {
  text: string
  /** Name of its author. */
  from: string | null
}

/** The list that the note on top asks for; null where it asks for none, or nothing below is to be done. */
export function listedBelow(input: ReadTasksInput, below: Below): TaskReading[] | null {
  if (input.text.length > LONGEST_NOTE) return null
  const note = new Reader(input)
  const order = candidatesOf(note).candidates.find((one) => isAgentOrder(one, note.names))
  if (!order) return null
  const author = { name: below.from, email: '' }
  const mail = { ...input, text: below.text, subject: '', author, to: [input.author], cc: [] }
  const { judged, tasks } = judgeMail(mail)
  const asked = tasks.filter(({ confidence }) => confidence >= SURE)
  const reader = new Reader(mail)
  const told = judged
    .map(({ one }) => one)
    .filter(
      (one) =>
        isMatter(one) && !asked.some(({ evidence }) => evidence.start < one.end && evidence.end > one.start),
    )
    .flatMap((one) => matters(one).map((matter) => taskOf(matter, reader)))
  const found = [...asked, ...told].sort((a, b) => a.clause.start - b.clause.start).slice(0, MOST)
  if (found.length === 0) return null
  const due = deadlineOf(note.days(input.text, 0))?.day ?? null
  const owners = ownersOf(order, note, input)
  return found.map((one) => Object.assign(one, owners, { dueDate: one.dueDate ?? due }))
}

/** "For Ana and me" */
function ownersOf(
  order: Candidate,
  { names }: Reader,
  { author, text }: ReadTasksInput,
): Pick<TaskReading, 'assignees' | 'names'> {
  const people = beneficiaries(order).map((word) => (has(word, 'i') ? author : names.personOf(word.text)))
  const known = people.flatMap((person) => (person ? [person.email.toLowerCase()] : []))
  const stranger = known.length > 0 ? undefined : FOR.exec(text)?.[1]
  return { assignees: [...new Set(known)], names: stranger === undefined ? [] : [stranger] }
}

/** "The lamp flickers, and the tap drips" are two things. */
const AND =
  /,? (?:and|und|et|y|e|en) (?=(?:the|a|an|one|der|die|das|ein|eine|le|la|les|un|une|el|los|las|una|il|lo|i|de|het|een|o|os|as|um|uma) )/giu

type Matter = Pick<Candidate, 'text' | 'start' | 'end' | 'sentence'>

function matters({ text, start, end, sentence }: Candidate): Matter[] {
  const close = sentence.text.slice(end - sentence.start, end - sentence.start + 1) === ')' ? ')' : ''
  const whole = text + close
  const parts = whole.split(AND)
  if (parts.length < 2 || parts.some((part) => part.split(' ').length < LEAST_PART))
    return [{ text: whole, start, end: end + close.length, sentence }]
  return parts.map((part) => {
    const from = start + whole.indexOf(part)
    return { text: part, start: from, end: from + part.length, sentence }
  })
}

function taskOf({ text, start, end, sentence }: Matter, reader: Reader): TaskReading {
  return {
    title: asTitle(text, reader.words).slice(0, LONGEST),
    description: sentence.text.replace(/\s+/g, ' '),
    assignees: [],
    dueDate: null,
    priority: reader.input.mailPriority ?? 'medium',
    evidence: { sentence: text, start, end },
    clause: { start, end },
    confidence: CONFIDENCE,
    act: 'request',
  }
}

const IDLE: readonly WordClass[] = ['thanks', 'sorry', 'wish', 'bye', 'hello', 'bulk']
const ASKS: readonly WordClass[] = ['please', 'must', 'need', 'can', 'remind', 'not']

/** Something that is wrong or to be done, and no praise, greeting or question. */
function isMatter({ clause, place, sentence, block }: Candidate): boolean {
  const words = clause.words.filter(({ kind }) => kind === 'word')
  if (place === 'subject' || block.kind === 'heading' || words.length < LEAST_WORDS) return false
  const isWish = place === 'item' && clause.question
  if (sentence.text.endsWith(':') || (clause.question && !isWish) || clause.done) return false
  if (words.some((word) => IDLE.some((name) => has(word, name)))) return false
  const isPersonal = clause.head === 'we' || clause.head === 'i' || clause.head === 'you'
  return !isPersonal || words.some((word) => ASKS.some((name) => has(word, name)))
}
