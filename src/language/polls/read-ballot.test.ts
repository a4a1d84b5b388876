// What a plain reply to a poll is taken for: a vote, an act of the author, a question back, or nothing.
import { expect, it } from 'vitest'
import type { PollKind } from '../lexicon/poll-words.ts'
import type { AskedOption } from './asked-poll.ts'
import type { BallotReply, PollOnBallot } from './ballot-reply.ts'
import { readBallot } from './read-ballot.ts'

const times = ['2026-12-01T09:00:00Z', '2026-12-01T14:30:00Z', '2026-12-02T13:00:00Z', '2026-12-04T08:00:00Z']
const labels: Record<PollKind, string[]> = {
  single: ['Thai Palace', 'Luigi Trattoria', 'Steak House', 'Sushi Bar'],
  multiple: ['Crisps', 'Nuts', 'Fruit', 'Chocolate'],
  ranked: ['Harbour', 'Castle', 'Museum'],
  yes_no: ['Yes', 'No'],
  approval: ['Approve', 'Reject'],
  schedule: times,
}

function pollOf(kind: PollKind, change: Partial<PollOnBallot> = {}): PollOnBallot {
  const optionOf = (label: string, index: number): AskedOption & { position: number } => {
    const startsAt = kind === 'schedule' ? label : null
    return { position: index + 1, label, startsAt, endsAt: null, day: null }
  }
  const options = labels[kind].map(optionOf)
  return { question: 'What shall it be?', kind, options, others: [], status: 'open', ...change }
}

function read(
  kind: PollKind,
  text: string,
  change: Partial<BallotReply> = {},
  poll: Partial<PollOnBallot> = {},
) {
  const voter = { email: 'xenia@example.com', name: 'Xenia Holt' }
  const frame = { subject: 'Re: Vote: What shall it be?', isAuthor: false, voter, zone: '+01:00' }
  const reply = { text, quoted: text, ...frame, sentAt: '2026-11-24T08:00:00Z', ...change }
  return readBallot(reply, pollOf(kind, poll))
}
const answers = (kind: PollKind, text: string) => read(kind, text).vote?.answers ?? read(kind, text).asks

it('one option is named by number, letter, a part of its label, or with a slip', () => {
  for (const text of [
    '2',
    'b)',
    'Option 2',
    'the second one',
    'Luigi please',
    'the tratoria',
    'Not Thai. Luigi!',
  ])
    expect([text, answers('single', text)]).toEqual([text, { 2: 'yes' }])
  expect(answers('single', 'A. No wait, B')).toEqual({ 2: 'yes' })
  expect(answers('single', 'I prefer Sushi over Thai')).toEqual({ 4: 'yes' })
})

it('what leaves more than one is asked back, and what is not there is said to be so', () => {
  for (const text of ['not the Thai place', 'Thai or Sushi', 'anywhere but the steak house', 'none of them'])
    expect([text, answers('single', text)]).toEqual([text, 'unclear'])
  for (const text of ['7', 'Burgers!'])
    expect([text, answers('single', text)]).toEqual([text, 'unknown option'])
})

it('several are taken, all but some, and none', () => {
  expect(answers('multiple', '1 and 3')).toEqual({ 1: 'yes', 3: 'yes' })
  expect(answers('multiple', 'everything but the nuts')).toEqual({ 1: 'yes', 3: 'yes', 4: 'yes' })
  expect(answers('multiple', 'No nuts, please. Fruit and crisps')).toEqual({ 1: 'yes', 3: 'yes' })
  expect(answers('multiple', '[x] Crisps\n[ ] Nuts\n[x] Fruit')).toEqual({ 1: 'yes', 3: 'yes' })
  expect(answers('multiple', 'none')).toEqual({ 1: 'no', 2: 'no', 3: 'no', 4: 'no' })
})

