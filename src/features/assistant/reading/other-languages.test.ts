// What the assistant makes of words in other languages than English, without a model.
import { expect, it } from 'vitest'
import { type AssistantAnswer, assistantAnswer } from '../answer/contract.ts'
import type { AskedBoard } from '../contract.ts'
import { answerByRules } from './answer.ts'

function boardOf(...titles: string[]): AskedBoard {
  const ben = { name: 'Ben Weber', email: 'ben@example.com' }
  return {
    today: '2026-05-06',
    me: 'ben@example.com',
    tasks: titles.map((title, index) => ({
      ...{ id: index + 11, number: index + 1, title, status: 'pending', priority: 'medium', dueDate: null },
      assignees: [ben],
    })),
  }
}

const ask = (text: string, board: AskedBoard): AssistantAnswer =>
  assistantAnswer.parse(answerByRules({ text, board }, '2020-01-01'))

const moved = (text: string, board: AskedBoard) =>
  (ask(text, board).taskActions ?? []).map(({ taskId, statusChange }) => `${taskId} ${statusChange}`)

const german = boardOf('Zelt mieten', 'Den Bäcker anrufen', 'Plakate drucken')
const french = boardOf('Louer la tente', 'Appeler le boulanger', 'Imprimer les affiches')

it('what is done is offered as done', () => {
  expect(moved('Die Plakate sind gedruckt.', german)).toEqual(['13 completed'])
  expect(moved('Nummer 1 ist erledigt, danke', german)).toEqual(['11 completed'])
  expect(moved("J'ai appelé le boulanger", french)).toEqual(['12 completed'])
})

it('new work is offered as a task, in its own language', () => {
  expect(ask('Bitte noch die Stühle bei der Gemeinde bestellen', german)).toMatchObject({
    type: 'TASK_CREATE',
    newTask: { title: expect.stringContaining('Stühle') },
  })
  expect(ask("Peux-tu réserver la salle des fêtes s'il te plaît", french)).toMatchObject({
    type: 'TASK_CREATE',
    newTask: { title: 'Réserver la salle des fêtes' },
  })
})

it('what is not understood stays so', () => {
  expect(ask('Wie ist das Wetter bei euch heute so', german).type).toBe('GENERAL')
})
