// Which mails ask for a vote, between what, and on what terms.
import { expect, it } from 'vitest'
import type { PollMail } from './asked-poll.ts'
import { readPoll } from './read-poll.ts'

const people = [
  { email: 'ben@example.com', name: 'Ben Ode' },
  { email: 'carla@example.com', name: 'Carla Roth' },
  { email: 'nora@example.com', name: 'Nora Lind' },
]
const author = { email: 'ann@example.com', name: 'Ann Ray' }

function read(text: string, change: Partial<PollMail> = {}) {
  const sent = { sentAt: '2026-11-23T09:15:00+01:00', zone: 'Europe/Berlin' }
  return readPoll({ text, subject: 'Something', author, people, ...sent, ...change })
}
const labels = (text: string) => read(text)?.options.map(({ label }) => label)

it('choices stand in a list, a table, a sentence, or behind a colon', () => {
  expect(labels('Hi all,\nwhere shall we eat?\n1. Thai\n2. Pizza\n\nBest, Ann')).toEqual(['Thai', 'Pizza'])
  expect(labels('Which chair?\n\nName | Price\nLow | 20\nHigh | 30')).toEqual(['Low', 'High'])
  expect(labels('Dear all, do you prefer blue or green for the logo?')).toEqual(['blue', 'green'])
  expect(labels('Rank these: Rome, Paris, Oslo')).toEqual(['Rome', 'Paris', 'Oslo'])
  expect(read('Rank these: Rome, Paris, Oslo')).toMatchObject({ kind: 'ranked', question: 'Rank these' })
  expect(read('Tick all that apply: apples, pears, plums.')?.kind).toBe('multiple')
})

it('times have their zone, their end, and the clock change', () => {
  const list = 'When do we meet?\n- Tue 1 December 10:00-12:00\n- 2026-12-02 16:00 UTC'
  expect(read(list)).toMatchObject({
    kind: 'schedule',
    options: [
      { startsAt: '2026-12-01T09:00:00.000Z', endsAt: '2026-12-01T11:00:00.000Z' },
      { startsAt: '2026-12-02T16:00:00.000Z', endsAt: null },
    ],
  })
  const said = read('Tuesday 10:00 or 14:00, or Wednesday 9:00?')?.options.map(({ startsAt }) => startsAt)
  expect(said).toEqual(['2026-11-24T09:00:00.000Z', '2026-11-24T13:00:00.000Z', '2026-11-25T08:00:00.000Z'])
  const changed = read('Sunday 28 March 2027 02:30 or Monday 29 March 2027 02:30?')?.options
  expect(changed?.map(({ startsAt }) => startsAt)).toEqual([
    '2027-03-28T01:30:00.000Z',
    '2027-03-29T00:30:00.000Z',
  ])
})

it('a question to a group is answered by yes and no, a request is none', () => {
  expect(read('Shall we move to the new office?')).toMatchObject({ kind: 'yes_no', options: [] })
  expect(read('Sollen wir umziehen?')?.kind).toBe('yes_no')
  expect(read('¿Compramos una mesa nueva?')?.kind).toBe('yes_no')
  for (const text of [
    'Can you send me the file?',
    'How are you?',
    'The report is attached.',
    'Agenda:\n- budget\n- hiring',
  ])
    expect([text, read(text)]).toEqual([text, null])
  expect(read('Shall we move?', { people: people.slice(0, 1) })).toBeNull()
})

it('an approval names who must give it', () => {
  expect(read('Please approve the budget. Carla must sign off.')).toMatchObject({
    kind: 'approval',
    required: ['carla@example.com'],
  })
  expect(read('Merci de valider le devis.')?.kind).toBe('approval')
})

it('terms are obeyed', () => {
  const asked = read(
    'Red or blue?\nVote by Thursday 17:00. Anonymous, results hidden until the end. We need at least 5 votes. Only Ben and Carla vote. The majority decides.',
  )
  expect(asked).toMatchObject({
    deadline: '2026-11-26T16:00:00.000Z',
    isAnonymous: true,
    hidesResults: true,
    quorum: 5,
    voters: ['ben@example.com', 'carla@example.com'],
    rule: 'majority',
  })
  expect(read('Red or blue? Please vote by Thursday.')?.deadline).toBe('2026-11-26T22:59:00.000Z')
  expect(read('Everyone must agree: do we sell the house?')?.rule).toBe('all')
})

it('a poll without choices becomes a draft', () => {
  expect(read('Polly, please make a poll about the summer party.')).toMatchObject({
    unclear: 'options',
    options: [],
  })
})