it('numbers stand for options alone, in ranges, and as the numbers of a series', () => {
  expect(answers('multiple', '1 2 4')).toEqual({ 1: 'yes', 2: 'yes', 4: 'yes' })
  expect(answers('multiple', 'the last two')).toEqual({ 3: 'yes', 4: 'yes' })
  const options = ['Hall 7', 'Hall 9', 'Hall 12', 'Hall 40'].map((label, index) => ({
    ...{ position: index + 1, label, startsAt: null, endsAt: null, day: null },
  }))
  const ofSeries = (text: string) => {
    const { vote, asks } = read('multiple', text, {}, { options })
    return vote?.answers ?? asks
  }
  expect(ofSeries('7 and 12, not 40')).toEqual({ 1: 'yes', 3: 'yes' })
  expect(ofSeries('halls 9-40 are fine')).toEqual({ 2: 'yes', 3: 'yes', 4: 'yes' })
  expect(ofSeries('2')).toEqual({ 2: 'yes' })
  // A place as well as a number of the series.
  const weeks = options.map((option, index) => ({ ...option, label: `Week ${index + 2}` }))
  const ofWeeks = read('multiple', '2', {}, { options: weeks })
  expect(ofWeeks.asks).toBe('unknown option')
})

it('what is taken only if need be is no yes, in seven languages, and asks back where a ballot has no such choice', () => {
  const replies = [
    'First and second, third only if need be',
    '1 and 2, but 3 only if it must be',
    'The first and the second, the third only if there is no other way',
    'The first two, the third only if need be',
    '1-2, 3 only if need be',
    '1 und 2, das dritte nur zur Not',
    '1 und 2, 3 nur, wenn es gar nicht anders geht',
    '1 et 2, la troisième seulement en dernier recours',
    "1 et 2, 3 que s'il le faut vraiment",
    '1 y 2, el tercero solo si no hay otra',
    '1 e 2, il terzo solo se proprio necessario',
    '1 e 2, o terceiro só se for preciso',
    '1 en 2, de derde alleen als het niet anders kan',
    '1: yes\n2: yes\n3: only if need be',
  ]
  for (const text of replies) {
    expect([text, answers('schedule', text)]).toEqual([text, { 1: 'yes', 2: 'yes', 3: 'maybe' }])
    expect([text, answers('multiple', text)]).toEqual([text, 'unclear'])
  }
  expect(answers('multiple', 'All, but 3 only if need be')).toBe('unclear')
  expect(answers('schedule', '1 yes, 2 not even if need be')).toEqual({ 1: 'yes', 2: 'no' })
  expect(answers('single', 'Sushi, only if it must be')).toBe('unclear')
  expect(answers('ranked', 'Museum only if need be, Harbour, Castle')).toBe('unclear')
  for (const text of [
    'Yes, but only if need be',
    'Ja, aber nur wenn es sein muss',
    "Oui, seulement s'il le faut",
  ])
    expect([text, answers('yes_no', text)]).toEqual([text, 'unclear'])
  expect(answers('yes_no', 'Yes, if needed I can bring a cake')).toEqual({ 1: 'yes' })
})

it('an order is read from marks, numbers and words', () => {
  for (const text of [
    '2, 3, 1',
    'Castle > Museum > Harbour',
    '1. Castle\n2. Museum\n3. Harbour',
    'Castle 1, Harbour 3, Museum 2',
  ])
    expect([text, answers('ranked', text)]).toEqual([text, { 1: 3, 2: 1, 3: 2 }])
  expect(answers('ranked', 'Castle > Museum > Castle')).toBe('unclear')
})

it('times are answered with yes, if need be and no', () => {
  expect(answers('schedule', 'Tue 10:00 yes, 15:30 no, Wed if need be')).toEqual({
    1: 'yes',
    2: 'no',
    3: 'maybe',
  })
  expect(answers('schedule', 'Tuesday after 3 works, Wednesday not at all')).toEqual({ 2: 'yes', 3: 'no' })
  expect(answers('schedule', "can't do Tuesday, else fine")).toEqual({ 1: 'no', 2: 'no', 3: 'yes', 4: 'yes' })
  expect(answers('schedule', 'Wednesday works, Friday too')).toEqual({ 3: 'yes', 4: 'yes' })
  expect(answers('schedule', 'Wednesday is impossible, Friday as well, Tuesday works')).toEqual({
    ...{ 1: 'yes', 2: 'yes', 3: 'no', 4: 'no' },
  })
  expect(answers('schedule', 'The 4th is good')).toEqual({ 4: 'yes' })
  expect(answers('schedule', 'Monday would be better')).toBe('unknown option')
  const quoted =
    '> 1. Tuesday 1 December 10:00\nworks\n> 2. Tuesday 1 December 15:30\nno\n> 4. Friday\nif need be'
  expect(read('schedule', 'works\nno\nif need be', { quoted }).vote?.answers).toEqual({
    1: 'yes',
    2: 'no',
    4: 'maybe',
  })
})

