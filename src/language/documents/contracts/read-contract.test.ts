// What is read out of contracts of our own, in several languages.
import { expect, it } from 'vitest'
import type { Document } from '../../../files/document.ts'
import { readDocument } from '../read-document.ts'
import { readContract } from './read-contract.ts'

const document = (paragraphs: readonly string[]): Document => ({
  ...{ kind: 'docx', title: null, unit: 'page', total: 1, notes: [], files: [] },
  parts: [
    {
      ...{ number: 1, name: null, isRecognised: false },
      blocks: paragraphs.map((text) => ({ kind: 'paragraph' as const, text })),
    },
  ],
})

const read = (paragraphs: readonly string[], language: string) =>
  readContract(document(paragraphs), { name: 'x', sentOn: '2026-11-24', language })

it('German: Beginn, Dauer und letzter Tag, gerechnet vom Ende', () => {
  const contract = read(
    [
      'Wartungsvertrag',
      'Zwischen der Beispielwerk GmbH, Ulm (Auftraggeber), und der Musterdienst AG, Bern (Auftragnehmer), wird vereinbart:',
      'Der Vertrag beginnt am 1. März 2027 und wird auf drei Jahre geschlossen. Er verlängert sich jeweils um ein Jahr, wenn er nicht sechs Monate vor Ablauf gekündigt wird.',
      'Der Auftraggeber zahlt 1.250,50 € im Monat. Die Haftung ist auf 10.000 € begrenzt. Gerichtsstand ist Ulm.',
    ],
    'de',
  )
  expect(contract.isContract).toBe(true)
  expect(contract.parties.map(({ name, role }) => [name, role])).toEqual([
    ['Beispielwerk GmbH', 'Auftraggeber'],
    ['Musterdienst AG', 'Auftragnehmer'],
  ])
  expect([contract.effective?.iso, contract.end?.iso]).toEqual(['2027-03-01', '2030-02-28'])
  expect(contract.renewal?.kind).toBe('automatic')
  expect(contract.notice).toMatchObject({
    lastDay: '2029-08-28',
    how: { kind: 'before', length: { count: 6, unit: 'month' }, end: '2030-02-28' },
  })
  expect(contract.amounts.map(({ value, currency }) => [value, currency])).toEqual([
    [1250.5, 'EUR'],
    [10_000, 'EUR'],
  ])
  expect(contract.clauses['dispute resolution']?.quote).toBe('Gerichtsstand ist Ulm.')
  expect(contract.clauses['force majeure']).toBeUndefined()
})

it('a notice to the end of a quarter has no last day, and says to when it is', () => {
  const contract = read(
    [
      'Services agreement',
      'This agreement begins on 1 January 2027 and runs for an indefinite period.',
      'Either party may terminate it with six weeks\u2019 notice to the end of a quarter.',
    ],
    'en',
  )
  expect(contract.notice).toMatchObject({
    lastDay: null,
    how: { kind: 'any-time', length: { count: 6, unit: 'week' }, to: 'quarter' },
  })
})

it.each([
  [
    'fr',
    'Le contrat prend effet le 1er mars 2027 pour une durée de deux ans.',
    'Il est renouvelé par tacite reconduction, sauf préavis de trois mois avant la fin du contrat.',
    '2028-11-29',
  ],
  [
    'it',
    'Il contratto ha durata di due anni e decorre dal 1 marzo 2027.',
    'Si rinnova tacitamente, salvo disdetta tre mesi prima della scadenza.',
    '2028-11-28',
  ],
  [
    'nl',
    'De overeenkomst heeft een looptijd van twee jaar en gaat in op 1 maart 2027.',
    'Zij wordt stilzwijgend verlengd, tenzij zij drie maanden voor het einde wordt opgezegd.',
    '2028-11-28',
  ],
  [
    'pt',
    'O contrato tem a duração de dois anos e entra em vigor em 1 de março de 2027.',
    'Renova-se automaticamente, salvo denúncia com três meses de antecedência.',
    '2028-11-28',
  ],
  [
    'es',
    'El contrato tiene una duración de dos años desde el 1 de marzo de 2027.',
    'Se prorroga tácitamente salvo preaviso con tres meses de antelación.',
    '2028-11-28',
  ],
])('%s: the last day for a notice is three months before the end', (language, term, renewal, day) => {
  const contract = read([term, renewal], language)
  expect(contract.renewal?.kind).toBe('automatic')
  expect(contract.notice?.lastDay?.slice(0, 7)).toBe(day.slice(0, 7))
})

