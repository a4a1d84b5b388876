// Which replies speak to an agent by name, and which only look like it.
import { expect, it } from 'vitest'
import { namedAgent } from './named-agent.ts'

it('an agent is spoken to by its name at the beginning, with a comma, a colon or an @', () => {
  for (const text of [
    'polly, what was decided?',
    'Polly: what is open?',
    '\n  Hi Polly,\nwhat was decided?',
    '@polly what was decided?',
    'Hello @Polly',
  ])
    expect([text, namedAgent(text)]).toEqual([text, 'polly'])
  expect(namedAgent('Tula, 1 is done.')).toBe('tula')
})

it('a name further down, another name and a name with another behind it are no address', () => {
  for (const text of [
    'What did Polly, our guest, say?',
    'Pollyanna, please call me.',
    'Polly Maria, thank you.',
    '@pollyanna is booked',
    'Polly decided it.',
    '',
  ])
    expect([text, namedAgent(text)]).toEqual([text, null])
})
