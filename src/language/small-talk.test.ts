import { expect, it } from 'vitest'
import { wantsNoAnswer } from './small-talk.ts'

it('thanks want no answer, in any language', () => {
  for (const text of [
    'Thanks!',
    'Thank you so much, this is lovely.\n\nAmara',
    'Vielen Dank, das ging ja schnell.',
    'Merci beaucoup !',
    'Muchas gracias a todos',
  ])
    expect([text, wantsNoAnswer('Re: Spring fair', text)]).toEqual([text, true])
})

it('notes of absence want none, by their subject or their first lines', () => {
  expect(wantsNoAnswer('Automatic reply: Spring fair', 'I am back on Monday.')).toBe(true)
  expect(wantsNoAnswer('Re: Messe', 'Guten Tag, ich bin bis 3. Mai nicht im B\u00fcro.')).toBe(true)
  expect(wantsNoAnswer('R\u00e9ponse automatique', 'De retour lundi.')).toBe(true)
})

it('a question and plain news do', () => {
  expect(wantsNoAnswer('Spring fair', 'Thanks, but which hall is it?')).toBe(false)
  expect(wantsNoAnswer('Spring fair', 'The hall has a new roof since last week.')).toBe(false)
  expect(wantsNoAnswer('Spring fair', '')).toBe(false)
})