it('a short German contract is one, by Dina and by Alex, whatever its words for a term', () => {
  const text = [
    'Vereinbarung',
    'Zwischen dem Musterverein e.V. und der Beispielbau GmbH wird vereinbart:',
    'Die Beispielbau GmbH streicht bis zum 30. April 2027 das Vereinshaus und erhält dafür 3.000 €.',
    'Mängel werden innerhalb von 14 Tagen nach der Abnahme kostenlos behoben.',
    'Beide können bis eine Woche vor Beginn zurücktreten. Gerichtsstand ist Ulm.',
  ]
  const contract = read(text, 'de')
  expect(contract.isContract).toBe(true)
  expect(contract.dates.map(({ iso }) => iso)).toEqual(['2027-04-30'])
  expect(readDocument(document(text), { name: 'x', sentOn: '2026-11-24', language: null }).class).toBe(
    'contract',
  )
})

it('a clause is there by its heading or its wording, perhaps there by a trace, or not at all', () => {
  const contract = read(
    [
      'Consultancy agreement between Example Ltd and Sample Ltd',
      'Either party may bring this engagement to an end by writing to the other.',
      '4. Things we tell each other\nThey stay in confidence.',
      'The plans are of good quality.',
    ],
    'en',
  )
  expect(contract.clauses.termination?.quote).toContain('bring this engagement to an end')
  expect(contract.clauses.confidentiality?.quote).toBe('They stay in confidence.')
  expect(contract.maybe.warranty?.quote).toBe('The plans are of good quality.')
  expect(contract.clauses.warranty).toBeUndefined()
  expect(contract.clauses['force majeure'] ?? contract.maybe['force majeure']).toBeUndefined()
})

it('a letter is no contract, and hardly anything takes long', () => {
  const letter = read(['Dear Ann,', 'thank you for the visit. The bill of EUR 40 is paid.'], 'en')
  expect(letter.isContract).toBe(false)
  const long = 'shall notice before 1 2 three months EUR 1,000 '.repeat(20_000)
  const started = performance.now()
  read([long, '(((((“'.repeat(20_000), '. A'.repeat(40_000)], 'en')
  expect(performance.now() - started).toBeLessThan(5_000)
})

it.each([
  ['zum Ende der Mindestvertragslaufzeit k\u00fcndbar', 'mit einer Frist von drei Monaten'],
  ['zum Ablauf der Mindestvertragslaufzeit k\u00fcndbar', 'mit drei Monaten Frist'],
])('"jederzeit ... %s" binds until then', (end, period) => {
  const { notice } = read(
    [
      'Rahmenvertrag zwischen Musterfunk GmbH (Anbieter) und Beispiel OHG (Kunde).',
      'Der Vertrag beginnt am 01.03.2027. Die Mindestvertragslaufzeit betr\u00e4gt 24 Monate.',
      `Der Vertrag ist jederzeit ${period} ${end}.`,
    ],
    'de',
  )
  expect(notice?.lastDay).toBe('2028-11-28')
})

it('a minimum term that runs from an event has no day of its end', () => {
  const { notice, end, parties } = read(
    [
      'This agreement is made as of 4 May 2027 between Ada Muster, Managing Director of Example Ltd (hereinafter "Provider"), and Sample Bakery GmbH (each a "Party" and together the "Parties").',
      'Minimum term: 12 months from activation.',
      'Either party may cancel at any time with effect from the end of the minimum term on 30 days notice.',
    ],
    'en',
  )
  expect(end).toBeNull()
  expect(notice).toMatchObject({ lastDay: null, how: { kind: 'unknown-end' } })
  expect(parties.map(({ name }) => name)).toContain('Example Ltd')
  expect(parties.map(({ role }) => role)).not.toContain('and together the')
})
