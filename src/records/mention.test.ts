// Who is named with an @, and what is plain text.
import { expect, it } from 'vitest'
import { handleOf, mentionsIn } from './mention.ts'

const jonas = { id: 1, name: 'Jonas Weber', email: 'jonas@example.com' }
const jo = { id: 2, name: 'Jo', email: 'jo@example.com' }
const people = [jonas, jo]
const idsIn = (text: string, among = people) => mentionsIn(text, among).map(({ userId }) => userId)

it('a full name or an address behind an @ means that person, once, whatever its case', () => {
  expect(mentionsIn('Ask @jonas weber and @Jonas Weber.', people)).toEqual([
    { userId: 1, handle: 'jonas weber' },
  ])
  expect(mentionsIn('(@jo@example.com)', people)).toEqual([{ userId: 2, handle: 'jo@example.com' }])
})

it('the longest name counts, and only whole words', () => {
  expect(idsIn('@Jonas Weber')).toEqual([1])
  expect(idsIn('@Jonas')).toEqual([])
  expect(idsIn('@Jo, @Jörg')).toEqual([2])
})

it('an address in the text names nobody, nor does a stranger', () => {
  expect(idsIn('write to hello@Jo or to @Lucia Ferri')).toEqual([])
})

it('two people of one name are told apart by their addresses', () => {
  const other = { id: 3, name: 'jonas weber', email: 'j.weber@example.com' }
  expect([jonas, other].map((one) => handleOf(one, [jonas, other]))).toEqual([
    'jonas@example.com',
    'j.weber@example.com',
  ])
  expect(idsIn('@Jonas Weber', [jonas, other])).toEqual([])
  expect(idsIn('@j.weber@example.com', [jonas, other])).toEqual([3])
})
