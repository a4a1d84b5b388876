// The text of a mail in the chain.
import { expect, it } from 'vitest'
import { type Mark, markParts, preview, stripMarkup } from './mail-text.ts'

it('EML-06: markup is stripped, plain text is left as it is', () => {
  const body =
    '<style>p { color: red }</style><p>Hello <b>all</b> &amp; you</p><p>Two<br>lines</p><!-- no -->'
  expect(stripMarkup(body)).toBe('Hello all & you\nTwo\nlines')
  expect(stripMarkup('1 < 2, a <priya@example.com> &amp; so on')).toBe(
    '1 < 2, a <priya@example.com> &amp; so on',
  )
})

it('EML-06, CONST-18: a body is cut to 300 characters with three dots', () => {
  expect(preview('a'.repeat(300))).toBe('a'.repeat(300))
  expect(preview('a'.repeat(301))).toBe(`${'a'.repeat(300)}...`)
  expect(preview(`${'a'.repeat(299)}😀b`)).toBe(`${'a'.repeat(299)}...`)
})

const mark = (sentence: string, key: string): Mark => ({ mailId: 1, agent: 'tula', sentence, key })

it('sentences are marked where they stand, across line ends, and never twice', () => {
  const text = 'Amara, please send\nthe deck (all of it). Thanks.'
  const parts = markParts(text, [
    mark('send the deck (all of it)', 't1'),
    mark('the deck', 't2'),
    mark('gone', 't3'),
  ])
  expect(parts.map((part) => [part.text, part.mark?.key])).toEqual([
    ['Amara, please ', undefined],
    ['send\nthe deck (all of it)', 't1'],
    ['. Thanks.', undefined],
  ])
})
