// Arrows and letters in a list of choices.
import { expect, it } from 'vitest'
import { findByLetters, step } from './listbox-keys.ts'

const roles = [
  { label: 'Member' },
  { label: 'Manager' },
  { label: 'Admin', disabled: true },
  { label: 'Guest' },
]

it('arrows pass over what cannot be chosen and stop at the ends', () => {
  expect(step(roles, 1, 1)).toBe(3)
  expect(step(roles, 3, 1)).toBe(3)
  expect(step(roles, 3, -1)).toBe(1)
  expect(step(roles, -1, 1)).toBe(0)
})

it('one letter leads to the next that begins so, more letters to the one meant', () => {
  expect(findByLetters(roles, 0, 'm')).toBe(1)
  expect(findByLetters(roles, 1, 'm')).toBe(0)
  expect(findByLetters(roles, 0, 'man')).toBe(1)
  expect(findByLetters(roles, 1, 'man')).toBe(1)
  expect(findByLetters(roles, 0, 'a')).toBe(-1)
})
