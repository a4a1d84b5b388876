import { expect, it } from 'vitest'
import {
  beginLines,
  continueList,
  type Edit,
  makeLink,
  nameSource,
  type Selection,
  surround,
} from './edit-text.ts'

/** The text with what is chosen between bars. */
const chosen = (marked: string): Selection => {
  const [before = '', within = '', after = ''] = marked.split('|')
  return { text: before + within + after, from: before.length, to: before.length + within.length }
}

function done({ text }: Selection, edit: Edit | null): string | null {
  if (edit === null) return null
  const next = text.slice(0, edit.from) + edit.by + text.slice(edit.to)
  const [from, to] = edit.select
  return `${next.slice(0, from)}|${next.slice(from, to)}|${next.slice(to)}`
}

it('marks are put around what is chosen, and taken off again', () => {
  const plain = chosen('kept for |ninety| days')
  expect(done(plain, surround(plain, '**'))).toBe('kept for **|ninety|** days')
  const bold = chosen('kept for **|ninety|** days')
  expect(done(bold, surround(bold, '**'))).toBe('kept for |ninety| days')
})

it('lines become a list whatever they were before, and plain lines where all are one', () => {
  const lines = chosen('a\n|## b\nc|\nd')
  expect(done(lines, beginLines(lines, '- '))).toBe('a\n|- b\n- c|\nd')
  const list = chosen('a\n|- b\n- c|\nd')
  expect(done(list, beginLines(list, '- '))).toBe('a\n|b\nc|\nd')
})

it('a link leaves its address to be typed, and a source is named behind the words', () => {
  const words = chosen('see |the plan| first')
  expect(done(words, makeLink(words))).toBe('see [the plan](|https://|) first')
  expect(done(words, nameSource(words, 3))).toBe('see the plan[^3]|| first')
})

it('Enter goes on with a list, counts its steps, and ends it below an empty item', () => {
  const step = chosen('9. Look||')
  expect(done(step, continueList(step))).toBe('9. Look\n10. ||')
  const item = chosen('- Look\n- ||')
  expect(done(item, continueList(item))).toBe('- Look\n||')
  const text = chosen('Look||')
  expect(continueList(text)).toBeNull()
})
