// Reads a mail to the Copilot without a model: what is taken back, agreed to, changed by its number, and asked.

import type { Person } from '../../../language/people.ts'
import type { TaskChange } from '../../../language/replies/changes.ts'
import { readReply } from '../../../language/reply.ts'
import { type Sentence, splitSentences } from '../../../language/sentences.ts'
import { readSuggestionAnswers } from '../../../language/suggestion-answers.ts'
import type { KnownTask } from '../../../language/task-match.ts'
import { isUndo } from '../../../language/undo.ts'
import { withoutSignature } from './signed-lines.ts'

export interface CopilotMailToRead {
  /** The sender's own newest words. */
  text: string
  sentAt: Date
  zone: string
  sender: Person
  /** Tasks of the mail that it answers, numbered by their rows. */
  tasks: readonly KnownTask[]
  people: readonly Person[]
  /** Changes wait for a yes. */
  isAsked: boolean
}

/** One thing that the mail says, in its order. */
export type Said =
  | { kind: 'undo' }
  /** Of tasks that were told; `isPointed` where a number or a place says which. */
  | { kind: 'change'; said: string; isPointed: boolean; changes: TaskChange[] }
  | { kind: 'which'; said: string; numbers: number[] }
  | { kind: 'ask'; said: string }

export interface CopilotMailReading {
  /** To what waits; null where the mail does not say. */
  isAgreed: boolean | null
  said: Said[]
  /** Sentences beyond those that one mail is read for. */
  unread: string[]
}

/** A mail that says more is no list of questions. */
const MOST_SAID = 8
const LONGEST_TEXT = 4_000
/** Below it a reading is asked back. */
const SURE = 0.6
const POINTED =
  /\d|#|\b(?:it|that|this|them|those|these|first|second|third|fourth|fifth|last|all|both|everything)\b/i
/** A question that is an order in courtesy. */
const ORDER =
  /^(?:please |bitte )?(?:can|could|would|will) (?:you|we)\b|^(?:kannst|konntest|konnen) (?:du|sie)\b/i

export function readCopilotMail(mail: CopilotMailToRead): CopilotMailReading {
  const whole = oneALine(mail.text.slice(0, LONGEST_TEXT))
  const read = readSuggestionAnswers(whole)
  // A yes to nothing is one where it is all that is said.
  const isAnswer = mail.isAsked || read.rest.trim() === ''
  const { answers, rest } = isAnswer ? read : { answers: [], rest: whole }
  const sentences = withoutSignature(splitSentences(rest), mail.sender).filter(isSaid)
  const taken = sentences.slice(0, MOST_SAID)
  const byReply = readTold(mail, rest)
  return {
    isAgreed: answers[0]?.isKept ?? null,
    said: taken.map((sentence) => saidIn(sentence, byReply)),
    unread: sentences.slice(MOST_SAID).map(({ text }) => text),
  }
}

/** Characters of a line that no mail program has broken. */
const SHORT_LINE = 60

/** Where all lines are short, each says something of its own. */
function oneALine(text: string): string {
  const lines = text.split('\n')
  return lines.every(({ length }) => length < SHORT_LINE) ? lines.join('\n\n') : text
}

/** Greetings, closings and titles of lists say nothing by themselves. */
function isSaid({ kind, text }: Sentence): boolean {
  if (kind === 'greeting' || kind === 'closing') return false
  if (kind === 'heading' && /[:\uff1a]$/.test(text)) return false
  return /[\p{L}\p{N}]/u.test(text)
}

type Told = Pick<ReturnType<typeof readReply>, 'changes' | 'unclear'>

/** The words of a reply to a list, in whatever language it is. */
function readTold({ tasks, people, sender, sentAt, zone }: CopilotMailToRead, text: string): Told {
  if (tasks.length === 0) return { changes: [], unclear: [] }
  return readReply({
    ...{ text, subject: '', author: sender, to: [], cc: [...people], sentAt, zone, mailPriority: null },
    openTasks: tasks.filter(({ state }) => state !== 'done'),
    doneTasks: tasks.filter(({ state }) => state === 'done'),
  })
}

function saidIn(sentence: Sentence, { changes, unclear }: Told): Said {
  const { text: said, start, end } = sentence
  if (isUndo(said)) return { kind: 'undo' }
  const isQuestion = said.includes('?') && !ORDER.test(said)
  const own = changes.filter(({ evidence }) => evidence.start < end && evidence.end > start)
  const sure = own.filter(({ confidence }) => confidence >= SURE)
  if (isQuestion || own.length > sure.length) return { kind: 'ask', said }
  if (sure.length > 0) return { kind: 'change', said, isPointed: POINTED.test(said), changes: sure }
  const asked = unclear.find((one) => said.includes(one.sentence) || one.sentence.includes(said))
  const isWhich = asked?.reason === 'which-task' && asked.candidates.length > 0
  return isWhich ? { kind: 'which', said, numbers: asked.candidates } : { kind: 'ask', said }
}
