// The Copilot asked in German, French, Spanish, Italian, Dutch and Portuguese.
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Client, people, startWorld, type World } from '../../../test/world.ts'
import type { AnswerParts } from './contract.ts'

let world: World
let amara: Client

// A Monday.
const now = new Date('2026-03-09T09:00:00Z')

type Reply = AnswerParts & { response: string }

beforeAll(async () => {
  world = await startWorld({ clock: () => now })
  amara = await world.signUp('amara')
  await world.signUp('jonas')
  await world.receiveMail({
    from: 'amara',
    to: [`${people.jonas.name} <${people.jonas.email}>`, `tula@${world.config.mailDomain}`],
    subject: 'Spring fair',
    date: new Date('2026-03-02T09:00:00Z'),
    text: [
      'Jonas, please book the photographer by 6 March.',
      'Jonas, please order the tablecloths by 20 March.',
      'I will sign the hall contract by 11 March.',
    ].join('\n'),
  })
})
beforeEach(() => amara.send('DELETE', '/api/copilot/messages'))
afterAll(() => world.stop())

const ask = (userQuestion: string) =>
  amara.send<Reply>('POST', '/api/copilot/chat', { userQuestion, contextData: null })
const titles = ({ sources }: Reply) => sources.map(({ title }) => title.replace(/^#\d+ /, '')).sort()

it('what is overdue, and what waits for the person', async () => {
  const overdue = [
    ...['Was ist überfällig?', 'Qu’est-ce qui est en retard ?', '¿Qué está vencido?'],
    ...['Che cosa è in ritardo?', 'Wat is te laat?', 'O que está atrasado?'],
  ]
  for (const question of overdue)
    expect({ question, titles: titles(await ask(question)) }).toEqual({
      question,
      titles: ['Book the photographer'],
    })
  const waiting = ['Was wartet auf mich?', 'Qu’est-ce qui m’attend ?', '¿Qué me espera?', 'Cosa mi aspetta?']
  for (const question of [...waiting, 'Wat wacht op mij?', 'O que espera por mim?'])
    expect({ question, titles: titles(await ask(question)) }).toEqual({
      question,
      titles: ['Sign the hall contract'],
    })
})

it('a follow-up and an act, with the word of the language for the thing', async () => {
  await ask('Was sind die offenen Aufgaben?')
  expect(titles(await ask('nur meine'))).toEqual(['Sign the hall contract'])
  const moved = await ask('Verschieb den Vertrag auf Freitag')
  expect(moved.changes).toMatchObject([{ label: 'Due', before: '2026-03-11', after: '2026-03-13' }])
  const given = await ask('passe le photographe à Amara')
  expect(given.changes).toMatchObject([{ label: 'Assignee', after: 'Amara Okafor' }])
})

it('an answer is in the language of the question, and what records say stays as it is', async () => {
  const said = async (question: string) => (await ask(question)).response.replace(/\\/g, '')
  expect(await said('Was wartet auf mich?')).toContain('Deine offenen Aufgaben: 1.')
  expect(await said('Qu’est-ce qui m’attend ?')).toContain('Tes tâches ouvertes : 1.')
  expect(await said('¿Qué me espera?')).toContain('Tus tareas abiertas: 1.')
  expect(await said('Cosa mi aspetta?')).toContain('Le tue attività aperte: 1.')
  expect(await said('Wat wacht op mij?')).toContain('Je open taken: 1.')
  expect(await said('O que espera por mim?')).toContain('As suas tarefas abertas: 1.')
  expect(await said('Was ist überfällig?')).toMatch(
    /Überfällige Aufgaben: 1[^]*Book the photographer \(fällig 6\. März/,
  )
  expect(await said('Wie hoch ist der Eiffelturm?')).toMatch(/^Das weiß ich nicht/)
  expect(await said('Quelle est la hauteur de la tour Eiffel ?')).toMatch(/^Je ne sais pas/)
})

it('when a poll closes, and which one closes next, is told in seven languages', async () => {
  const open = (question: string, closesAt: string) =>
    amara.send('POST', '/api/polls', {
      question,
      kind: 'single',
      voters: [people.jonas.email],
      closesAt,
      options: [{ label: 'Green' }, { label: 'Blue' }],
    })
  await open('Which badge?', '2026-03-20T17:00:00.000Z')
  await open('Which ribbon?', '2026-03-12T17:00:00.000Z')
  const questions = [
    'When does the poll about the badge close?',
    'Wann endet die Abstimmung Badge?',
    'Quand se termine le vote badge ?',
    '¿Cuándo termina la votación badge?',
    'Quando finisce la votazione badge?',
    'Wanneer sluit de stemming badge?',
    'Quando termina a votação badge?',
  ]
  for (const question of questions) {
    const answer = await ask(question)
    expect({ question, titles: titles(answer) }).toEqual({ question, titles: ['Which badge?'] })
    expect({ question, said: answer.response }).toMatchObject({ said: expect.stringContaining('20') })
  }
  expect((await ask('Wann endet die Abstimmung Badge?')).response).toContain('Endet am 20')
  for (const question of [
    'What is the next poll?',
    'Was ist die nächste Abstimmung?',
    'Quel est le prochain vote ?',
    '¿Cuál es la próxima votación?',
    'Qual è la prossima votazione?',
    'Wat is de volgende stemming?',
    'Qual é a próxima votação?',
  ])
    expect({ question, titles: titles(await ask(question)) }).toEqual({ question, titles: ['Which ribbon?'] })
})
