// The dates of a document: what names a day, and what does not.
import { expect, it } from 'vitest'
import { datesOf, documentDateOf } from './found-dates.ts'
import { readDocument } from './read-document.ts'
import type { Unit } from './units.ts'

const datesIn = (text: string, language = 'en') => {
  const unit: Unit = { kind: 'sentence', part: 1, text, heading: '', row: '', column: '', at: 0 }
  return datesOf([unit], { documentDate: '2026-11-20', language, dayFirst: true }).map(({ iso }) => iso)
}

it('a time of day alone is no date; with its day it is', () => {
  expect(datesIn('Music is allowed until 8 pm.')).toEqual([])
  expect(datesIn('The office opens at 9:30.')).toEqual([])
  expect(datesIn('Die Halle schließt um 22 Uhr.', 'de')).toEqual([])
  expect(datesIn('Deliver the keys on 3 December 2026 at 10 am.')).toEqual(['2026-12-03'])
})

it('the words before a colon name a day, whole words of them', () => {
  const text = 'Prepared for the members of the management meeting about status: 8 October 2026'
  const unit: Unit = { kind: 'sentence', part: 1, text, heading: '', row: '', column: '', at: 0 }
  const [found] = datesOf([unit], { documentDate: '2026-11-20', language: 'en', dayFirst: true })
  expect(text).toContain(` ${found?.what}:`)
})

it.each([
  ['Please pay within 14 days of the invoice.', null],
  ['Bitte zahlen Sie innerhalb von 14 Tagen nach der Rechnung.', null],
  ['Veuillez payer dans les 30 jours après la livraison.', null],
  ['Send the report within three weeks.', '2026-12-11'],
  ['Please pay within 14 days of this letter.', '2026-12-04'],
  ['Pay the invoice by 3 December 2026, 14 days after delivery.', '2026-12-03'],
])('a period that begins with an event is no day of the calendar: %s', (text, due) => {
  const document = { kind: 'docx', parts: [{ number: 1, blocks: [{ kind: 'paragraph', text }] }] }
  const { actions, dates } = readDocument(document, { name: 'x', sentOn: '2026-11-20', language: null })
  expect(actions.map((action) => action.due).filter((day) => day !== null)).toEqual(due ? [due] : [])
  expect(dates.map(({ iso }) => iso)).toEqual(text.includes('2026') ? [due] : [])
})

it('a document is not of a day after its mail, however often a later year is named', () => {
  const units = [
    'Date: 12 October 2026, the boathouse',
    'The bank answers by 20 January 2027.',
    'Next meeting: 9 February 2027',
  ].map((text): Unit => ({ kind: 'sentence', part: 1, text, heading: '', row: '', column: '', at: 0 }))
  expect(documentDateOf(units, '2026-10-15', 'en')).toBe('2026-10-12')
})
