// The real questions of Tula's reader, answered by recordings, and what the rules let through of the answers.
import { expect, it } from 'vitest'
import { tallyOf } from './mails/tasks.ts'
import { measureRecorded } from './recorded.ts'

it('recorded answers to Tula\u2019s questions are read as a careful colleague reads, and nothing unasked is changed', async () => {
  const { mails, replies, meter } = await measureRecorded('MODEL_REPLAY')
  expect(meter.missing).toEqual([])
  expect([mails.length >= 300, replies.length >= 200]).toEqual([true, true])
  const read = tallyOf(mails.map(({ model }) => model))
  expect(read.f1).toBeGreaterThan(0.97)
  expect(read.owner).toBeGreaterThan(0.97)
  expect(read.day).toBeGreaterThan(0.96)
  const sum = (count: (one: (typeof replies)[number]['model']['score']) => number) =>
    replies.reduce((all, { model }) => all + count(model.score), 0)
  const made = sum((score) => score.made.length)
  expect(made / (made + sum((score) => score.missed.length))).toBeGreaterThan(0.93)
  expect(sum((score) => score.unasked.length)).toBe(0)
})
