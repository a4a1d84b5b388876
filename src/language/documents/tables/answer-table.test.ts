// Questions to tables in the languages of mails, and what their cells answer.
import { expect, it } from 'vitest'
import type { ReadableDocument } from '../../readable-document.ts'
import { answerFromTables, columnsOfTables } from './answer-table.ts'

const SENT_ON = '2027-03-05'

function sheet(lines: string): ReadableDocument {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((text) => ({ text: text.trim(), merged: false, address: null })))
  return { kind: 'csv', parts: [{ number: 1, name: null, blocks: [{ kind: 'table', rows }] }] }
}

const told = (table: ReadableDocument, question: string, language = 'en') =>
  answerFromTables(table, {
    question,
    fileName: 'list.csv',
    given: { sentOn: SENT_ON, dayFirst: true, language },
  }).map(({ fact }) =>
    fact.kind === 'row'
      ? `${fact.name}: ${fact.cells.map(({ column, text }) => `${column} ${text}`).join(', ')}`
      : fact.kind === 'count'
        ? `${fact.rows} of ${fact.all}`
        : fact.kind === 'columns'
          ? 'columns'
          : `${fact.kind} ${fact.of.column} ${fact.of.value}`,
  )

const bills = sheet(`
No;Customer;Due;Amount;Paid
71;Birchgate;2027-02-10;1,250.00;no
72;Oakley;2027-02-20;300.50;yes
73;Fernhill;2027-03-20;80.00;no
74;Fernhill;2027-04-01;20.00;no
;Total;;1,650.50;
`)

it.each([
  ['How much does Birchgate owe us?', ['Birchgate: Amount 1,250.00, Due 2027-02-10, Paid no']],
  ['Which ones are overdue?', ['Birchgate: Amount 1,250.00, Due 2027-02-10, Paid no']],
  ['Has Oakley paid?', ['Oakley: Paid yes']],
  ['What is the total?', ['sum Amount 1650.5']],
  ['What is the average amount?', ['average Amount 412.63']],
  ['How many are paid?', ['1 of 4', 'Oakley: Paid yes']],
  ['Which amount is the largest?', ['Birchgate: Amount 1,250.00']],
  ['Which are over 200?', ['Birchgate: Amount 1,250.00', 'Oakley: Amount 300.50']],
])('%s', (question, answer) => {
  expect(told(bills, question)).toEqual(answer)
})

it('sums only the rows that are asked for, and lists them', () => {
  const [sum, ...rows] = told(bills, 'How much is not due yet in total?')
  expect(sum).toBe('sum Amount 100')
  expect(rows).toHaveLength(2)
})

it('a name that is not in the table is answered with nothing, and its columns can be told', () => {
  expect(told(bills, 'How much does Larchfield owe us?')).toEqual([])
  const [columns] = columnsOfTables(bills, { sentOn: SENT_ON, dayFirst: true, language: 'en' })
  expect(columns).toMatchObject({
    isNear: true,
    fact: { names: ['No', 'Customer', 'Due', 'Amount', 'Paid'] },
  })
})

const stock = (head: string) => sheet(`${head}\nPaper;5;10\nInk;8;4\nGlue;1;3`)

it.each([
  ['en', 'Item;In stock;Minimum', 'What do we have to reorder?'],
  ['de', 'Artikel;Bestand;Mindestbestand', 'Was müssen wir nachbestellen?'],
  ['fr', 'Article;Quantité;Seuil', 'Que faut-il recommander ?'],
  ['es', 'Artículo;Cantidad;Mínimo', '¿Qué está por debajo del mínimo?'],
  ['it', 'Articolo;Giacenza;Minimo', 'Cosa è sotto il minimo?'],
  ['nl', 'Artikel;Voorraad;Minimum', 'Wat moeten we bijbestellen?'],
  ['pt', 'Artigo;Quantidade;Mínimo', 'O que está abaixo do mínimo?'],
])('in %s, what is below its minimum is told with both figures', (language, head, question) => {
  const answer = told(stock(head), question, language)
  expect(answer.map((line) => line.split(':')[0])).toEqual(['Paper', 'Glue'])
  expect(answer[0]?.match(/\d+/g)?.sort()).toEqual(['10', '5'])
})

const rota = sheet(`
Day;Start;Who;Hut
2027-03-06;10:00;Ines;Upper
2027-03-13;11:30;Paul;Lower
2027-03-20;09:00;Ines;Lower
`)

it.each([
  ['en', 'Who is there on 13 March and what time?', ['Paul: Start 11:30, Day 2027-03-13']],
  ['de', 'Wer ist am 13.3. da?', ['Paul: Day 2027-03-13']],
  ['fr', 'Qui est là le 13 mars ?', ['Paul: Day 2027-03-13']],
  ['es', '¿Quién está el 13 de marzo?', ['Paul: Day 2027-03-13']],
  ['it', "Chi c'è il giorno 13?", ['Paul: Day 2027-03-13']],
  ['nl', 'Wie is er op 13 maart?', ['Paul: Day 2027-03-13']],
  ['pt', 'Quem está no dia 13 de março?', ['Paul: Day 2027-03-13']],
  ['en', 'When is the next one?', ['Ines: Day 2027-03-06']],
  ['en', 'When is Ines in the lower hut?', ['Ines: Hut Lower, Day 2027-03-20']],
])('in %s, a day chooses its row: %s', (language, question, answer) => {
  expect(told(rota, question, language)).toEqual(answer)
})

it('a column of yes and no is asked by its name', () => {
  const guests = sheet('Guest;Vegan;Nights\nAnna;yes;2\nBob;no;3\nCleo;yes;1')
  expect(told(guests, 'Who is vegan?')).toEqual(['Anna: Vegan yes', 'Cleo: Vegan yes'])
  expect(told(guests, 'Who is not vegan?')).toEqual(['Bob: Vegan no'])
  expect(told(guests, 'How many nights do the vegans stay?')[0]).toBe('sum Nights 3')
})

it('a list of what is taken does not answer what is free', () => {
  const taken = sheet('Room;Booked by;Day\nAttic;Ines;2027-03-08\nCellar;Paul;2027-03-10')
  expect(told(taken, 'Which room is free on 10 March?')).toEqual([])
  expect(told(taken, 'Welcher Raum ist am 10. M\u00e4rz frei?', 'de')).toEqual([])
  expect(told(taken, 'Which room is booked on 10 March?')).toHaveLength(1)
})

it('how many are unpaid is a count of rows, and how much is a sum', () => {
  expect(told(bills, 'How many are not paid?')[0]).toBe('3 of 4')
  expect(told(bills, 'How much is not paid?')[0]).toBe('sum Amount 1350')
})