it('days are joined to ranges, closed and open, in seven languages', () => {
  const all = { 1: 'yes', 2: 'yes', 3: 'yes', 4: 'yes' }
  const said: [string, string, Record<number, string>][] = [
    ['When?', 'Tuesday to Wednesday', { 1: 'yes', 2: 'yes', 3: 'yes' }],
    ['When?', 'Tue-Fri', all],
    ['When?', '1st to 3rd December works', { 1: 'yes', 2: 'yes', 3: 'yes' }],
    ['When?', "I'm free from Wednesday on", { 3: 'yes', 4: 'yes' }],
    ['When?', 'Tuesday to Wednesday no, Friday yes', { 1: 'no', 2: 'no', 3: 'no', 4: 'yes' }],
    ['Wann passt es euch?', 'Dienstag bis Freitag jederzeit', all],
    ['Wann passt es euch?', 'ab Mittwoch', { 3: 'yes', 4: 'yes' }],
    ['Quand êtes-vous libres ?', 'du mardi au vendredi', all],
    ['¿Cuándo os viene bien?', 'de martes a miércoles puedo', { 1: 'yes', 2: 'yes', 3: 'yes' }],
    ['Quando vi va bene?', 'da mercoledì in poi', { 3: 'yes', 4: 'yes' }],
    ['Wanneer komt het jullie uit?', 'dinsdag t/m vrijdag', all],
    ['Quando vos dá jeito?', 'a partir de quarta', { 3: 'yes', 4: 'yes' }],
  ]
  for (const [question, text, expected] of said)
    expect([text, read('schedule', text, {}, { question }).vote?.answers]).toEqual([text, expected])
  expect(answers('schedule', 'before Wednesday')).toBe('unknown option')
})

it('a name in words that say nothing known of it is asked back, not taken for a yes', () => {
  for (const text of [
    'Wednesday is a bank holiday here',
    'Wednesday, Friday no',
    'Wednesday works, Friday I have to see a plumber',
    'I am away on Wednesday, back on Friday',
    'Fridays are out, otherwise who knows',
  ])
    expect([text, answers('schedule', text)]).toEqual([text, 'unclear'])
  expect(answers('multiple', 'Crisps and popcorn')).toBe('unknown option')
  expect(answers('single', 'I cooked Thai yesterday')).toBe('unclear')
  expect(answers('yes_no', 'Yesterday I saw the new office, great place')).toBe('unclear')
  expect(answers('approval', 'Could not open the file')).toBe('unclear')
  expect(answers('ranked', 'Castle above Harbour, Museum above both')).toBe('unclear')
  expect(answers('ranked', 'Harbour last')).toBe('unclear')
})

it('words of a day that is busy are a no, and a slip in a weekday is that weekday', () => {
  expect(answers('schedule', 'Tusday morning works, Wendesday too')).toMatchObject({ 1: 'yes', 3: 'yes' })
  expect(answers('schedule', 'Wednesday or Friday, on Tuesday I have training')).toEqual({
    ...{ 1: 'no', 2: 'no', 3: 'yes', 4: 'yes' },
  })
  for (const text of ['I can do none of these', 'Unfortunately I cannot make any of these'])
    expect([text, answers('schedule', text)]).toEqual([text, { 1: 'no', 2: 'no', 3: 'no', 4: 'no' }])
  expect(answers('schedule', 'Any day but Friday')).toEqual({ 1: 'yes', 2: 'yes', 3: 'yes', 4: 'no' })
  expect(answers('schedule', 'Tuesday, Wednesday and Friday do not work')).toEqual({
    ...{ 1: 'no', 2: 'no', 3: 'no', 4: 'no' },
  })
})

