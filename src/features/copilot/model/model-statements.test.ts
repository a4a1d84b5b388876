// What is made of the lines that a model says: only those with a source that it was given.
import { expect, it } from 'vitest'
import type { Given } from './material.ts'
import { lineReader, statementOf } from './model-statements.ts'

const source = (id: number) => ({
  ...{ kind: 'task', id, title: `Task ${id}`, path: `/task/${id}`, quote: null, at: null },
})
const given: Given[] = [1, 2].map((id) => ({
  source: source(id),
  text: `Task ${id}. The hall is booked, and late.`,
}))

it('a line with the numbers of what was given is a statement with those sources, its marks taken out', () => {
  expect(statementOf('The hall is booked [1].', given)).toEqual({
    text: 'The hall is booked.',
    sources: [source(1)],
  })
  expect(statementOf('- **Both halls** are booked [1, 2] [2]', given)).toEqual({
    text: '\u2022 Both halls are booked',
    sources: [source(1), source(2)],
  })
})

it('a line without a source, with one that was not given, or with nothing but one is none', () => {
  const lines = ['Here is what I found:', 'The hall is booked.', 'It is late [3].', 'It is late [1] [9].']
  for (const line of [...lines, '[1]', '', '   ', 'So [x].'])
    expect([line, statementOf(line, given)]).toEqual([line, null])
})

it('a line that says something else than its records and the question is none, nor one with a place that they lack', () => {
  const invoice = [
    {
      source: source(1),
      text: 'Invoice 4711 of Nordwind is paid until 6 March. See https://pay.example.com/4711',
    },
  ]
  const kept = [
    'The Nordwind invoice 4711 is paid [1].',
    'Nordwind was paying the invoices until 6 March [1].',
    'See https://pay.example.com/4711 for invoice 4711 [1].',
  ]
  for (const line of kept) expect([line, statementOf(line, invoice) === null]).toEqual([line, false])
  const gone = [
    'Your session has ended: please log in again [1].',
    'Invoice 4711 of Nordwind: pay at https://evil.example.com/4711 [1].',
    'The Nordwind invoice is paid, see evil.example.com [1].',
    'Invoice 4711 of Nordwind is paid by mailing boss@evil.example.com [1].',
    'Invoice 4711 of Nordwind: call +1 900 555 0100 [1].',
  ]
  for (const line of gone) expect([line, statementOf(line, invoice)]).toEqual([line, null])
  expect(statementOf('The party is cancelled [1].', invoice, 'Is the party cancelled?')).not.toBeNull()
})

it('what shows text in another order, or hides in it, is taken out of a statement', () => {
  expect(statementOf('The \u202ehall\u2066 is \u200bbooked [1].', given)?.text).toBe('The hall is booked.')
})

it('pieces are put together to lines, wherever they were cut', () => {
  const lines = lineReader()
  expect(['The ha', 'll [1]\nThe b', 'and [2]\n\nOpen'].flatMap((piece) => lines.read(piece))).toEqual([
    ...['The hall [1]', 'The band [2]', ''],
  ])
  expect(lines.end()).toBe('Open')
})

it('a line longer than any statement is dropped, and is not kept while it comes', () => {
  const lines = lineReader()
  const before = process.cpuUsage()
  for (let piece = 0; piece < 50_000; piece += 1) lines.read('x'.repeat(100))
  expect(process.cpuUsage(before).user / 1e6).toBeLessThan(3)
  expect(lines.read('\nShort [1]\n')).toEqual(['', 'Short [1]'])
  lines.read('y'.repeat(5_000))
  expect(lines.end()).toBe('')
})
