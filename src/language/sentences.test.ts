// Shows where texts are cut, and that no text, however hostile, is cut slowly or wrongly.
import { expect, it } from 'vitest'
import { splitSentences } from './sentences.ts'

const texts = (input: string) => splitSentences(input).map(({ text }) => text)
const kinds = (input: string) => splitSentences(input).map(({ kind }) => kind)

it('cuts prose at full stops but not inside abbreviations, numbers, addresses and links', () => {
  expect(
    texts(
      'Ask Dr. Smith, e.g. today. It costs 3.5 million! See https://example.com/a.b?c=1. Mail a.b@example.com?',
    ),
  ).toEqual([
    'Ask Dr. Smith, e.g. today.',
    'It costs 3.5 million!',
    'See https://example.com/a.b?c=1.',
    'Mail a.b@example.com?',
  ])
})

it('joins wrapped lines and keeps short lines apart', () => {
  const wrapped =
    'We met the people of the venue this morning and they would like\nto know the number of guests.'
  expect(texts(wrapped)).toEqual([wrapped])
  expect(texts('Mei, can you check the numbers\nJonas: book the room')).toEqual([
    'Mei, can you check the numbers',
    'Jonas: book the room',
  ])
})

it('tells list items, headings, greetings and closings', () => {
  const mail =
    'Hi all,\n\nAction items:\n- draft the plan\n* [ ] order cake\n2) call Bob\n• pay\n\nBest regards,\nAnna Keller\nHead of Sales'
  expect(kinds(mail)).toEqual([
    'greeting',
    'heading',
    'item',
    'item',
    'item',
    'item',
    'closing',
    'closing',
    'closing',
  ])
  expect(texts(mail).slice(2, 6)).toEqual(['draft the plan', 'order cake', 'call Bob', 'pay'])
})

it('goes on after a closing with a postscript', () => {
  expect(kinds('Please call.\n\nThanks,\nAnna\n\nPS: bring the badge.')).toEqual([
    'prose',
    'closing',
    'closing',
    'prose',
  ])
})

it('reads full stops of Chinese and Japanese', () => {
  expect(texts('请发送报告。谢谢！')).toEqual(['请发送报告。', '谢谢！'])
})

it('keeps a German ordinal whole', () => {
  expect(texts('Bitte bis zum 3. Mai schicken. Danke dir.')).toEqual([
    'Bitte bis zum 3. Mai schicken.',
    'Danke dir.',
  ])
})

it('gives verbatim slices in order for any text', () => {
  for (const input of [
    '',
    '\n\n',
    'a\r\nb. c\r\n- d\r\n',
    '🎉🎉',
    'שלום. מה נשמע?',
    '.'.repeat(500),
    '- '.repeat(300),
    '1. 2. 3.',
  ]) {
    let last = 0
    for (const sentence of splitSentences(input)) {
      expect(sentence.text).toBe(input.slice(sentence.start, sentence.end))
      expect(sentence.start).toBeGreaterThanOrEqual(last)
      last = sentence.end
    }
  }
})

it('reads all of a long text of nothing but marks', () => {
  for (const mark of ['\n', '. ', '-\n', '"', 'a. ', '!?', '1.']) {
    const input = mark.repeat(60_000)
    const end = splitSentences(input).at(-1)?.end ?? 0
    expect(end).toBeLessThanOrEqual(input.length)
  }
})
