// Ids that commit in another order than they were taken: each is taken once, and gaps are given up in time.
import { describe, expect, it } from 'vitest'
import { ReadingPosition } from './reading-position.ts'

const START = new Date('2026-03-10T09:00:00Z')
const after = (seconds: number) => new Date(START.getTime() + seconds * 1_000)

describe('the reading position', () => {
  it('starts after the newest id and still looks for those missing among the last ones', () => {
    const position = new ReadingPosition([9, 8, 5], START)
    expect([position.highest, position.missing]).toEqual([9, [6, 7]])
    const empty = new ReadingPosition([], START)
    expect([empty.highest, empty.missing]).toEqual([0, []])
  })

  it('remembers what a jump left out until it comes', () => {
    const position = new ReadingPosition([1], START)
    position.take([4], after(1))
    expect([position.highest, position.missing]).toEqual([4, [2, 3]])
    position.take([3, 5], after(2))
    expect([position.highest, position.missing]).toEqual([5, [2]])
  })

  it('gives up an id that was rolled back', () => {
    const position = new ReadingPosition([1], START)
    position.take([3], after(1))
    position.take([5], after(60))
    position.take([6], after(122))
    expect(position.missing).toEqual([4])
  })

  it('follows no more than the newest ten thousand, however far a jump', () => {
    const position = new ReadingPosition([1], START)
    position.take([1_000_000], after(1))
    position.take([1_000_010], after(2))
    expect(position.missing).toHaveLength(10_000)
    expect(position.missing.at(-1)).toBe(1_000_009)
    expect(position.missing).not.toContain(990_001)
  })
})
