// Questions of seven languages in the English words that they are understood by.
import { expect, it } from 'vitest'
import { inEnglish } from './in-english.ts'

it('asking words become English, what it is about stays as it is written', () => {
  expect(inEnglish('Wer hat die Einladungen?')).toEqual({ language: 'de', text: 'who has the Einladungen?' })
  expect(inEnglish('Quelles tâches sont en retard ?')).toEqual({
    language: 'fr',
    text: 'which tasks are overdue?',
  })
  expect(inEnglish('¿Cuántas tareas pendientes tiene Priya?').text).toBe('how many tasks open has Priya?')
  expect(inEnglish('Cosa abbiamo deciso sul palco?').text).toBe('what did we decide about the palco?')
  expect(inEnglish('Verplaats de tent naar vrijdag').text).toBe('move the tent to friday')
  expect(inEnglish('Dá o cartaz ao Bob').text).toBe('give the cartaz to Bob')
})

it('English stays as it is, with words that other languages have too', () => {
  for (const said of ['what is open?', 'status of project Alpha', 'who is in?', 'move the tent to Friday'])
    expect(inEnglish(said)).toEqual({ language: 'en', text: said })
})

it('an accent may be left out, and none is read that is not there', () => {
  expect(inEnglish('Was ist uberfallig').text).toBe('what is overdue')
  expect(inEnglish('passe la tente à Luc').text).toBe('give the tente to Luc')
})
