// What a mail to the knowledge base asks, and how that is passed on.
import { expect, it } from 'vitest'
import { partsOfMail, questionAlone } from './mail-parts.ts'

it.each([
  [
    'I sit in the cellar and the lamp is off. Where is the fuse box for the cellar?',
    'Where is the fuse box for the cellar?',
  ],
  ['The lamp in the cellar is off. Who mends it?', 'The lamp in the cellar is off. Who mends it?'],
])('%s is titled by the part that asks, where that can be understood alone', (text, title) => {
  expect(questionAlone(text)).toBe(title)
})

it.each([
  ['wheres the key of the cellar', 1],
  ['Any idea who waters the palms', 1],
  ['I stand in front of the cellar.\nhow do I open it', 1],
  ['How we book rooms:\n- write your name on the list\n- take the key', 0],
  ['What we keep is listed below. The list is on the door. Nothing else is kept.', 0],
])('%s asks: %i', (text, asked) => {
  expect(partsOfMail(text).asked).toHaveLength(asked)
})
