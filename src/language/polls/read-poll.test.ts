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

const timesOf = (text: string) => read(text)?.options.map(({ startsAt, day }) => startsAt ?? day)

it('times offered behind the question, or before it, are its choices, in seven languages', () => {
  const three = ['2026-12-01T09:00:00.000Z', '2026-12-02T13:00:00.000Z', '2026-12-03T08:30:00.000Z']
  for (const text of [
    'When shall we test the alarm? It takes an hour. I could do Tuesday 1 Dec 10:00, Wednesday 2 Dec 14:00 or Thursday 3 Dec 9:30.',
    'I suggest Tuesday 1 Dec 10:00, Wednesday 2 Dec 14:00 or Thursday 3 Dec 9:30, tell me what works.',
    'When do we test it?\n\nTue 1 Dec 10:00\nWed 2 Dec 14:00\nThu 3 Dec 09:30\n\nThanks, Ann',
    'Für den Probealarm stehen zur Wahl: Di 1. Dez. 10 Uhr, Mi 2. Dez. 14 Uhr oder Do 3. Dez. 9:30 Uhr. Was passt euch?',
    'Wann passt euch der Probealarm: Dienstag 1.12. um 10:00, Mittwoch 2.12. um 14:00 oder Donnerstag 3.12. um 9:30?',
    'Quand teste-t-on l’alarme ? Je propose mardi 1 décembre à 10h, mercredi 2 décembre à 14h ou jeudi 3 décembre à 9h30.',
    '¿Cuándo probamos la alarma? Puedo el martes 1 de diciembre a las 10, el miércoles 2 a las 14 o el jueves 3 a las 9:30.',
    'Quando proviamo l’allarme? Propongo martedì 1 dicembre alle 10, mercoledì 2 dicembre alle 14 o giovedì 3 dicembre alle 9:30.',
    'Wanneer testen we het alarm? Ik kan dinsdag 1 december om 10:00, woensdag 2 december om 14:00 of donderdag 3 december om 9:30.',
    'Quando testamos o alarme? Proponho terça 1 de dezembro às 10:00, quarta 2 de dezembro às 14:00 ou quinta 3 de dezembro às 9:30.',
  ])
    expect([text, timesOf(text)]).toEqual([text, three])
  const both = ['2026-12-01', '2026-12-02']
  const days = ['2026-12-07', '2026-12-08', '2026-12-10']
  const german =
    'Passt euch Montag, der 7. Dezember, Dienstag, der 8. Dezember, oder Donnerstag, der 10. Dezember, für die Inventur?'
  expect(timesOf(german)).toEqual(days)
  expect(timesOf('Can everyone do Tuesday 1 December? If not, Wednesday 2 December.')).toEqual(both)
  expect(timesOf('Könnt ihr alle am Dienstag, 1. Dezember? Sonst Mittwoch, 2. Dezember.')).toEqual(both)
})

it('choices without a question mark or a bullet are choices, and talk of two things is none', () => {
  expect(labels('Which floor do we lay?\n\nOak\nCork\nStone\n\nThanks, Ann')).toEqual([
    'Oak',
    'Cork',
    'Stone',
  ])
  expect(labels('Which floor do we lay? Options are oak, cork or stone.')).toEqual(['oak', 'cork', 'stone'])
  const suggested = read('I suggest the mill or the barn for the party. Tell me what works for you.', {
    subject: 'Re: Summer party',
  })
  expect(suggested?.options.map(({ label }) => label)).toEqual(['the mill', 'the barn'])
  expect(suggested?.question).toBe('Summer party')
  for (const text of [
    'When is the audit? I could ask Lena or Omar.',
    'The parcel comes on Tuesday or Wednesday.',
    'I was in Leeds on Tuesday or Wednesday. How are you?',
  ])
    expect([text, read(text)]).toEqual([text, null])
})

it('what is written around the question goes with it, and a second question is named', () => {
  const text =
    'Hi all,\n\nWhich mugs shall we order? We need 60, in the old blue. I want to order on Tuesday evening.\n- Blue\n- White\n\nAnn'
  expect(read(text)).toMatchObject({
    around: 'We need 60, in the old blue. I want to order on Tuesday evening.',
    deadline: '2026-11-24T17:00:00.000Z',
    leftOut: null,
  })
  const two = 'When do we dine: Friday 4 December or Saturday 5 December? And shall it be Thai or Greek?'
  expect(read(two)).toMatchObject({ kind: 'schedule', leftOut: 'And shall it be Thai or Greek?' })
  expect(read('Red or blue? Vote by 11 on Thursday please.')).toMatchObject({
    deadline: '2026-11-26T10:00:00.000Z',
    around: null,
  })
  expect(read('Red or blue? Please close on Thursday at 5pm.')?.deadline).toBe('2026-11-26T16:00:00.000Z')
})

it('a poll without choices becomes a draft', () => {
  for (const text of [
    'Where shall we go for the team day? Ideas please.',
    'Wohin fahren wir zum Ausflug? Vorschläge bitte!',
    'Où va-t-on pour la sortie ? Vos idées ?',
  ])
    expect([text, read(text)?.unclear]).toEqual([text, 'options'])
  expect(read('Polly, please make a poll about the summer party.')).toMatchObject({
    unclear: 'options',
    options: [],
  })
})