it('votes are read in seven languages', () => {
  const said: [string, string, Record<number, string>][] = [
    [
      'Wann passt es euch?',
      'Dienstag passt, Mittwoch leider nicht, Freitag zur Not',
      { 1: 'yes', 2: 'yes', 3: 'no', 4: 'maybe' },
    ],
    ['Quand êtes-vous libres ?', 'Mercredi me convient, vendredi impossible', { 3: 'yes', 4: 'no' }],
    ['¿Cuándo os viene bien?', 'El miércoles me viene bien, el viernes no puedo', { 3: 'yes', 4: 'no' }],
    ['Quando vi va bene?', 'Mercoledì va bene, venerdì forse', { 3: 'yes', 4: 'maybe' }],
    ['Wanneer komt het jullie uit?', 'Woensdag kan ik niet, vrijdag is prima', { 3: 'no', 4: 'yes' }],
    ['Quando vos dá jeito?', 'Quarta não posso, sexta pode ser', { 3: 'no', 4: 'yes' }],
  ]
  for (const [question, text, expected] of said)
    expect([text, read('schedule', text, {}, { question }).vote?.answers]).toEqual([text, expected])
})

const voters: PollOnBallot['others'] = [
  { email: 'ben@example.com', name: 'Ben Ode', answers: { 3: 'yes' } },
  { email: 'ida@example.com', name: 'Ida Roy', answers: { 1: 'yes', 2: 'yes' } },
]

/** What each reply to the ballot of a question is read as: answers, or why it is asked back. */
function expectRead(question: string, kind: PollKind, said: readonly [string, unknown][]): void {
  for (const [text, expected] of said) {
    const { vote, asks } = read(kind, text, {}, { question, others: voters })
    expect([text, vote?.answers ?? asks]).toEqual([text, expected])
  }
}

it('an exception is refused, and the general yes or no before it is of all the others, in seven languages', () => {
  const butFriday = { 1: 'yes', 2: 'yes', 3: 'yes', 4: 'no' }
  const onlyFriday = { 1: 'no', 2: 'no', 3: 'no', 4: 'yes' }
  expectRead('When?', 'schedule', [
    ...['Suits me except Friday', 'Happy to, apart from Friday', 'Fine, just not Friday'].map(
      (text): [string, unknown] => [text, butFriday],
    ),
    ['Sounds good. Except Friday, sorry.', butFriday],
    ['Except Friday I am available', butFriday],
    ['Anything but Friday', butFriday],
    ['Not available except Friday', onlyFriday],
    ['I can do none but Friday', onlyFriday],
    ['None of them, except maybe Friday', { 1: 'no', 2: 'no', 3: 'no', 4: 'maybe' }],
    // Whether Friday is an exception or the favourite is not said.
    ['Lovely, but Friday works best', 'unclear'],
  ])
  expectRead('Wann passt es euch?', 'schedule', [
    ['Passt mir, außer Freitag', butFriday],
    ['Bin dabei, nur nicht Freitag', butFriday],
    ['Ich kann nur am Freitag nicht', butFriday],
    ['Keiner außer Freitag', onlyFriday],
  ])
  expectRead('Quand êtes-vous libres ?', 'schedule', [
    ['Ça me va, sauf vendredi', butFriday],
    ['Aucun sauf vendredi', onlyFriday],
  ])
  expectRead('¿Cuándo os viene bien?', 'schedule', [
    ['Me va bien, excepto el viernes', butFriday],
    ['Ninguno excepto el viernes', onlyFriday],
  ])
  expectRead('Quando vi va bene?', 'schedule', [
    ['Mi va bene, tranne venerdì', butFriday],
    ['Nessuno tranne venerdì', onlyFriday],
  ])
  expectRead('Wanneer komt het jullie uit?', 'schedule', [
    ['Past mij, behalve vrijdag', butFriday],
    ['Geen enkele behalve vrijdag', onlyFriday],
  ])
  expectRead('Quando vos dá jeito?', 'schedule', [
    ['Pode ser, exceto sexta', butFriday],
    ['Nenhum exceto sexta', onlyFriday],
  ])
})

