import { expect, it } from 'vitest'
import { readPlace, writePlace } from './knowledge-place.ts'

it('a place goes into the address and comes back, and leaves the rest of the query alone', () => {
  const place = readPlace(new URLSearchParams('instance=4&show=due&q=rack&sort=verified'))
  expect(place).toEqual({ view: 'base', question: null, words: 'rack', shelf: 'due', sort: 'verified' })
  expect(writePlace(new URLSearchParams('instance=4&q=old'), place).toString()).toBe(
    'instance=4&q=rack&show=due&sort=verified',
  )
})

it('a question named by a mail opens the list of questions', () => {
  expect(readPlace(new URLSearchParams('question=7'))).toMatchObject({ view: 'questions', question: 7 })
  expect(readPlace(new URLSearchParams('show=nonsense'))).toMatchObject({ view: 'base', shelf: 'all' })
})
