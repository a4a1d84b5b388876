// Forms in which people ask for a vote without a plain question and a list.
import { expect, it } from 'vitest'
import type { PollMail } from './asked-poll.ts'
import { readBallot } from './read-ballot.ts'
import { readPoll } from './read-poll.ts'

const people = ['ben', 'carla', 'nora'].map((name) => ({ email: `${name}@example.com`, name }))
const author = { email: 'ann@example.com', name: 'Ann Ray' }
function read(text: string, change: Partial<PollMail> = {}) {
  const sent = { sentAt: '2027-03-01T09:15:00+01:00', zone: 'Europe/Berlin' }
  return readPoll({ text, subject: 'Something', author, people, ...sent, ...change })
}
const labels = (text: string) => read(text)?.options.map(({ label }) => label)
const days = (text: string) => read(text)?.options.map(({ day }) => day)

it('a choice that the next sentence adds is one, in seven languages, and is not told around the question', () => {
  for (const [text, added] of [
    ['Rice or noodles? Dumplings also possible', 'Dumplings'],
    ['Rice or noodles? A curry is an option too.', 'curry'],
    ['Reis oder Nudeln? Suppe ginge auch.', 'Suppe'],
    ['Riz ou pâtes ? Une soupe est aussi possible.', 'soupe'],
    ['¿Arroz o pasta? Sopa también es posible.', 'Sopa'],
    ['Riso o pasta? Anche una zuppa è possibile.', 'zuppa'],
    ['Rijst of pasta? Soep kan ook.', 'Soep'],
    ['Arroz ou massa? Sopa também pode ser.', 'Sopa'],
  ] as const) {
    const poll = read(text)
    expect([text, poll?.options.length, poll?.options[2]?.label]).toEqual([text, 3, added])
    expect(poll?.around).toBeNull()
  }
  expect(labels('Rice or noodles? That is also possible.')).toEqual(['Rice', 'noodles'])
})

it('yes, no and a third answer are three choices, in seven languages', () => {
  for (const [text, third] of [
    ['Shall we keep the plants? yes / no / only in the hall', 'Only in the hall'],
    ['Sollen wir das Fenster öffnen? ja / nein / nur mittags', 'Nur mittags'],
    ['On garde la plante ? oui / non / seulement en été', 'Seulement en été'],
    ['¿Abrimos la ventana? sí / no / solo por la tarde', 'Solo por la tarde'],
    ['Apriamo la finestra? sì / no / solo di sera', 'Solo di sera'],
    ['Zullen we het raam openen? ja / nee / alleen overdag', 'Alleen overdag'],
    ['Abrimos a janela? sim / não / só à noite', 'Só à noite'],
  ] as const) {
    const poll = read(text)
    expect([text, poll?.kind, poll?.options[2]?.label]).toEqual([text, 'single', third])
  }
  expect(read('Secret ballot: shall we keep the plants? Yes, no or only in the hall?')).toMatchObject({
    question: 'Shall we keep the plants?',
    isAnonymous: true,
    leftOut: null,
  })
  expect(read('Shall we keep the plants? Yes or no, please.')?.kind).toBe('yes_no')
})

it('days that share a month are days, in seven languages', () => {
  const wanted = ['2027-04-14', '2027-04-15', '2027-04-17']
  for (const text of [
    'Which day suits you: the 14th, 15th or 17th of April?',
    'Welcher Tag passt euch: der 14., der 15. oder der 17. April?',
    'Quel jour vous convient ? Le 14, le 15 ou le 17 avril.',
    '¿Qué día os va bien: el 14, el 15 o el 17 de abril?',
    'Che giorno vi va bene: il 14, il 15 o il 17 aprile?',
    'Welke dag schikt: 14, 15 of 17 april?',
    'Que dia vos dá jeito: 14, 15 ou 17 de abril?',
  ]) {
    expect([text, read(text)?.kind]).toEqual([text, 'schedule'])
    expect([text, days(text)]).toEqual([text, wanted])
  }
  const turn = 'Which day: the 29th, the 30th of April or the 3rd of May?'
  expect(days(turn)).toEqual(['2027-04-29', '2027-04-30', '2027-05-03'])
})