it('rather not, but possible, is if need be, and is never taken for a plain no or yes, in seven languages', () => {
  const maybe = { 3: 'maybe' }
  const refused = { 3: 'no' }
  const second = { 3: 'yes', 4: 'maybe' }
  expectRead('When?', 'schedule', [
    ["I'd rather not do Wednesday, but could at a push", maybe],
    ['Prefer not Wednesday but can if needed. Friday is fine', { 3: 'maybe', 4: 'yes' }],
    ['I can do Wednesday if I must, Friday no chance', { 3: 'maybe', 4: 'no' }],
    ['Wednesday could work if it has to be, not a chance on Friday', { 3: 'maybe', 4: 'no' }],
    ['Wednesday, or Friday if needed', second],
    ['I would avoid Wednesday', refused],
    ['Great, Wednesday is bad for me', refused],
    ['Not Wednesday, but that would be ok', 'unclear'],
    ["I couldn't do Wednesday but Friday would be ok", { 3: 'no', 4: 'yes' }],
  ])
  expectRead('Wann passt es euch?', 'schedule', [
    ['Mittwoch lieber nicht, aber wenn es sein muss, geht es', maybe],
    ['Mittwoch keine Chance', refused],
    ['Mittwoch würde ich lieber vermeiden', refused],
    ['Mittwoch, notfalls Freitag', second],
  ])
  expectRead('Quand êtes-vous libres ?', 'schedule', [
    ['Plutôt pas mercredi, mais si besoin je peux', maybe],
    ['Mercredi, ou vendredi à la rigueur', second],
  ])
  expectRead('¿Cuándo os viene bien?', 'schedule', [
    ['El miércoles mejor no, pero puedo si hace falta', maybe],
    ['El miércoles, o el viernes si hace falta', second],
  ])
  expectRead('Quando vi va bene?', 'schedule', [
    ['Mercoledì meglio di no, ma se serve posso', maybe],
    ['Mercoledì, o venerdì se necessario', second],
  ])
  expectRead('Wanneer komt het jullie uit?', 'schedule', [
    ['Woensdag liever niet, maar indien nodig kan het', maybe],
    ['Ik wil woensdag liever vermijden', refused],
    ['Woensdag, of vrijdag indien nodig', second],
  ])
  expectRead('Quando vos dá jeito?', 'schedule', [
    ['Quarta preferia não, mas se for preciso posso', maybe],
    ['Quarta, ou sexta se necessário', second],
  ])
})

it('not before a day refuses the earlier ones, in seven languages; before it is asked back', () => {
  const later = { 1: 'no', 2: 'no', 3: 'yes', 4: 'yes' }
  const said: [string, string][] = [
    ['When?', 'Not before Wednesday'],
    ['When?', 'Not before the 2nd'],
    ['Wann passt es euch?', 'Nicht vor Mittwoch'],
    ['Quand êtes-vous libres ?', 'Pas avant mercredi'],
    ['¿Cuándo os viene bien?', 'No antes del miércoles'],
    ['Quando vi va bene?', 'Non prima di mercoledì'],
    ['Wanneer komt het jullie uit?', 'Niet voor woensdag'],
    ['Quando vos dá jeito?', 'Não antes de quarta'],
  ]
  for (const [question, text] of said) expectRead(question, 'schedule', [[text, later]])
  expectRead('When?', 'schedule', [['Before the 2nd', 'unknown option']])
  expectRead('Shall we move?', 'yes_no', [['Not before March', 'unclear']])
})

it('who agrees with somebody votes as they did, and whose vote that is has to be plain', () => {
  expectRead('When?', 'schedule', [
    ['+1 to Ida', { 1: 'yes', 2: 'yes' }],
    ['+1 Ida', { 1: 'yes', 2: 'yes' }],
    ['Whatever Ben says', { 3: 'yes' }],
    ['Whatever Ben says, but not Friday', 'unclear'],
    ['+1 to Zoe', 'hidden'],
    ['+1', 'unclear'],
    ['Fine by me', 'unclear'],
  ])
  expectRead('Quand êtes-vous libres ?', 'schedule', [['Ce que dit Ida', { 1: 'yes', 2: 'yes' }]])
  expectRead('Shall we move?', 'yes_no', [['+1', { 1: 'yes' }]])
})

