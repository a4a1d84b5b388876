// Questions that choose rows of a table by a figure, a colour, a time or a day of the week, and that ask for each of something.
import { expect, it } from 'vitest'
import type { ReadableDocument } from '../../readable-document.ts'
import { answerFromTables } from './answer-table.ts'

function sheet(lines: string): ReadableDocument {
  const rows = lines
    .trim()
    .split('\n')
    .map((line) => line.split(';').map((text) => ({ text: text.trim(), merged: false, address: null })))
  return { kind: 'csv', parts: [{ number: 1, name: null, blocks: [{ kind: 'table', rows }] }] }
}

/** What each answer is about, with its first cell. */
const answers = (table: ReadableDocument, question: string, language = 'en') =>
  answerFromTables(table, {
    question,
    fileName: 'data.csv',
    given: { sentOn: '2027-03-05', dayFirst: true, language },
  }).map(({ fact }) => {
    if (fact.kind === 'row') return `${fact.name}: ${fact.cells.map(({ text }) => text).join(' ')}`
    return fact.kind === 'group' ? `${fact.name} ${fact.of.value}` : fact.kind
  })

const ropes = sheet(`
Rope;Thickness mm;Colour;Price per 50 m;Depot
Alba;8;red;31.00;Ayr
Brava;10;red;44.50;Perth
Corda;10;blue;39.00;Ayr
Delta;10;blue;58.00;Perth
Ennis;12;red;71.00;Ayr
`)

it.each([
  ['en', 'Which is the cheapest 10 mm rope per 50 m?', 'Corda'],
  ['en', 'Which red rope is the cheapest at 10 mm?', 'Brava'],
  ['en', 'What is the most expensive rope in Ayr?', 'Ennis'],
  ['en', 'Which is the cheapest blue rope in Perth?', 'Delta'],
  ['de', 'Was ist am günstigsten mit 10 mm?', 'Corda'],
  ['fr', 'Quelle est la moins chère en 10 mm ?', 'Corda'],
  ['es', '¿Cuál es la más barata de 10 mm?', 'Corda'],
  ['it', 'Qual è la più economica da 10 mm?', 'Corda'],
  ['nl', 'Wat is de goedkoopste van 10 mm?', 'Corda'],
  ['pt', 'Qual é a mais barata de 10 mm?', 'Corda'],
])('in %s, cells that the question names choose the rows first: %s', (language, question, name) => {
  expect(answers(ropes, question, language).map((line) => line.split(':')[0])).toEqual([name])
})

it('of rows that there are not, none is the cheapest', () => {
  expect(answers(ropes, 'Which is the cheapest 9 mm rope?')).toEqual([])
  const one = sheet('Chair;Colour;Place;Price\nOslo;green;Hull;20\nRiga;black;Leith;30')
  expect(answers(one, 'Which is the cheapest green chair in Leith?')).toEqual([])
})

const larder = sheet(`
Thing;Have;Minimum
Flour;3;10
Sugar;12;10
Salt;1;2
`)

it.each([
  ['en', 'What are we short of?'],
  ['en', 'What do we need to order?'],
  ['de', 'Was müssen wir bestellen?'],
  ['fr', 'Que faut-il commander ?'],
  ['es', '¿Qué hay que pedir?'],
  ['es', 'Todo lo que quede por debajo del mínimo.'],
  ['it', 'Cosa dobbiamo ordinare?'],
  ['nl', 'Wat moeten we bestellen?'],
  ['pt', 'O que temos de encomendar?'],
])('in %s, what is short is what has less than its minimum: %s', (language, question) => {
  const found = answers(larder, question, language)
  expect(found.map((line) => line.split(':')[0])).toEqual(['Flour', 'Salt'])
})

const ferry = sheet(`
Ship;Runs;From Pier Road;At Island
1;Mon-Fri;06:55;07:20
1;Mon-Fri;08:40;09:05
1;Mon-Fri;11:15;11:40
1;Sat;09:30;09:55
1;Sat;16:05;16:30
`)

it.each([
  ['en', 'When is the first ferry from Pier Road after 7 on a weekday?', '08:40'],
  ['en', 'What time does the last one leave on a Saturday?', '16:05'],
  ['en', 'What is the first one after 10 am on weekdays?', '11:15'],
  ['de', 'Wann fährt am Samstag die letzte?', '16:05'],
  ['fr', 'À quelle heure part le dernier le samedi ?', '16:05'],
  ['es', '¿A qué hora sale el último el sábado?', '16:05'],
  ['it', "A che ora parte l'ultimo il sabato?", '16:05'],
  ['nl', 'Hoe laat gaat de laatste op zaterdag?', '16:05'],
  ['pt', 'A que horas sai o último ao sábado?', '16:05'],
])('in %s, a timetable is searched by its times and days: %s', (language, question, time) => {
  const found = answers(ferry, question, language)
  expect(found).toHaveLength(1)
  expect(found[0]).toContain(time)
})

const outlay = sheet(`
Day;Name;For;Amount
2027-02-01;Ines;Train;40.00
2027-02-03;Paul;Petrol;25.50
2027-02-09;Ines;Hotel;90.00
2027-02-11;Paul;Parking;4.50
`)

it.each([
  ['en', 'How much is that per person?'],
  ['en', 'How much did each spend in total?'],
  ['de', 'Wie viel ist das pro Person?'],
  ['fr', 'Combien par personne au total ?'],
  ['es', '¿Cuánto es por persona?'],
  ['it', 'Quanto ha speso ciascuno?'],
  ['nl', 'Hoeveel is dat per persoon?'],
  ['pt', 'Quanto é por pessoa?'],
])('in %s, per person is a sum for each name: %s', (language, question) => {
  expect(answers(outlay, question, language)).toEqual(['Ines 130', 'Paul 30'])
})

it('per person is divided by who shares it, and read from a column that says it', () => {
  const shared = sheet('Trip;Guests;Cost\nLake;4;100\nHills;3;45')
  expect(answers(shared, 'How much is it per person?')).toEqual(['Lake: 25 100 4', 'Hills: 15 45 3'])
  const told = sheet('Menu;Price per person;Total\nSoup;6;60\nPie;11;110')
  expect(answers(told, 'How much is the pie per person?')).toEqual(['Pie: 11'])
})
