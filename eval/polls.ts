// Measures how polls are read out of mails, and votes out of replies to them, on labelled cases of our own.
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PollKind } from '../src/language/lexicon/poll-words.ts'
import type { AskedOption } from '../src/language/polls/asked-poll.ts'
import type { BallotAnswer, PollOnBallot, ReadBallot } from '../src/language/polls/ballot-reply.ts'
import { readBallot } from '../src/language/polls/read-ballot.ts'
import { newestText } from '../src/mail/newest-text.ts'
import type { Figure } from './figure.ts'
import { type PollMailCase, pollFaults } from './poll-mails.ts'

interface ReplyCase {
  id: string
  kind: string
  question: string
  options: { label: string; start?: string }[]
  voter: string
  votes_open: boolean
  others: { voter: string; choice: string[] }[]
  mail_date: string
  text: string
  expect: {
    vote?: {
      choices?: string[]
      ranking?: string[]
      answer?: string
      answers?: Record<string, string>
      remark?: string
    }
    act?: string
    value?: string
    ask?: boolean
    none?: boolean
  }
}

interface Outcome {
  id: string
  isRight: boolean
  /** A vote was counted that was not given. */
  isWrongVote: boolean
  text: string
  expected: unknown
  read: unknown
}

const readCases = async <T>(file: string): Promise<T[]> =>
  (await readFile(file, 'utf8'))
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as T)

const offsetOf = (date: string): string => (date.endsWith('Z') ? '+00:00' : date.slice(-6))

function replyOutcome(one: ReplyCase): Outcome {
  const email = (name: string) => `${name.split(' ')[0]?.toLowerCase()}@example.com`
  const options = one.options.map(({ label, start }, index) => ({
    ...{ position: index + 1, label, endsAt: null, day: null },
    startsAt: start ? new Date(start).toISOString() : null,
  }))
  const positionOf = (label: string) => options.find((option) => option.label === label)?.position ?? 0
  const yesTo = (labels: readonly string[]) =>
    Object.fromEntries(labels.map((label) => [positionOf(label), 'yes' as BallotAnswer]))
  const poll: PollOnBallot = {
    question: one.question,
    kind: (one.kind === 'yesno' ? 'yes_no' : one.kind) as PollKind,
    options: options as (AskedOption & { position: number })[],
    others: one.votes_open
      ? one.others.map(({ voter, choice }) => ({
          email: email(voter),
          name: voter,
          answers: yesTo([choice].flat()),
        }))
      : [],
    status: 'open',
  }
  const { text } = newestText(one.text, { senderName: one.voter })
  const voter = { email: email(one.voter), name: one.voter }
  const zone = offsetOf(one.mail_date)
  const reply = {
    text,
    quoted: one.text,
    subject: `Re: Vote: ${one.question}`,
    isAuthor: one.voter === 'author',
  }
  const read = readBallot({ ...reply, voter, sentAt: new Date(one.mail_date).toISOString(), zone }, poll)
  const answers = read.vote?.answers ?? null
  const expected = expectedAnswers(one, positionOf)
  const isSame = answers !== null && expected !== null && sameAnswers(answers, expected)
  const remark = one.expect.vote?.remark
  const hasRemark =
    !remark || (read.vote?.remark ?? '').includes(remark) || remark.includes(read.vote?.remark ?? '\n')
  const isRight = expected !== null ? isSame && hasRemark : answers === null && restRight(one, read, zone)
  const isWrongVote = answers !== null && !isSame
  return { id: one.id, isRight, isWrongVote, text, expected: one.expect, read }
}

function restRight({ expect }: ReplyCase, { acts, asks }: ReadBallot, zone: string): boolean {
  if (expect.ask) return asks !== null && acts.length === 0
  if (expect.none) return asks === null && acts.length === 0
  const [act] = acts
  if (act?.act !== expect.act) return false
  if (!expect.value || !act || !('until' in act)) return true
  const shift = Number(`${zone.slice(0, 3)}`) * 3_600_000
  return new Date(Date.parse(act.until ?? '') + shift).toISOString().startsWith(expect.value)
}