it('what a single choice takes second, and what a yes leaves out, is kept as a remark', () => {
  const remarkOf = (kind: PollKind, text: string) => read(kind, text).vote
  expect(remarkOf('single', 'Luigi, sushi at a push')).toMatchObject({
    answers: { 2: 'yes' },
    remark: 'Luigi, sushi at a push',
  })
  expect(remarkOf('single', 'Luigi, definitely, but only if we book a table')).toMatchObject({
    answers: { 2: 'yes' },
    remark: 'but only if we book a table',
  })
  expect(remarkOf('yes_no', 'Yes, except in July')).toMatchObject({
    answers: { 1: 'yes' },
    remark: 'except in July',
  })
  expectRead('What shall it be?', 'yes_no', [['Rather not, but ok if needed', 'unclear']])
  expectRead('Which place?', 'single', [
    ['the cheaper one', 'unknown option'],
    ['anything but sushi', 'unclear'],
  ])
})

it('what was read of an unclear reply comes with the question back', () => {
  expect(read('single', 'Not Luigi, and not sushi').understood).toEqual({ 2: 'no', 4: 'no' })
  expect(read('multiple', 'Nuts and fruit, chocolate only if need be').understood).toEqual({
    2: 'yes',
    3: 'yes',
    4: 'maybe',
  })
})

it('a condition is kept in the words of the voter', () => {
  const vote = read('yes_no', 'Yes, only if Anna comes.').vote
  expect(vote).toMatchObject({
    answers: { 1: 'yes' },
    remark: 'only if Anna comes',
    sentence: 'Yes, only if Anna comes.',
  })
  expect(read('approval', 'Rejected. The term is too long.').vote).toMatchObject({
    answers: { 2: 'yes' },
    remark: 'The term is too long',
  })
  expect(answers('yes_no', 'Only if it rains')).toBe('unclear')
})

it('nobody votes for somebody else, and somebody is followed only where their vote may be seen', () => {
  expect(answers('single', 'My colleague wants Sushi')).toBe('somebody else')
  expect(answers('single', 'For Anna: 2')).toBe('somebody else')
  expect(answers('single', 'Ben and I want Sushi')).toBe('somebody else')
  expect(answers('approval', 'Helen has approved it already')).toBe('somebody else')
  expect(answers('single', 'Same as Ben')).toBe('hidden')
  const others = [{ email: 'ben@example.com', name: 'Ben Ode', answers: { 3: 'yes' as const } }]
  expect(read('single', 'Same as Ben', {}, { others }).vote?.answers).toEqual({ 3: 'yes' })
})

it('who also orders for others votes for themselves alone, and their words stay with the vote', () => {
  for (const text of [
    'Thai for me, and my colleague wants Sushi',
    '2x Thai please, and one Luigi for Nora',
    'Thai. Nora would like the second one',
    'Thai bitte, f\u00fcr Jonas Sushi',
    'Thai pour moi et Sushi pour Nora',
  ])
    expect([text, read('single', text).vote]).toEqual([
      text,
      expect.objectContaining({ answers: { 1: 'yes' }, remark: text, isForOthers: true }),
    ])
  for (const text of ['Nora takes Thai and Jonas the second', 'Luigi for Nora'])
    expect([text, read('single', text).vote]).toEqual([text, null])
  const changed = read('single', 'Change of plan, the kids want Luigi. (At first I voted Thai.)').vote
  expect(changed).toMatchObject({ answers: { 2: 'yes' }, isForOthers: false })
})

it('colours and hours are known in any language, and perhaps is an answer where it is a choice', () => {
  const of = (names: readonly string[]) =>
    names.map((label, index) => ({ position: index + 1, label, startsAt: null, endsAt: null, day: null }))
  const chairs = { options: of(['vert clair', 'rouge', 'bleu']) }
  for (const text of ['Gr\u00fcn bitte', 'green please', 'Prefiero el verde'])
    expect([text, read('single', text, {}, chairs).vote?.answers]).toEqual([text, { 1: 'yes' }])
  const three = { question: '\u00bfVen\u00eds a la cena?', options: of(['S\u00ed', 'No', 'Quiz\u00e1s']) }
  const said = ['No problem, I am in', 'I cannot come', 'maybe', 's\u00ed']
  expect(said.map((text) => read('single', text, {}, three).vote?.answers)).toEqual([
    { 1: 'yes' },
    { 2: 'yes' },
    { 3: 'yes' },
    { 1: 'yes' },
  ])
  const hours = ['2026-12-01T06:00:00Z', '2026-12-01T07:00:00Z']
  const start = { options: of(hours).map((one) => ({ ...one, startsAt: one.label })) }
  expect(read('schedule', 'Preferisco le 8', {}, start).vote?.answers).toEqual({ 2: 'yes' })
})