it('who is coming is asked with yes and no, in seven languages, and who has the key is not', () => {
  for (const text of [
    'Who is coming to the book fair on 16 April? I need to know by Thursday.',
    'Wer kommt mit zur Buchmesse am 16. April? Ich muss es bis Donnerstag wissen.',
    'Qui vient au salon du livre le 16 avril ? Réponse avant jeudi svp.',
    '¿Quién viene a la feria del libro el 16 de abril? Necesito saberlo antes del jueves.',
    'Chi viene al concerto il 16 aprile? Fatemi sapere entro giovedì.',
    'Wie gaat er mee naar de boekenbeurs op 16 april? Graag antwoord voor donderdag.',
    'Quem vem à feira do livro no dia 16 de abril? Preciso de saber até quinta.',
  ]) {
    expect([text, read(text)?.kind]).toEqual([text, 'yes_no'])
    expect([text, read(text)?.deadline?.slice(0, 10)]).toEqual([text, '2027-03-04'])
  }
  expect(read('Who has the key to the cellar?')).toBeNull()
})

it('choices that are told with their number are choices where the mail calls for a vote', () => {
  const told =
    'There are four we could take: the Opal (white), the Corra with two trays, the Delta, and repairing ours.'
  expect(read(`${told} Vote please, until Friday.`, { subject: 'Printer' })).toMatchObject({
    question: 'Printer',
    options: [
      { label: 'the Opal (white)' },
      { label: 'the Corra with two trays' },
      { label: 'the Delta' },
      { label: 'repairing ours' },
    ],
  })
  expect(read(told)).toBeNull()
  expect(
    labels('Ich habe drei Drucker angesehen: Opal, Corra und Delta. Bitte stimmt ab, bis Freitag.'),
  ).toEqual(['Opal', 'Corra', 'Delta'])
})

it('a day after all that is voted on ends no vote, and a call to mark slots has its matter from the subject', () => {
  const text =
    'We need a first aid course before Easter. Please mark each slot that works for you:\n\n- Monday 8 March 9:30\n- Tuesday 9 March 14:00'
  expect(read(text, { subject: 'First aid' })).toMatchObject({
    question: 'First aid: Please mark each slot that works for you',
    deadline: null,
    latestEnd: '2027-03-07T17:00:00.000Z',
  })
})

it('its author closes a poll now in plain words, in seven languages', () => {
  const option = (label: string, index: number) => ({
    position: index + 1,
    label,
    startsAt: null,
    endsAt: null,
    day: null,
  })
  const poll = { question: 'Which tea?', kind: 'single' as const, others: [], status: 'open' as const }
  const acts = (text: string) => {
    const reply = { text, quoted: text, subject: 'Re: Vote', isAuthor: true, voter: author }
    const times = { sentAt: '2027-03-01T08:00:00Z', zone: '+01:00' }
    const { vote, acts: done } = readBallot(
      { ...reply, ...times },
      { ...poll, options: ['Mint', 'Ginger'].map(option) },
    )
    return [
      vote?.answers ?? null,
      done.map((one) => (one.act === 'close' ? ['close', one.position] : [one.act])),
    ]
  }
  for (const text of [
    'Please close it now',
    'Thanks everybody. We can close it now.',
    'Enough answers for me, please close the poll.',
    'Bitte jetzt schließen',
    'Kannst du die Abstimmung bitte beenden?',
    'Merci de clore le vote maintenant',
    'Por favor, ciérrala ya',
    'Chiudila adesso per favore',
    'Graag nu sluiten',
    'Por favor encerra a votação agora',
  ])
    expect([text, acts(text)]).toEqual([text, [null, [['close', null]]]])
  expect(acts('Mint for me. Please close it now.')).toEqual([{ 1: 'yes' }, [['close', null]]])
  expect(acts('Please do not close it yet')[1]).toEqual([])
})