function expectedAnswers(
  { expect, kind }: ReplyCase,
  positionOf: (label: string) => number,
): Record<number, BallotAnswer> | null {
  const { vote } = expect
  if (!vote) return null
  if (vote.ranking)
    return Object.fromEntries(vote.ranking.map((label, index) => [positionOf(label), index + 1]))
  if (vote.answers)
    return Object.fromEntries(
      Object.entries(vote.answers).map(([label, answer]) => [positionOf(label), answer as BallotAnswer]),
    )
  if (vote.answer) return { [vote.answer === 'yes' ? 1 : 2]: 'yes' }
  return Object.fromEntries(
    (vote.choices ?? []).map((label) => [positionOf(label), kind === 'ranked' ? 1 : 'yes']),
  )
}

function sameAnswers(one: Record<number, BallotAnswer>, other: Record<number, BallotAnswer>): boolean {
  const keys = [...new Set([...Object.keys(one), ...Object.keys(other)])].map(Number)
  return keys.every((key) => one[key] === other[key])
}

/** `npx tsx eval/main.ts polls [--apart] [--misses]`: our own cases, or those that were kept apart. */
export async function evaluatePolls(args: readonly string[]): Promise<Figure[]> {
  const folder = args.includes('--apart') ? 'polls-apart-2' : 'polls'
  const dir = fileURLToPath(new URL(`data/${folder}`, import.meta.url))
  return setFigures(dir, args.includes('--misses'))
}

export const evaluate = async (dir: string): Promise<Figure[]> => setFigures(join(dir, 'polls'), false)

async function setFigures(dir: string, showsMisses: boolean): Promise<Figure[]> {
  const files = existsSync(dir) ? (await readdir(dir)).sort() : []
  const figures: Figure[] = []
  for (const file of files.filter((name) => /^(?:replies|mails).*\.jsonl$/.test(name)))
    figures.push(
      ...(file.startsWith('replies')
        ? await replyFigures(join(dir, file), showsMisses)
        : await mailFigures(join(dir, file), showsMisses)),
    )
  return figures
}

async function mailFigures(file: string, showsMisses: boolean): Promise<Figure[]> {
  const read = (await readCases<PollMailCase>(file)).map((one) => ({ one, ...pollFaults(one) }))
  if (showsMisses)
    for (const { one, faults } of read) if (faults.length > 0) console.log(one.id, faults.join(', '))
  const right = read.filter(({ faults }) => faults.length === 0).length / read.length
  const figure = { set: 'polls', plain: null, plainName: null, cases: read.length }
  return [{ ...figure, measure: `${basename(file, '.jsonl')} right`, ours: right, aim: 0.92 }]
}

async function replyFigures(file: string, showsMisses: boolean): Promise<Figure[]> {
  const outcomes = (await readCases<ReplyCase>(file)).map(replyOutcome)
  if (showsMisses) for (const one of outcomes) if (!one.isRight) showMiss(one)
  const share = (count: number) => count / outcomes.length
  const figure = { set: 'polls', plain: null, plainName: null, cases: outcomes.length }
  const name = basename(file, '.jsonl')
  const right = outcomes.filter(({ isRight }) => isRight).length
  const wrong = outcomes.filter(({ isWrongVote }) => isWrongVote).length
  return [
    { ...figure, measure: `${name} right`, ours: share(right), aim: 0.92 },
    { ...figure, measure: `${name}: wrong votes`, ours: share(wrong), aim: null },
  ]
}

function showMiss({ id, text, expected, read, isWrongVote }: Outcome): void {
  console.log(id, isWrongVote ? 'WRONG VOTE' : '', JSON.stringify(text.slice(0, 200)))
  console.log('    ', JSON.stringify(expected))
  console.log('    ', JSON.stringify(read))
}
