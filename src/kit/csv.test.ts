import { expect, it } from 'vitest'
import { csvOf } from './csv.ts'

const cellOf = (text: string) => csvOf([[text]]).slice(1, -2)

it.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\rplain',
  ' =1',
  '\u00a0=1',
  '\u3000 @x',
  '\u200b=1',
  '\ufeff=1',
  '\u0000=1',
  '\n=1',
  '\uff1d1',
  '\uff0b1',
  '\uff0d1',
  ' \uff20x',
])('%j is written as a text, not as a formula', (text) => {
  expect(cellOf(text)).toBe(`"'${text}"`)
})

it('every text is quoted, so that a semicolon begins no cell with a formula', () => {
  expect(cellOf('a;=1+1')).toBe('"a;=1+1"')
  expect(cellOf('a"\t=1')).toBe('"a""\t=1"')
  expect(
    csvOf([
      ['Name', 'Mood'],
      ['-12.5', -3],
      ['b - c', null],
    ]),
  ).toBe('\ufeff"Name","Mood"\r\n"-12.5",-3\r\n"b - c",\r\n')
})
