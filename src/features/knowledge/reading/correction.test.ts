// Corrections of articles by mail, in seven languages: what is so now, what it replaces, and where that is written.
import { expect, it } from 'vitest'
import { corrected, readCorrection } from './correction.ts'

it.each([
  ['Please correct the parking article: we have 12 places, not 10.', '12 places', '10'],
  [
    'Please update the page on ovens. The cleaning takes not two hours but three hours.',
    'three hours',
    'two hours',
  ],
  ['Please change the article on deliveries from gate 2 to gate 3.', 'gate 3', 'gate 2'],
  ['Bitte den Artikel über Mieten berichtigen: es sind 40 Euro, nicht 35.', '40 Euro', '35'],
  [
    'Merci, corrigez l’article sur la cantine : le repas est à 6 euros au lieu de 5 euros.',
    '6 euros',
    '5 euros',
  ],
  ['Por favor, corrige el artículo de llaves: son 3 copias, no 2.', '3 copias', '2'],
  ['Correggi l’articolo sui turni: sono 9 ore, non 8.', '9 ore', '8'],
  ['Wijzig het artikel over sleutels: het zijn 4 sleutels, niet 3.', '4 sleutels', '3'],
  ['Corrija o artigo das férias: são 25 dias, não 22.', '25 dias', '22'],
])('%s corrects an article', (text, now, before) => {
  expect(readCorrection(text)).toMatchObject({ now, before, isOrdered: true })
})

it.each([
  'The kettle is in the kitchen, not far from the door.',
  'Is it 12 places, not 10?',
  'The gate closes at 6.',
])('%s orders no correction', (text) => {
  expect(readCorrection(text)?.isOrdered ?? false).toBe(false)
})

const change = (now: string, before: string, since: string | null = null) => ({
  now,
  before,
  since,
  isOrdered: true,
})

it.each([
  [
    'There are 10 places behind the house, and 2 for guests.',
    change('12 places', '10'),
    'There are 12 places behind the house, and 2 for guests.',
  ],
  ['Lunch costs €5.', change('€6', '€5'), 'Lunch costs €6.'],
  ['Everybody has 22 days.', change('25 days', '22', 'from 2027'), 'Everybody has 25 days (from 2027).'],
  ['Two pots hold 10 litres, and the third holds 10 too.', change('12', '10'), null],
  ['The pump gives 10.5 litres.', change('12', '10'), null],
])('%s is corrected in the one place that says it', (text, correction, wanted) => {
  expect(corrected(text, correction)).toBe(wanted)
})