it('what is liked best, a question and another wish stay with the vote', () => {
  const remark = (kind: PollKind, text: string) => read(kind, text).vote?.remark
  expect(remark('multiple', 'Nuts and fruit are both fine, I prefer fruit')).toBe(
    'Nuts and fruit are both fine, I prefer fruit',
  )
  expect(remark('single', 'Luigi. Could you book a round table there?')).toBe(
    'Could you book a round table there?',
  )
  expect(remark('schedule', 'Wednesday, and some mulled cider')).toBe('Wednesday, and some mulled cider')
  expect(remark('single', 'Luigi please')).toBeNull()
})

it('what is said behind an option is of that option, whatever was said before of others', () => {
  const none = { 1: 'no', 2: 'no', 3: 'no', 4: 'no' }
  expect(answers('schedule', 'I can do Wednesday, Friday does not work')).toEqual({ 3: 'yes', 4: 'no' })
  expect(answers('schedule', 'None of them suits me, I travel all month')).toEqual(none)
})

it('a vote may stand in the subject; absence, thanks and questions are none', () => {
  expect(read('single', '', { subject: 'Re: Vote: What shall it be? 3' }).vote?.answers).toEqual({ 3: 'yes' })
  for (const text of ['', 'Thanks!', 'Is there parking at Luigi?', 'I am out of office until 4 December.'])
    expect([text, read('single', text)]).toEqual([text, { vote: null, acts: [], asks: null, understood: {} }])
})

it('its author closes, extends, reminds and adds, and settles a tie', () => {
  const acts = (text: string, poll: Partial<PollOnBallot> = {}) =>
    read('single', text, { isAuthor: true }, poll).acts
  expect(acts('close, we take 2')).toEqual([{ act: 'close', position: 2 }])
  expect(acts('extend until Friday')).toEqual([{ act: 'extend', until: '2026-11-27T22:59:00.000Z' }])
  expect(acts('two more days please')).toEqual([{ act: 'extend', until: '2026-11-26T22:59:00.000Z' }])
  expect(acts('add: Greek place')).toEqual([
    { act: 'add', options: [{ label: 'Greek place', startsAt: null, endsAt: null, day: null }] },
  ])
  expect(acts('remind everyone')).toEqual([{ act: 'remind' }])
  expect(acts('reopen until Monday', { status: 'closed' })).toEqual([
    { act: 'reopen', until: '2026-11-30T22:59:00.000Z' },
  ])
  expect(acts("let's take Thai", { status: 'closed' })).toEqual([{ act: 'choose', position: 1 }])
  expect(acts('go ahead', { status: 'draft' })).toEqual([{ act: 'open' }])
  expect(read('single', 'close').acts).toEqual([])
})

it('an end that its author names moves the end and closes nothing, also behind their own vote', () => {
  const until = '2026-11-27T16:00:00.000Z'
  const byAuthor = (text: string) => read('single', text, { isAuthor: true })
  for (const text of ['close on Friday at 5pm', 'Please close it on Friday at 17:00'])
    expect([text, byAuthor(text).acts]).toEqual([text, [{ act: 'extend', until }]])
  const both = byAuthor('Luigi for me. Please close on Friday at 5pm.')
  expect([both.vote?.answers, both.acts]).toEqual([{ 2: 'yes' }, [{ act: 'extend', until }]])
  const now = 'Please close this now, they need an answer on Friday.'
  expect(byAuthor(now).acts).toEqual([{ act: 'close', position: null }])
  expect(byAuthor('close, we take Thai').acts).toEqual([{ act: 'close', position: 1 }])
})
