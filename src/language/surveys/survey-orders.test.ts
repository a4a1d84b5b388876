// That answers are to be kept with names, and that a survey is to be held once more, in seven languages.
import { expect, it } from 'vitest'
import { readActs } from './read-acts.ts'
import { readRepeat, readSurvey } from './read-survey.ts'

const mail = (text: string, subject = 'Lunch') => ({
  ...{ text, subject, author: { email: 'amara@example.com', name: 'Amara' }, people: [] },
  ...{ sentAt: '2027-03-08T09:00:00Z', zone: 'Europe/Berlin' },
})
const acts = (status: 'draft' | 'open' | 'closed', text: string) =>
  readActs({ text, status, title: 'The lunch', mail: mail(text) })

it.each([
  ['Please ask the team how the lunch was, with names.', true],
  ['Please ask the team how the lunch was. The answers should not be anonymous.', true],
  ['Frag das Team, wie das Essen war: zwei Fragen, mit Namen.', true],
  ['Demande \u00e0 l\u2019\u00e9quipe comment \u00e9tait le repas, avec les noms.', true],
  ['Pregunta al equipo c\u00f3mo fue la comida, con nombres.', true],
  ['Chiedi al team com\u2019\u00e8 andato il pranzo, con i nomi.', true],
  ['Vraag het team hoe de lunch was, met namen.', true],
  ['Pergunta \u00e0 equipa como foi o almo\u00e7o, com nomes.', true],
  ['Please ask the team how the lunch was, but not with names.', false],
  ['Please ask the team how the lunch was, anonymously.', false],
  ['Please ask the team: should the rooms be signed with names?\nAnd what else?', false],
])('%s keeps names: %s', (text, isNamed) => {
  expect(readSurvey(mail(text))?.isNamed).toBe(isNamed)
})

it.each([
  ['with names', [{ act: 'names', isNamed: true }]],
  ['without names', [{ act: 'names', isNamed: false }]],
  ['please make it anonymous', [{ act: 'names', isNamed: false }]],
  ['nicht anonym', [{ act: 'names', isNamed: true }]],
  ['yes, with names', [{ act: 'names', isNamed: true }, { act: 'open' }]],
  ['Oui, avec les noms.', [{ act: 'names', isNamed: true }, { act: 'open' }]],
])('of a draft, \u201c%s\u201d settles names', (text, said) => {
  expect(acts('draft', text)).toEqual(said)
})

it.each([
  'Ask the same again',
  'Please repeat the survey.',
  'Frag bitte dasselbe noch einmal',
  'Wiederhole die Umfrage',
  'Pose les m\u00eames questions',
  'Pregunta lo mismo otra vez',
  'Chiedi le stesse domande di nuovo',
  'Herhaal de enqu\u00eate',
  'Repita a pesquisa',
])('of a closed survey, \u201c%s\u201d asks again', (text) => {
  expect(acts('closed', text)).toEqual([{ act: 'again' }])
  expect(acts('open', text).map(({ act }) => act)).not.toContain('again')
})

it('what stands beside that is said of the new draft', () => {
  const said = acts('closed', 'Ask the same again, with names\nadd: Is the soup warm? (yes / no)\nyes')
  expect(said.map(({ act }) => act)).toEqual(['again', 'names', 'add', 'open'])
  expect(acts('closed', 'Ask the same again until 19 March').map(({ act }) => act)).toEqual([
    'again',
    'until',
  ])
  expect(acts('closed', 'Please do not ask again')).toEqual([])
})

const earlier = [
  { id: 9, title: 'The new canteen' },
  { id: 7, title: 'The move' },
  { id: 3, title: 'The move' },
]

it.each([
  ['Please repeat the survey about the move.', 'Hello', 7],
  ['Hi Sally, can you run the survey again that was about the canteen?', 'Hello', 9],
  ['Wiederhole bitte die Umfrage zum Thema Move', '', 7],
  ['Ask the same again', 'Re: The new canteen', 9],
  ['Please repeat the survey about the parking.', 'Hello', null],
  ['Please ask the team how the move went.', 'The move', null],
] as const)('%s (%s) repeats %s', (text, subject, id) => {
  expect(readRepeat(mail(text, subject), earlier)?.surveyId ?? null).toBe(id)
})
