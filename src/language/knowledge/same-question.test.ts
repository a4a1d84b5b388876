// Two questions are one where they ask the same fact of the same thing.
import { expect, it } from 'vitest'
import { isSameQuestion } from './same-question.ts'

it('FAQ-02: other words and another language ask the same', () => {
  expect(isSameQuestion('When does the pool open?', 'what are the opening hours of the pool')).toBe(true)
  expect(isSameQuestion('What is the deposit for a boat?', '¿Cuánto es la fianza por un boat?')).toBe(true)
})

it('another thing, another fact or the opposite is another question', () => {
  expect(isSameQuestion('When does the pool open?', 'When does the pool close?')).toBe(false)
  expect(isSameQuestion('When does the pool open?', 'Who cleans the pool?')).toBe(false)
  expect(isSameQuestion('How long is the guarantee of a pump?', 'Where do I park my bicycle?')).toBe(false)
})
