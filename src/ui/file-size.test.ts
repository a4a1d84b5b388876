// Sizes of files in words.
import { expect, it } from 'vitest'
import { fileSize } from './file-size.ts'

it('says bytes, then thousands, with one digit after the point below ten', () => {
  expect([0, 830, 1_000, 12_345, 3_400_000, 9_960_000, 25_000_000_000].map(fileSize)).toEqual([
    '0 bytes',
    '830 bytes',
    '1.0 kB',
    '12 kB',
    '3.4 MB',
    '10 MB',
    '25 GB',
  ])
})
