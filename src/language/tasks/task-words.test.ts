import { expect, it } from 'vitest'
import { compares } from './compares.ts'
import { FOR_ME_FIRST, FOR_WHOM } from './new-task-words.ts'

it.each([
  ['en', 'Who has more open, Ben or Mei?'],
  ['de', 'Wer hat mehr offen, Ben oder Mei?'],
  ['fr', 'Qui a plus à faire, Ben ou Mei ?'],
  ['fr', 'Qui est la plus chargée, Anna ou Mei ?'],
  ['es', '¿Quién tiene mas abierto, Ben o Mei?'],
  ['it', 'Chi ha più da fare, Ben o Mei?'],
  ['nl', 'Wie heeft minder te doen, Ben of Mei?'],
  ['pt', 'Quem tem mais tarefas, Ben ou Mei?'],
])('%s: "%s" compares', (language, text) => {
  expect(compares(text, language)).toBe(true)
})

it.each([
  ['en', "Anna plus Ben's tasks"],
  ['de', 'Aufgaben von Anna plus Ben'],
  ['it', 'I compiti di Anna plus Ben, mais non quelli di Mei'],
  ['nl', 'De taken van Anna plus Ben'],
  ['fr', 'Les tâches de Mehr et de Most'],
])('%s: "%s" compares nothing: the word is one of another language', (language, text) => {
  expect(compares(text, language)).toBe(false)
})

it.each(['for me: call', 'für mich, anrufen', 'fur mich: anrufen', 'Para mi: llamar', 'para mim – ligar'])(
  '"%s" says at its beginning whose the task is',
  (title) => {
    expect(FOR_ME_FIRST.test(title)).toBe(true)
  },
)

it('a title that goes on after "for me" says it of the matter', () => {
  expect(FOR_ME_FIRST.test('for me the lease is too dear')).toBe(false)
})

it.each([
  'Call for Ben',
  'Anrufen f\u00fcr Ben',
  'Appeler pour Ben',
  'Bellen voor Ben',
  'Call assigned to Ben',
])('"%s" names who does it', (title) => {
  expect(FOR_WHOM.exec(title)?.[1]).toBe('Ben')
})
