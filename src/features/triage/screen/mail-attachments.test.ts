// Words on an attachment's card.
import { expect, it } from 'vitest'
import { kindOf, sizeWords } from './mail-attachments.tsx'

it('an attachment is named by its ending, else by its type', () => {
  expect(kindOf({ filename: 'Plan v4.final.pdf', contentType: 'application/pdf' })).toBe('PDF')
  expect(kindOf({ filename: 'noname', contentType: 'image/png' })).toBe('PNG')
  expect(kindOf({ filename: 'odd.', contentType: 'odd' })).toBe('FILE')
})

it('sizes are said in the unit that fits', () => {
  expect([812, 14_200, 999_499, 999_500, 2_400_000].map(sizeWords)).toEqual([
    '812 B',
    '14 kB',
    '999 kB',
    '1.0 MB',
    '2.4 MB',
  ])
})