it('who is called is no choice, in seven languages, and people are choices among people', () => {
  for (const [text, named] of [
    ['Ragazzi, pane o riso?', ['pane', 'riso']],
    ['Chicos, \u00bfpreferís el tren o el coche?', ['el tren', 'el coche']],
    ['Pessoal, preferem sopa ou salada?', ['sopa', 'salada']],
    ['Hoi allemaal, gaan we zwemmen of fietsen?', ['zwemmen', 'fietsen']],
    ['Leute, lieber Kino oder Kegeln?', ['Kino', 'Kegeln']],
    ['Ben, Carla, mustard or pickles?', ['mustard', 'pickles']],
    ['Ben, Carla or Nora for the chair?', ['Ben', 'Carla', 'Nora']],
    ['Pane o riso?', ['Pane', 'riso']],
  ] as const)
    expect([text, labels(text)]).toEqual([text, named])
})

it('hours of one day are times where they can be only one, and days before a feast are told by it', () => {
  expect(timesOf('Ragazzi, venerd\u00ec partiamo alle 6 o alle 7?')).toEqual([
    '2026-11-27T05:00:00.000Z',
    '2026-11-27T06:00:00.000Z',
  ])
  expect(timesOf('Chicos, \u00bfcenamos el viernes a las 20 o a las 21?')).toEqual([
    '2026-11-27T19:00:00.000Z',
    '2026-11-27T20:00:00.000Z',
  ])
  const either = 'Do we start at 8 or at 9 on Friday?'
  expect([labels(either), timesOf(either)]).toEqual([
    ['at 8', 'at 9'],
    [null, null],
  ])
  expect(timesOf('Do you prefer the Monday or the Tuesday before Christmas?')).toEqual([
    '2026-12-21',
    '2026-12-22',
  ])
  expect(timesOf('Friday 18 December or Monday?')).toEqual(['2026-12-18', '2026-12-21'])
})

it('yes, no and perhaps are three choices, and a question may stand in the subject', () => {
  expect(labels('\u00bfVen\u00eds a la excursi\u00f3n? s\u00ed / no / quiz\u00e1s')).toEqual([
    'S\u00ed',
    'No',
    'Quiz\u00e1s',
  ])
  const subject = 'Are you joining the boat trip?'
  expect(read('I only need the numbers. Yes or no will do.', { subject })).toMatchObject({
    question: subject,
    kind: 'yes_no',
    around: 'I only need the numbers. Yes or no will do.',
  })
  const offers =
    'Two bids for the roof:\n\nMiller, 900 EUR, in May\nStone & Son, 760 EUR\n\nWhat do you think?'
  expect(read(offers, { subject: 'Roof' })).toMatchObject({ question: 'Roof: What do you think?' })
  expect(labels(offers)).toEqual(['Miller, 900 EUR, in May', 'Stone & Son, 760 EUR'])
})

it('a call for ideas is no yes or no: what is named so far are the choices', () => {
  const named = read(
    'Do you have suggestions for the menu? So far we have "Soup" and "Curry". More are welcome!',
  )
  expect(named).toMatchObject({ kind: 'single', unclear: null, takesIdeas: true })
  expect(named?.options.map(({ label }) => label)).toEqual(['Soup', 'Curry'])
  for (const text of [
    'Do you have any suggestions for our motto?',
    'Habt ihr Ideen f\u00fcr unser Motto?',
    'Avez-vous des id\u00e9es pour notre devise ?',
    '\u00bfTen\u00e9is ideas para nuestro lema?',
    'Avete idee per il nostro motto?',
    'Hebben jullie idee\u00ebn voor ons motto?',
    'T\u00eam ideias para o nosso lema?',
  ])
    expect([text, read(text)]).toEqual([
      text,
      expect.objectContaining({ kind: 'single', unclear: 'options', takesIdeas: true }),
    ])
})

it('what only looks like a question with choices is uncertain, so that its author is asked first', () => {
  for (const text of ['Our boss wants to know?', 'Lemon, because of the price, or the other one?'])
    expect([text, (read(text)?.confidence ?? 0) < 0.6]).toEqual([text, true])
})

it('a vote on something ends before it takes place', () => {
  const end = (text: string) => read(text)?.latestEnd
  expect(end('Shall we have a barbecue on Friday?')).toBe('2026-11-26T17:00:00.000Z')
  expect(end('Tuesday 10:00 or Wednesday 14:00?')).toBe('2026-11-23T17:00:00.000Z')
  expect(end('Red or blue?')).toBeNull()
})

it('halves of one day keep their words, and a day by holidays that nobody knows is none', () => {
  const halves = 'Who can help: Friday 4 December morning, Friday afternoon or Saturday morning?'
  expect(timesOf(halves)).toEqual([null, null, null])
  expect(labels(halves)).toEqual(['Friday 4 December morning', 'Friday afternoon', 'Saturday morning'])
  const holidays = 'Lieber am Freitag vor den Ferien oder am Samstag danach?'
  expect(timesOf(holidays)).toEqual([null, null])
  const drafts = 'Three drafts:\n\nthe round one\nthe square one\n\nYour favourite, please.'
  expect(read(drafts, { subject: 'Logo' })).toMatchObject({ question: 'Logo', confidence: 0.5 })
  const subject = 'Can you all come on Thursday evening?'
  expect(read('It takes half an hour. Please answer yes or no.', { subject })?.kind).toBe('yes_no')
})
