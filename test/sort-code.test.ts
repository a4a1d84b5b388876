// The sort code of a receipt is the one that the app shows for the same mail.
import { expect, it } from 'vitest'
import { sortBars as barsInMail } from '../src/mail/layout-bars.ts'
import { sortBars as barsOnScreen } from '../src/ui/sort-bars.ts'

it('a mail bears the same bars in its receipt and on the screen', () => {
  for (const hash of ['', 'a4f99c01d2', '\u05d0\ud83d\ude80']) {
    expect(barsInMail(hash, 50)).toEqual(barsOnScreen(hash, 50))
  }
})
