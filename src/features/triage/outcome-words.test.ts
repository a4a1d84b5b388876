// What the mail log says of a mail that was processed, whichever agent got it.
import { expect, it } from 'vitest'
import { emptyOutcome } from '../../agent/outcome.ts'
import { type Nouns, outcomeOf } from './outcome-words.ts'

const nouns: Nouns = {
  nounOf: (kind) => (kind === 'poll' ? ['poll', 'polls'] : ['task', 'tasks']),
  nounOfAgent: (type) => (type === 'tula' ? ['task', 'tasks'] : null),
}
const processed = { made: [], changed: [], reason: null, agentType: 'tula', summary: null }
const tasks = (count: number) => [{ kind: 'task', count }]

it('a processed mail says what was made and changed of it', () => {
  expect(outcomeOf({ ...processed, made: tasks(3) }, nouns)).toBe('3 tasks made')
  expect(outcomeOf({ ...processed, made: tasks(1), changed: tasks(2) }, nouns)).toBe(
    '1 task made, 2 tasks changed',
  )
  expect(outcomeOf({ ...processed, made: [{ kind: 'poll', count: 1 }] }, nouns)).toBe('1 poll made')
  expect(outcomeOf(processed, nouns)).toBe('No task in it')
})

it('of an agent that makes no records it says what the answer was', () => {
  const summary = { ...emptyOutcome('2 decisions, 1 open question'), by: 'rules', header: null }
  expect(outcomeOf({ ...processed, agentType: 'another', summary }, nouns)).toBe(
    '2 decisions, 1 open question',
  )
})
