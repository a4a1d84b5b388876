// Reads a reply to a survey: which words answer which question.
import { fold } from '../fold.ts'
import type { PollMail } from '../polls/asked-poll.ts'
import { readBallot } from '../polls/read-ballot.ts'
import { inlineAnswers, ownText } from '../polls/reply-lines.ts'
import { breaksInto } from '../sentence-ends.ts'
import { isAway, wantsNoAnswer } from '../small-talk.ts'
import { trimMarks } from '../trim.ts'
import type { AskedQuestion, ReadAnswers, SurveyAnswer } from './asked-survey.ts'

const MOST_CHARACTERS = 20_000
const LONGEST_ANSWER = 2_000
/** Characters of a reply that is no more than an option or a number. */
const SHORT = 40
const NUMBERED = /^\s*(?:q|f|p|d|v)?\s?(\d{1,2})\s?[.):\u2013-]/i
const MARKS = /[\s,;:.!?"'\u201c\u201d\u201e]/

export type NumberedQuestion = AskedQuestion & { position: number }

/** Null for a reply that answers nothing, such as thanks or a note of absence. */
export function readAnswers(
  { text, quoted, mail }: { text: string; quoted: string; mail: PollMail },
  questions: readonly NumberedQuestion[],
): ReadAnswers | null {
  const own = ownText(text.slice(0, MOST_CHARACTERS)).trim()
  if (own === '' || isAway(mail.subject, own) || wantsNoAnswer(mail.subject, own)) return null
  const parts =
    numbered(own, questions) ??
    inline(quoted.slice(0, MOST_CHARACTERS), questions) ??
    inOrder(own, questions, mail)
  if (!parts) return { answers: [], unclear: questions.map(({ position }) => position), isInForm: false }
  const read: ReadAnswers = { answers: [], unclear: [...parts.missing], isInForm: false }
  for (const question of questions) {
    const said = parts.said.get(question.position)?.trim()
    if (!said || /^[-\u2013\u2014]+$/.test(said)) continue
    const answer = answerTo(question, said, mail)
    if (answer) read.answers.push(answer)
    else read.unclear.push(question.position)
  }
  const isOneWord = read.answers.some(({ choice }) => choice !== null) && own.length <= SHORT
  return { ...read, isInForm: questions.length > 1 || isOneWord }
}

interface Parts {
  /** By the position of the question. */
  said: Map<number, string>
  /** Questions for which nothing was left. */
  missing: readonly number[]
}

/** "1: 4", "2. The packing" */
function numbered(own: string, questions: readonly NumberedQuestion[]): Parts | null {
  const positions = new Set(questions.map(({ position }) => position))
  const parts: Parts['said'] = new Map()
  let open: number | null = null
  for (const line of own.split('\n')) {
    const found = NUMBERED.exec(line)
    const position = Number(found?.[1])
    if (found && positions.has(position) && !parts.has(position)) {
      open = position
      parts.set(position, line.slice(found[0].length))
    } else if (open !== null) parts.set(open, `${parts.get(open) ?? ''}\n${line}`)
  }
  return parts.size > 0 && (parts.size > 1 || questions.length > 1) ? { said: parts, missing: [] } : null
}

/** Below the quoted questions. */
function inline(quoted: string, questions: readonly NumberedQuestion[]): Parts | null {
  const parts: Parts['said'] = new Map()
  for (const { quoted: line, answer } of inlineAnswers(quoted)) {
    const asked = questions.find(
      ({ position, text }) =>
        fold(line).includes(fold(text).slice(0, 60)) || line.startsWith(`${position}. `),
    )
    if (asked && !parts.has(asked.position)) parts.set(asked.position, answer)
  }
  return parts.size > 0 ? { said: parts, missing: [] } : null
}

/** All of it answers the only question; else one line, paragraph or part of the sentence answers one. */
function inOrder(own: string, questions: readonly NumberedQuestion[], mail: PollMail): Parts | null {
  const [first] = questions
  if (first && questions.length === 1) return { said: new Map([[first.position, own]]), missing: [] }
  const partings = partingsOf(own)
  const exact = partings.filter(({ length }) => length === questions.length)
  const fits = (pieces: readonly string[]): boolean => areReadable(pieces, questions, mail)
  const pieces =
    exact.find(fits) ??
    partings.map((one) => withLongLast(one, questions)).find((one) => one !== null && fits(one)) ??
    exact[0] ??
    partings.find((one) => one.length > 1 && one.length < questions.length && fits(one))
  if (!pieces) return null
  return {
    said: new Map(questions.map(({ position }, at) => [position, pieces[at] ?? ''])),
    missing: questions.slice(pieces.length).map(({ position }) => position),
  }
}

/** The ways in which a reply may be parted into answers. */
function partingsOf(own: string): string[][] {
  const sentences = own
    .split('\n')
    .flatMap((line) => breaksInto(line).map(([from, to]) => line.slice(from, to)))
  return [
    own.split('\n'),
    own.split(/\n\s*\n/),
    own.split(/\s[-\u2013\u2014]\s|\n/),
    own.split(/\s\/\s|\n/),
    own.split(/[,;]|\n/),
    sentences,
  ].map((pieces) => pieces.map((piece) => piece.trim()).filter(Boolean))
}

/** The last question, where it is answered in words, takes all that is left. */
function withLongLast(
  pieces: readonly string[],
  questions: readonly NumberedQuestion[],
): readonly string[] | null {
  const most = questions.length
  if (pieces.length <= most || questions.at(-1)?.kind !== 'text') return null
  return pieces.slice(0, most - 1).concat(pieces.slice(most - 1).join(', '))
}

/** Every piece that has to name an option or a step does; words fit any text, so these alone prove the order. */
function areReadable(
  pieces: readonly string[],
  questions: readonly NumberedQuestion[],
  mail: PollMail,
): boolean {
  const typed = pieces.flatMap((piece, at) => {
    const question = questions[at]
    return question && question.kind !== 'text' ? [answerTo(question, piece, mail)] : []
  })
  return typed.length > 0 && typed.every((answer) => answer !== null)
}

function answerTo(question: NumberedQuestion, said: string, mail: PollMail): SurveyAnswer | null {
  const { position, kind, steps, options } = question
  if (kind === 'text') return { position, choice: null, text: said.slice(0, LONGEST_ANSWER) }
  const choice = kind === 'scale' ? stepIn(said, steps) : optionIn(said, options, mail)
  return choice === null ? null : { position, choice, text: null }
}

/** The one step that it names; "4/5" and "4 of 5" name the last one beside it. */
function stepIn(said: string, steps: number): number | null {
  const numbers = [...said.matchAll(/(?<![\d.,])\d{1,2}(?![\d])/g)].map(([one]) => Number(one))
  const [first, second, ...more] = numbers
  if (first === undefined || first < 1 || first > steps || more.length > 0) return null
  return second === undefined || second === steps ? first : null
}

/** By its place, its letter or its words; null for none, or more than one. */
function optionIn(said: string, options: readonly string[], mail: PollMail): number | null {
  const bare = fold(trimMarks(said, MARKS))
  const labels = options.map((one) => fold(trimMarks(one, MARKS)))
  const same = labels.indexOf(bare)
  if (same >= 0) return same + 1
  const letter = /^[a-l]$/.test(bare) ? bare.charCodeAt(0) - 96 : 0
  const place = /^\d{1,2}$/.test(bare) ? Number(bare) : letter
  if (place > 0) return place <= options.length ? place : null
  const read = readBallot(
    {
      ...{ text: said, quoted: said, subject: '', isAuthor: false, voter: mail.author },
      ...{ sentAt: mail.sentAt, zone: mail.zone },
    },
    {
      ...{ question: '', kind: 'single', others: [], status: 'open' },
      options: options.map((label, at) => ({
        label,
        position: at + 1,
        startsAt: null,
        endsAt: null,
        day: null,
      })),
    },
  )
  const chosen = Object.entries(read.vote?.answers ?? {}).filter(([, answer]) => answer === 'yes')
  return chosen.length === 1 && (read.vote?.confidence ?? 0) >= 0.6 ? Number(chosen[0]?.[0]) : null
}
