// The order in which mails of many are worked when one of them sends far more.
import { expect, it } from 'vitest'
import { FairShares, senderOf } from './fair-shares.ts'

const priorities = (shares: FairShares, sender: string, mails: number, at = 0) =>
  Array.from({ length: mails }, () => shares.priorityOf(sender, at))

it('threat 16: the mails of one that floods stand back the more the longer it goes on, and those of others do not', () => {
  const shares = new FairShares()
  const flood = priorities(shares, 'flood.example.com', 2_000)
  expect(flood.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 0))
  expect(flood.toSorted((a, b) => b - a)).toEqual(flood)
  expect(flood.at(-1)).toBe(-7)
  expect(priorities(shares, 'quiet.example.com', 30)).toEqual(Array.from({ length: 30 }, () => 0))
})

it('whoever was quiet for a while is as before', () => {
  const shares = new FairShares()
  expect(priorities(shares, 'example.com', 120).at(-1)).toBe(-2)
  expect(shares.priorityOf('example.com', 60_000)).toBe(0)
})

it('colleagues are one sender, and people of a public mail service each their own', () => {
  expect(senderOf('ann@Example.com')).toBe(senderOf('ben@example.com'))
  expect(senderOf('ann@gmail.com')).not.toBe(senderOf('ben@gmail.com'))
  expect(senderOf(null)).toBe('')
})
