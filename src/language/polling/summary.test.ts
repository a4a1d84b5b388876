import { describe, expect, it } from 'vitest'
import { summaryOf } from './summary.ts'

describe('the summary of a text', () => {
  it('TANYA-04: is its own sentences, those that say most, in their order', () => {
    const text = [
      'Hello all, hope you had a nice day.',
      'The warehouse scanner loses its connection with every second pallet.',
      'Anyway, that is how it goes.',
      'Two customers cancelled because their delivery was late again.',
      'See you soon.',
    ].join(' ')
    const summary = summaryOf(text, 'en', 140)
    expect(summary).toBe(
      'The warehouse scanner loses its connection with every second pallet. Two customers cancelled because their delivery was late again.',
    )
  })

  it('keeps to its length, and cuts a single long sentence at a word', () => {
    const long = `The delivery of ${'parcels and pallets and '.repeat(40)}boxes is late`
    const summary = summaryOf(long, 'en', 100)
    expect(summary.length).toBeLessThanOrEqual(101)
    expect(long.startsWith(summary.slice(0, -1))).toBe(true)
    expect(summary).toMatch(/\p{L}…$/u)
    expect(summaryOf('', 'en')).toBe('')
  })
})
