// Lines and lists of an answer.
import { expect, it } from 'vitest'
import { linesOf } from './answer-lines.ts'

it('bullets become a list, everything else stays text', () => {
  expect(linesOf('Two:\n• #1 Rent\n- #2 Call\n* #3 Paint\nThat is all.\nReally.')).toEqual([
    { kind: 'text', text: 'Two:' },
    { kind: 'list', items: ['#1 Rent', '#2 Call', '#3 Paint'] },
    { kind: 'text', text: 'That is all.\nReally.' },
  ])
  expect(linesOf('2 - 1 is one')).toEqual([{ kind: 'text', text: '2 - 1 is one' }])
})
