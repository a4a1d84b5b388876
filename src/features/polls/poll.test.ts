// How votes are counted: by kind, rule, quorum, and who must approve.
import { expect, it } from 'vitest'
import { type Answers, type CountedPoll, countVotes } from './poll.ts'

const options = [{ id: 1 }, { id: 2 }, { id: 3 }]
const pollOf = (change: Partial<CountedPoll> = {}): CountedPoll => ({
  ...{ kind: 'single', rule: 'most', quorum: null, options },
  ...change,
})
const ballots = (...answers: Answers[]) => answers.map((one) => ({ answers: one, isRequired: false }))
const yes = (...ids: number[]): Answers => Object.fromEntries(ids.map((id) => [id, 'yes' as const]))
const order = (...ids: number[]): Answers => Object.fromEntries(ids.map((id, at) => [id, at + 1]))

it('most votes decide, equal ones are a tie, and no vote decides nothing', () => {
  const verdict = (...votes: Answers[]) => countVotes(pollOf(), ballots(...votes)).verdict
  expect(verdict(yes(2), yes(2), yes(1))).toEqual({ is: 'decided', optionId: 2 })
  expect(verdict(yes(2), yes(1))).toEqual({ is: 'tie', optionIds: [1, 2] })
  expect(verdict()).toEqual({ is: 'none' })
})

it('a quorum that is not met decides nothing and says how many are missing', () => {
  const poll = pollOf({ quorum: 3 })
  expect(countVotes(poll, ballots(yes(1), yes(1))).verdict).toEqual({ is: 'quorum', missing: 1 })
  expect(countVotes(poll, ballots(yes(1), yes(1), yes(2))).verdict).toEqual({ is: 'decided', optionId: 1 })
})

it('a majority is more than half, and everyone is everyone', () => {
  const majority = pollOf({ rule: 'majority' })
  expect(countVotes(majority, ballots(yes(1), yes(1), yes(2), yes(3))).verdict).toEqual({
    ...{ is: 'short', optionId: 1, because: 'majority' },
  })
  expect(countVotes(majority, ballots(yes(1), yes(1), yes(2))).verdict).toEqual({
    is: 'decided',
    optionId: 1,
  })
  const all = pollOf({ rule: 'all' })
  expect(countVotes(all, ballots(yes(1), yes(1), yes(2))).verdict).toMatchObject({
    is: 'short',
    because: 'all',
  })
  expect(countVotes(all, ballots(yes(1), yes(1))).verdict).toEqual({ is: 'decided', optionId: 1 })
})

it('of times the most yes decide, and of equal ones the most if need be', () => {
  const poll = pollOf({ kind: 'schedule' })
  const votes = ballots({ 1: 'yes', 2: 'yes', 3: 'no' }, { 1: 'no', 2: 'maybe' })
  const { counts, verdict } = countVotes(poll, votes)
  expect(counts[1]).toEqual({ optionId: 2, yes: 1, maybe: 1, no: 0 })
  expect(verdict).toEqual({ is: 'decided', optionId: 2 })
})

it('a ranking passes the votes of the weakest on until one has more than half', () => {
  const poll = pollOf({ kind: 'ranked' })
  const votes = ballots(order(1, 2), order(1, 2), order(2, 1), order(2, 1), order(3, 2))
  const { counts, verdict } = countVotes(poll, votes)
  expect(counts.map((count) => count.yes)).toEqual([2, 2, 1])
  expect(verdict).toEqual({ is: 'decided', optionId: 2 })
})

it('who must approve decides alone, and is waited for; else a majority of approvals', () => {
  const poll = pollOf({ kind: 'approval', options: options.slice(0, 2) })
  const must = (answers: Answers) => ({ answers, isRequired: true })
  expect(countVotes(poll, [must(yes(2)), ...ballots(yes(1), yes(1))]).verdict).toEqual({
    ...{ is: 'decided', optionId: 2 },
  })
  expect(countVotes(poll, [must(yes(1)), ...ballots(yes(2), yes(2))]).verdict).toEqual({
    ...{ is: 'decided', optionId: 1 },
  })
  expect(countVotes(poll, ballots(yes(1)), 1).verdict).toMatchObject({ is: 'short', because: 'required' })
  expect(countVotes(poll, ballots(yes(1), yes(1), yes(2))).verdict).toEqual({ is: 'decided', optionId: 1 })
  expect(countVotes(poll, ballots(yes(1), yes(2))).verdict).toEqual({ is: 'tie', optionIds: [1, 2] })
})
