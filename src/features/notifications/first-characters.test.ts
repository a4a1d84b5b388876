// The cut of a subject: at most fifty characters, and never half of one.
import { expect, it } from 'vitest'
import { firstCharacters } from './first-characters.ts'

it('NOTIF-20: fifty characters of a long subject are kept, a shorter one is left as it is', () => {
  expect(firstCharacters('a'.repeat(49) + 'bc')).toBe(`${'a'.repeat(49)}b`)
  expect(firstCharacters('Spring launch')).toBe('Spring launch')
  expect(firstCharacters('a'.repeat(50))).toBe('a'.repeat(50))
})

it('CONST-07: a letter of two code units is one character and is never halved', () => {
  const cut = firstCharacters('\u{1F4EC}'.repeat(60))
  expect(Array.from(cut)).toHaveLength(50)
  expect(cut).not.toMatch(/\p{Cs}/u)
  expect(firstCharacters(`${'a'.repeat(49)}\u{1F4EC}b`)).toBe(`${'a'.repeat(49)}\u{1F4EC}`)
})

it('a letter with its accent, or a family of emoji, is kept whole or left out', () => {
  expect(firstCharacters(`${'a'.repeat(49)}e\u0301b`)).toBe('a'.repeat(49))
  const family = '\u{1F469}\u200D\u{1F469}\u200D\u{1F467}'
  expect(firstCharacters(`${'a'.repeat(48)}${family}`)).toBe('a'.repeat(48))
})

it('a letter that never ends cannot make the line long', () => {
  expect(firstCharacters(`a${'\u0301'.repeat(100_000)}`)).toBe('')
})
