// Answers a question about a board without a model: the first reader that understands it wins.
import type { AssistantAnswer } from '../answer/contract.ts'
import type { Prompt } from '../contract.ts'
import { type Asked, askedOf } from './asked.ts'
import { boardOf } from './board.ts'
import { type FieldChange, readFieldChange } from './field-change.ts'
import { readDescription, readFilter, readListing } from './filtering.ts'
import { readDays } from './insights/days.ts'
import {
  countsTasks,
  readCount,
  readPerson,
  readStanding,
  readStuck,
  readUnassigned,
  readWho,
  readWhole,
} from './insights/facts.ts'
import { readLoad } from './insights/load.ts'
import { readNext, readRisk } from './insights/next.ts'
import { readOrders, readReports } from './moves.ts'
import { readBareWork, readNewTask } from './new-task.ts'
import { readOrganizing } from './organizing.ts'
import { readOtherLanguage } from './other-languages.ts'
import { readSorting } from './sorting.ts'
import { notUnderstood, readBeyond, readTalk } from './talk.ts'

type Reader = (asked: Asked) => AssistantAnswer | null

const INSIGHTS: readonly Reader[] = [
  readNext,
  readLoad,
  readUnassigned,
  readCount,
  readDays,
  readWho,
  readStuck,
  readRisk,
  readPerson,
]

/** For words that want an answer. */
const QUESTIONS: readonly Reader[] = [
  readTalk,
  readNewTask,
  readSorting,
  readOrganizing,
  ...INSIGHTS,
  readStanding,
  readListing,
  readWhole,
]

/** For words that want a deed, or only describe something. */
const DEEDS: readonly Reader[] = [
  readTalk,
  readNewTask,
  readOrders,
  readSorting,
  readOrganizing,
  readBeyond,
  readFilter,
  readReports,
  readDescription,
  ...INSIGHTS,
  readWhole,
  readBareWork,
]

/** `today`, YYYY-MM-DD, is the server's day, for a question that does not say its own. */
export function answerByRules({ text, board: list }: Prompt, today: string): AssistantAnswer {
  const board = boardOf(list, today)
  const whole = askedOf(text, board)
  return readParts(whole, { questions: QUESTIONS, deeds: DEEDS }) ?? notUnderstood(whole)
}

/** What is certainly about tasks: what tells of no task, or describes none that is there, is for somebody else. */
const OF_TASKS = {
  questions: QUESTIONS.filter((reader) => reader !== readTalk).map(withoutGuess),
  deeds: DEEDS.filter((reader) => ![readTalk, readBeyond, readBareWork].includes(reader)).map(withoutGuess),
}

/** Where tasks are not all that may be meant: other things are counted too, and who asks reports nothing. */
function withoutGuess(reader: Reader): Reader {
  if (reader === readCount) return (asked) => (countsTasks(asked) ? readCount(asked) : null)
  if (reader === readReports) return (asked) => (ASKS_TOO.test(asked.plain) ? null : readReports(asked))
  return reader
}

const ASKS_TOO = /\?|\b(?:what|how|who|why|when|where)\b/

export interface TaskReading {
  answer: AssistantAnswer | null
  change: FieldChange | null
}

/** Of the tasks that may be meant, with the day of who asks. */
export interface TaskQuestion extends Prompt {
  board: Prompt['board'] & { today: string }
}

/** For who sees more than a board: a change of a field, else what is understood of tasks, else nothing. */
export function readOfTasks({ text, board: list }: TaskQuestion): TaskReading {
  const board = boardOf(list, list.today)
  const whole = askedOf(text, board)
  const change = readFieldChange(whole)
  return change ? { change, answer: null } : { change, answer: readParts(whole, OF_TASKS) }
}

/** Greetings, thanks and what can be asked; null for all else. */
export function readTalkOf(text: string): AssistantAnswer | null {
  return readTalk(askedOf(text, boardOf({ tasks: [] }, '1970-01-01')))
}

interface Readers {
  questions: readonly Reader[]
  deeds: readonly Reader[]
}

function readParts(whole: Asked, readers: Readers): AssistantAnswer | null {
  const parts = partsOf(whole.said).map((part) => askedOf(part, whole.board))
  for (const asked of [whole, ...parts]) {
    const answer = read(asked, readers)
    if (answer) return answer
  }
  return readOtherLanguage(whole.said, whole.board)
}

function read(asked: Asked, readers: Readers): AssistantAnswer | null {
  for (const reader of asked.isQuestion ? readers.questions : readers.deeds) {
    const answer = reader(asked)
    if (answer) return answer
  }
  return null
}

const MOST_PARTS = 4

/** What is wanted often stands at the end, behind a reason: the last sentence is looked at first. */
function partsOf(said: string): string[] {
  const parts = said.split(
    /(?<=[.!?;]) |, (?=(?:can|could|would|will|please|so|but|and|what|who|how|which|show|is|are)\b)| (?:-|–|—) /i,
  )
  if (parts.length < 2) return []
  return parts
    .filter((part) => part.trim() !== '')
    .reverse()
    .slice(0, MOST_PARTS)
}
