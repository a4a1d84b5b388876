// Names of attachments in an archive: whatever the sender called them, they stay in their folder.
import { expect, it } from 'vitest'
import { safeName } from './write-archive.ts'

it('a file name cannot leave its folder, hide, or mean something to the system that unpacks it', () => {
  expect(safeName('../../etc/passwd')).toBe('_.._etc_passwd')
  expect(safeName('..\\boot.ini')).toBe('_boot.ini')
  expect(safeName('C:\\a"b|c?.txt')).toBe('C__a_b_c_.txt')
  expect(safeName('.profile')).toBe('profile')
  expect(safeName('line\nbreak\u202etxt.exe')).toBe('line_break_txt.exe')
})

it('a name of another alphabet stays readable, an empty one gets words, a long one an end', () => {
  expect(safeName('\u8a08\u753b \u00fcber alles.pdf')).toBe('\u8a08\u753b \u00fcber alles.pdf')
  expect(safeName('')).toBe('file')
  expect(safeName(' ... ')).toBe('file')
  expect(safeName('x'.repeat(300))).toHaveLength(100)
})
