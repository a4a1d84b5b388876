// What is proposed for something that people said.
import { expect, it } from 'vitest'
import { NEW_PROJECT, proposedPoll, proposedTask } from './proposals.ts'

const topic = {
  key: 'topic:1',
  name: '\u201cNight shifts\u201d',
  description: '4 mails from at least 4 people raise it, and their mood is low.',
  isForManagers: false,
}

it('a task and a poll are proposed in the words that the insight shows to all', () => {
  expect(proposedTask(topic, NEW_PROJECT)).toEqual({
    ...{ title: 'Look into \u201cNight shifts\u201d', description: topic.description },
    ...{ project: NEW_PROJECT, due: '' },
  })
  const { question, lines, voters } = proposedPoll(topic, ['ada@example.com', 'ben@example.com'])
  expect(question).toBe('What should we do about \u201cNight shifts\u201d?')
  expect(lines.split('\n')).toHaveLength(3)
  expect(voters).toBe('ada@example.com, ben@example.com')
})

it('what could be chosen in a survey is what a poll about it asks', () => {
  const options = ['By bike', 'By car']
  expect(proposedPoll({ ...topic, options }, []).lines).toBe('By bike\nBy car')
})

it('COMP-19: of what only managers see, nothing is proposed to be written where others read', () => {
  const secret = { ...topic, name: '\u201cSales\u2019 mood falls by 16 points\u201d', isForManagers: true }
  const written = JSON.stringify([proposedTask(secret, '7'), proposedPoll(secret, [])])
  expect(written).not.toMatch(/Sales|16|mood|mails/)
})
