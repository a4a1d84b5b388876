// Votes with a restriction, a change of mind, a second choice or a taste: none of them is turned round.
import { expect, it } from 'vitest'
import type { PollKind } from '../lexicon/poll-words.ts'
import type { PollOnBallot } from './ballot-reply.ts'
import { readBallot } from './read-ballot.ts'

const option = (label: string, index: number, day: string | null = null, startsAt: string | null = null) => ({
  position: index + 1,
  label,
  startsAt,
  endsAt: null,
  day,
})
const pollOf = (kind: PollKind, options: PollOnBallot['options']): PollOnBallot => ({
  question: 'Which is best?',
  kind,
  options,
  others: [],
  status: 'open',
})
const days = ['2027-03-11', '2027-03-12', '2027-03-17']
const times = ['2027-03-08T08:30:00Z', '2027-03-09T13:00:00Z', '2027-03-11T10:00:00Z']
const polls = {
  days: pollOf(
    'schedule',
    days.map((day, index) => option(day, index, day)),
  ),
  times: pollOf(
    'schedule',
    times.map((at, index) => option(at, index, null, at)),
  ),
  dates: pollOf(
    'multiple',
    ['Le 21', 'le 22', 'mardi 23 mars 2027'].map((label, index) => option(label, index)),
  ),
  drinks: pollOf(
    'single',
    ['Cider', 'Lemonade', 'Squash'].map((label, index) => option(label, index)),
  ),
  colours: pollOf(
    'single',
    ['Moosgrün', 'Himmelblau', 'Rubinrot'].map((label, index) => option(label, index)),
  ),
  snacks: pollOf(
    'multiple',
    ['Crisps', 'Olives', 'Grapes', 'Nuts'].map((label, index) => option(label, index)),
  ),
}

function read(poll: keyof typeof polls, text: string) {
  const voter = { email: 'xenia@example.com', name: 'Xenia Holt' }
  const frame = { subject: 'Re: Vote: Which is best?', isAuthor: false, voter, zone: '+01:00' }
  return readBallot({ text, quoted: text, ...frame, sentAt: '2027-03-01T08:00:00Z' }, polls[poll])
}
const answers = (poll: keyof typeof polls, text: string) => {
  const { vote, asks } = read(poll, text)
  return vote?.answers ?? asks
}

it('one day alone of several is that day, in seven languages, and an hour that no option has is a remark', () => {
  const replies = [
    'Only the 22nd',
    'The 22nd only, and not before 10.',
    'nur der 22., nicht vor 9 Uhr',
    'seulement le 22, pas avant 9 h',
    'solo el 22',
    'solo il 22, non prima delle 9',
    'alleen de 22e',
    'só dia 22',
  ]
  for (const text of replies) expect([text, answers('dates', text)]).toEqual([text, { 2: 'yes' }])
  expect(answers('dates', 'every day but the 22nd')).toEqual({ 1: 'yes', 3: 'yes' })
  expect(read('dates', 'The 23rd, not before 10').vote).toMatchObject({
    answers: { 3: 'yes' },
    remark: 'The 23rd, not before 10',
  })
  expect(read('days', 'Friday, not before 10').vote).toMatchObject({
    answers: { 2: 'yes' },
    remark: 'Friday, not before 10',
  })
})

it('ordinals and number words name options, in seven languages, also with a time that does not suit', () => {
  const replies = [
    'The second and third suit me',
    'two and three please',
    'zwei und drei',
    'les deux derniers',
    'los dos últimos',
    'gli ultimi due',
    'de tweede en derde',
    'os dois últimos',
    'die letzten beiden',
  ]
  for (const text of replies) expect([text, answers('times', text)]).toEqual([text, { 2: 'yes', 3: 'yes' }])
  expect(answers('snacks', 'les deux premières')).toEqual({ 1: 'yes', 2: 'yes' })
  const beside = 'The second and third are fine, Monday I have a meeting until 10.'
  expect(answers('times', beside)).toEqual({ 1: 'no', 2: 'yes', 3: 'yes' })
  // Whether a later hour of that day suits is not said.
  expect(answers('times', 'Tuesday I mind the shop until 10')).toBe('unclear')
})

it('who is free after all is free, with an excuse or a change of plan before it', () => {
  for (const text of [
    'Apologies, change of plan: Friday is fine after all, but not Wednesday',
    'Tut mir leid, Planänderung: Freitag geht doch, Mittwoch nicht',
    'Désolée, finalement vendredi me va, mais pas mercredi',
    'Lo siento, al final el viernes sí puedo, el miércoles no',
    'Scusate, alla fine venerdì va bene, mercoledì no',
    'Sorry, vrijdag kan toch, woensdag niet',
    'Desculpem, afinal sexta dá, quarta não',
  ])
    expect([text, answers('days', text)]).toEqual([text, { 2: 'yes', 3: 'no' }])
  expect(answers('days', 'Friday, sorry')).toEqual({ 2: 'no' })
  expect(answers('days', 'Sorry, Friday')).toBe('unclear')
})

it('a second choice behind the first is a remark of the vote, in seven languages', () => {
  for (const text of [
    'Lemonade, else squash',
    "Lemonade, but if there's none left then squash",
    'Lemonade first, squash second',
    'Lemonade, sonst Squash',
    'Lemonade, und falls keine da ist, Squash',
    "Lemonade, et s'il n'y en a plus, squash",
    'Lemonade, si no hay, squash',
    "Lemonade, se non c'è, squash",
    'Lemonade, als die er niet is dan squash',
    'Lemonade, se não houver, squash',
  ]) {
    const { vote } = read('drinks', text)
    expect([text, vote?.answers]).toEqual([text, { 2: 'yes' }])
  }
  expect(read('drinks', 'Lemonade, else squash').vote?.remark).toBe('Lemonade, else squash')
  expect(answers('drinks', 'Lemonade if it is cold, otherwise squash')).toBe('unclear')
})

it('what pleases most is the vote, in seven languages, and a colour in a word is that colour', () => {
  for (const text of [
    'On no account Rubinrot. Himmelblau pleases me most.',
    'Auf keinen Fall Rot. Himmelblau gefällt mir am besten.',
    'Le Himmelblau me plaît le plus',
    'Me gusta más el azul',
    'Il blu mi piace di più',
    'Himmelblau vind ik het mooist',
    'O azul é o mais bonito',
  ])
    expect([text, answers('colours', text)]).toEqual([text, { 2: 'yes' }])
})

it('"both" means the two that are named, and leaves the third alone', () => {
  expect(answers('snacks', 'Olives or crisps, I like both, but no nuts')).toEqual({ 1: 'yes', 2: 'yes' })
  const { vote, asks, understood } = read('colours', 'Blue or green, I like both, but no red')
  expect([vote, asks, understood]).toEqual([null, 'unclear', { 1: 'yes', 2: 'yes', 3: 'no' }])
  expect(answers('days', 'Donnerstag oder Freitag, beides passt')).toEqual({ 1: 'yes', 2: 'yes' })
  expect(answers('days', 'Both')).toBe('unclear')
})
