// Sentences that records rest on are found where they stand in the mail.
import { expect, it } from 'vitest'
import { markSentences } from './mark-sentences.ts'

const deck = { number: 1, text: 'please send the deck by Thursday' }
const hall = { number: 2, text: 'book the hall (main)?' }

it('cuts the text at each sentence and loses nothing', () => {
  const text = 'Amara, please send the deck\nby Thursday, and book the hall (main)? Thanks'
  const parts = markSentences(text, [hall, deck])
  expect(parts.map((part) => part.sentence?.number ?? null)).toEqual([null, 1, null, 2, null])
  expect(parts.map((part) => part.text).join('')).toBe(text)
})

it('leaves the text whole when no sentence stands in it', () => {
  expect(markSentences('Hello', [deck])).toEqual([{ text: 'Hello', sentence: null }])
  expect(markSentences('', [deck])).toEqual([])
  expect(markSentences('Hello', [{ number: 1, text: '  ' }])).toEqual([{ text: 'Hello', sentence: null }])
})

it('of two that overlap the first to begin is marked', () => {
  const parts = markSentences('send the deck by Thursday', [
    { number: 1, text: 'the deck by Thursday' },
    { number: 2, text: 'send the deck' },
  ])
  expect(parts.map((part) => part.sentence?.number ?? null)).toEqual([2, null])
})
