// What is made of the lines that a model says: only those with a source that it was given.
import { expect, it } from 'vitest'
import type { Given } from './material.ts'
import { lineReader, statementOf } from './model-statements.ts'

const source = (id: number) => ({
  ...{ kind: 'task', id, title: `Task ${id}`, path: `/task/${id}`, quote: null, at: null },
})
const given: Given[] = [1, 2].map((id) => ({ source: source(id), text: `Task ${id}` }))

it('a line with the numbers of what was given is a statement with those sources, its marks taken out', () => {
  expect(statementOf('The hall is booked [1].', given)).toEqual({
    text: 'The hall is booked.',
    sources: [source(1)],
  })
  expect(statementOf('- **Both** are late [1, 2] [2]', given)).toEqual({
    text: '\u2022 Both are late',
    sources: [source(1), source(2)],
  })
})

it('a line without a source, with one that was not given, or with nothing but one is none', () => {
  const lines = ['Here is what I found:', 'The hall is booked.', 'It is late [3].', 'It is late [1] [9].']
  for (const line of [...lines, '[1]', '', '   ', 'So [x].'])
    expect([line, statementOf(line, given)]).toEqual([line, null])
})

it('pieces are put together to lines, wherever they were cut', () => {
  const lines = lineReader()
  expect(['The ha', 'll [1]\nThe b', 'and [2]\n\nOpen'].flatMap((piece) => lines.read(piece))).toEqual([
    ...['The hall [1]', 'The band [2]', ''],
  ])
  expect(lines.end()).toBe('Open')
})
