import { expect, it } from 'vitest'
import { writtenIn } from './written-in.ts'

it.each([
  ['en', 'Please send the deck by Friday.'],
  ['de', 'Bitte schick mir die Folien bis Freitag.'],
  ['fr', 'Merci d’envoyer le devis avant vendredi.'],
  ['es', 'Por favor, envía la oferta antes del viernes.'],
  ['it', 'Per favore manda il preventivo entro venerdì.'],
  ['nl', 'Stuur je de offerte voor vrijdag?'],
  ['pt', 'Por favor, envie a proposta até sexta-feira.'],
])('tells %s by its frequent words', (code, text) => {
  expect(writtenIn(text)).toBe(code)
})

it.each([
  '',
  'Angebot',
  '#assign 3 priya@example.com',
  'See example.com',
  '#done 2',
  'A, B',
  '- Website\n- Logo',
])('tells nothing of %j', (text) => {
  expect(writtenIn(text)).toBeNull()
})
