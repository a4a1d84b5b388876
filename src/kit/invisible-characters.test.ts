// What has no shape goes from a line; Hebrew, Arabic, Persian and emoji stay as they were written.
import { expect, it } from 'vitest'
import { dropInvisible, shownLine } from './invisible-characters.ts'

const embeddings = ['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069']
const marks = ['\u200e', '\u200f', '\u061c']
const others = [
  ...[
    '\u0000',
    '\u0007',
    '\u001b',
    '\u007f',
    '\u0085',
    '\u00ad',
    '\u115f',
    '\u180e',
    '\u200b',
    '\u200c',
    '\u200d',
  ],
  ...[
    '\u2060',
    '\u2061',
    '\u2064',
    '\u2065',
    '\u206a',
    '\u206f',
    '\u3164',
    '\ufeff',
    '\uffa0',
    '\ufff9',
    '\u{e0041}',
  ],
  '\u{e0100}',
]

it('threat 8: no character that orders or hides stays in a line of Latin letters', () => {
  for (const sign of [...embeddings, ...marks, ...others]) {
    const plain = shownLine(`Pay${sign}pal`).replace(' ', '')
    expect([sign.codePointAt(0)?.toString(16), plain]).toEqual([sign.codePointAt(0)?.toString(16), 'Paypal'])
  }
  expect(shownLine('invoice\u202efdp.exe')).toBe('invoicefdp.exe')
  expect(shownLine('one\r\n two\u2028three')).toBe('one  two three')
})

it('threat 8: text of other scripts keeps what it is written with, and nothing that reaches beyond it', () => {
  const kept = [
    'שלום, עולם!',
    'מחיר: \u200f100\u200e ₪ (C++)',
    'مرحبا، كيف الحال؟',
    'نسخة \u061c2.0\u200e (beta)',
    'می\u200cخواهم',
    'ක්\u200dෂ',
    '👨\u200d👩\u200d👧 👍🏽 🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}',
    'Größe 5 €',
    '',
  ]
  expect(kept.map(shownLine)).toEqual(kept)
  expect(shownLine('\u202bדו\u202a"Q3\u202c"ח\u202c')).toBe('דו"Q3"ח')
  expect(shownLine('\u2067עברית\u2069 evil\u202e')).toBe('עברית evil')
})

it('threat 6: the text of a mail is read in the order in which it is shown', () => {
  const { text } = dropInvisible('Pay \u2067Ben\u2069 not \u2066Eve\u2069\nשלום\u200f!\n')
  expect(text).toBe('Pay Ben not Eve\nשלום\u200f!\n')
})
