// Which descriptions a card has to show.
import { expect, it } from 'vitest'
import { sampleTask } from '../board/sample-task.ts'
import { ownDescription } from './own-description.ts'

const evidence = {
  agent: 'tula',
  by: 'rules' as const,
  model: null,
  readOn: null,
  sentence: 'Please send  the deck\nto all partners.',
  confidence: 0.9,
  mailId: 1,
  mailSubject: 'Launch',
  sender: 'Priya',
  sentAt: '2026-11-20T08:00:00.000Z',
  changeSetId: null,
}
const task = sampleTask({ title: 'Send the deck' })

it('what title or sentence say already is not said again', () => {
  expect(ownDescription({ ...task, description: 'send the deck.' })).toBe('')
  expect(ownDescription({ ...task, evidence, description: 'Please send the deck to all partners' })).toBe('')
  expect(ownDescription({ ...task, description: ' ' })).toBe('')
})

it('what says more stands as it was written', () => {
  const description = 'Please send the deck to all partners. Figures go on slides 4 and 9.'
  expect(ownDescription({ ...task, evidence, description })).toBe(description)
  expect(ownDescription({ ...task, description: 'Please send the deck to all partners.' })).toBe(
    'Please send the deck to all partners.',
  )
})
