// Single letters that name one of a kind are words; articles, units and parts of words are none.
import { describe, expect, it } from 'vitest'
import { passagesOfArticle } from './article-passages.ts'
import { findContradictions } from './contradictions.ts'
import { isSameQuestion } from './same-question.ts'
import { stemsOf } from './text-words.ts'

const letters = (text: string) => stemsOf(text).filter((stem) => /^\p{L}$/u.test(stem))

describe('what is a name', () => {
  it.each([
    ['Where is the key to hall B?', ['b']],
    ['where is the key to hall b', ['b']],
    ['which key opens hall a?', ['a']],
    ['What does plan C cost?', ['c']],
    ['Die Halle A ist offen, Tor E nicht.', ['a', 'e']],
    ['Le quai D et la salle Y.', ['d', 'y']],
    ['B | Seats: 40', ['b']],
  ])('%s', (text, expected) => {
    expect(letters(text)).toEqual(expected)
  })

  it.each([
    'A key opens a door. I have a key.',
    'Where do I park?',
    'C\u2019est l\u2019heure d\u2019un caf\u00e9, qu\u2019il dit.',
    "It's what we don't do, and Bob's key(s) w/o a ring.",
    'z. B. Montag, u. a. B\u00fccher, 5 l Wasser, 24 h am Tag, 9 a.m. and 3 p.m. daily',
    'Tenho a chave e o livro \u00e0 porta, y una mesa o silla, e una sedia o un tavolo',
    'The e-mail and the T-shirt.',
    'b) the second',
  ])('%s', (text) => {
    expect(letters(text)).toEqual([])
  })
})

it('a question about one of a kind is not the same as one about another', () => {
  expect(isSameQuestion('Where is the key to hall A?', 'Where is the key to hall B?')).toBe(false)
  expect(isSameQuestion('Where is the key to hall B?', 'where is the key to hall b')).toBe(true)
})

it('what is said of one of a kind does not contradict what is said of another', () => {
  const articles = ['A', 'B', 'A'].map((hall, place) =>
    passagesOfArticle({
      title: `Rent ${place}`,
      body: `The monthly rent of hall ${hall} for clubs is ${400 + 10 * place} euros.`,
    }),
  )
  expect(findContradictions(articles).map(({ sources }) => sources)).toEqual([[0, 2]])
})
