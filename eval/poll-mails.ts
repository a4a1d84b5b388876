// Measures how polls are read out of mails that ask for a vote, on labelled mails of our own.
import type { AskedPoll, PollPerson } from '../src/language/polls/asked-poll.ts'
import { readPoll } from '../src/language/polls/read-poll.ts'
import { newestText } from '../src/mail/newest-text.ts'

export interface PollMailCase {
  id: string
  date: string
  from: string
  to: string[]
  cc: string[]
  subject: string
  text: string
  expect: {
    poll: boolean
    question?: string
    kind?: string
    options?: string[]
    voters?: string | string[]
    deadline?: string
    draft?: boolean
    anonymous?: boolean
    hide_until_closed?: boolean
    rule?: string
    quorum?: number
  }
}

function personOf(written: string): PollPerson {
  const named = /^(.*?) <([^<>]+)>$/.exec(written)
  return { email: named?.[2] ?? written, name: named?.[1] ?? null }
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** What differs from what was expected; empty where all is right. */
export function pollFaults(one: PollMailCase): { faults: string[]; read: AskedPoll | null } {
  const zone = one.date.endsWith('Z') ? '+00:00' : one.date.slice(-6)
  const author = personOf(one.from)
  const people = [...one.to, ...one.cc].map(personOf).filter(({ email }) => !email.startsWith('polly@'))
  const { text } = newestText(one.text, { senderName: author.name, subject: one.subject })
  const read = readPoll({
    text,
    subject: one.subject,
    author,
    people,
    sentAt: new Date(one.date).toISOString(),
    zone,
  })
  const { expect } = one
  if (!expect.poll || !read) return { faults: expect.poll === (read !== null) ? [] : ['poll'], read }
  const day = (moment: string | null) => {
    if (moment === null) return ''
    const shift = Number(zone.slice(0, 3)) * 3_600_000
    return new Date(Date.parse(moment) + shift).toISOString()
  }
  const question = plainly(expect.question ?? '')
  const given = plainly(read.question)
  const times = read.options.map(({ startsAt, day: whole }) => startsAt ?? whole ?? '')
  const isTime = (label: string) => /^\d{4}-\d\d-\d\d/.test(label)
  const same = (expected: string, index: number) =>
    isTime(expected)
      ? Date.parse(times[index] ?? '') === Date.parse(expected) || times[index] === expected
      : plainly(read.options[index]?.label ?? '') === plainly(expected)
  const wanted = expect.options ?? []
  const kind = expect.kind === 'yesno' ? 'yes_no' : expect.kind
  const rule = expect.rule === 'unanimous' ? 'all' : (expect.rule ?? 'most')
  const voters =
    Array.isArray(expect.voters) && expect.voters.length < people.length
      ? [...expect.voters].sort().join()
      : null
  const checks: [string, boolean][] = [
    ['question', given.includes(question) || question.includes(given)],
    ['kind', read.kind === kind],
    ['options', wanted.length === read.options.length && wanted.every(same)],
    ['draft', (read.unclear !== null) === (expect.draft ?? false)],
    [
      'deadline',
      expect.deadline === undefined
        ? read.deadline === null
        : day(read.deadline).startsWith(expect.deadline.slice(0, 16)),
    ],
    ['anonymous', read.isAnonymous === (expect.anonymous ?? false)],
    ['hidden', read.hidesResults === (expect.hide_until_closed ?? false)],
    ['rule', read.rule === rule],
    ['quorum', read.quorum === (expect.quorum ?? null)],
    ['voters', (read.voters === null ? null : [...read.voters].sort().join()) === voters],
  ]
  return { faults: checks.flatMap(([name, isRight]) => (isRight ? [] : [name])), read }
}
