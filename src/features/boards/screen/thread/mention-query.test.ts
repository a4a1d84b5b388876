// Which names are offered while an @ is typed, and what choosing one writes.
import { expect, it } from 'vitest'
import { matching, mentionQuery, withMention } from './mention-query.ts'

const jonas = { name: 'Jonas Weber', email: 'jonas@example.com', handle: 'Jonas Weber', isSelf: false }
const lucia = { name: 'Lucia Ferri', email: 'lucia@example.com', handle: 'Lucia Ferri', isSelf: false }

it('a name begins with an @ after a space, and ends with the line', () => {
  expect(mentionQuery('Ask @Jo', 7)).toEqual({ at: 4, typed: 'Jo' })
  expect(mentionQuery('@', 1)).toEqual({ at: 0, typed: '' })
  expect(mentionQuery('mail@Jo', 7)).toBeNull()
  expect(mentionQuery('@Jonas\nand', 10)).toBeNull()
  expect(mentionQuery('@ Jonas', 7)).toBeNull()
  expect(mentionQuery('Ask @Jo now', 3)).toBeNull()
})

it('people are found by any word of their name and by their address', () => {
  expect(matching([jonas, lucia], '')).toEqual([jonas, lucia])
  expect(matching([jonas, lucia], 'we')).toEqual([jonas])
  expect(matching([{ ...jonas, isSelf: true }, lucia], '')).toEqual([lucia])
  expect(matching([jonas, lucia], 'lucia@')).toEqual([lucia])
  expect(matching([jonas, lucia], 'Jonas Weber')).toEqual([])
})

it('the name takes the place of what was typed, with one space behind it', () => {
  expect(withMention('Ask @Jo', { at: 4, typed: 'Jo' }, 'Jonas Weber')).toEqual({
    text: 'Ask @Jonas Weber ',
    caret: 17,
  })
  expect(withMention('@Jo please', { at: 0, typed: 'Jo' }, 'Jonas Weber')).toEqual({
    text: '@Jonas Weber please',
    caret: 13,
  })
})
