// What a digest finds in mails that are only quoted.
import { expect, it } from 'vitest'
import { linesOf } from './read-digest.ts'

it('a request in a quoted mail is open work, in letters with marks too', () => {
  const from = { email: 'amara@example.com', name: 'Amara Okafor' }
  const text = 'Der Plan liegt im Ordner.\nK\u00f6nnen Sie die Rechnung vom Zelt pr\u00fcfen?'
  const lines = linesOf([{ from, to: [], at: null, date: null, text }], 'Europe/Berlin')
  expect(lines).toContainEqual(
    expect.objectContaining({ kind: 'open', sentence: 'K\u00f6nnen Sie die Rechnung vom Zelt pr\u00fcfen?' }),
  )
})
