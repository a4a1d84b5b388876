// What the panel makes of the text that came back, whatever it is.
import { expect, it } from 'vitest'
import { messageFrom } from './chat.ts'
import { readAnswer } from './read-answer.ts'

const sort = { type: 'SORT', suggestion: 'Sorted.', sort: { sortBy: 'title', sortOrder: 'asc' } }
const json = JSON.stringify(sort)

it('AIA-04: JSON is read with and without code fences, and with words around them', () => {
  for (const text of [
    json,
    `\`\`\`json\n${json}\n\`\`\``,
    `\`\`\`\n${json}\`\`\``,
    `Here:\n\`\`\`json\n${json}\n\`\`\`\nDone.`,
  ])
    expect(readAnswer(text)).toEqual({ answer: sort, isPlain: false })
})

it('AIA-11: an answer that is not valid JSON is shown as plain text', () => {
  for (const text of [
    'Just ask Tom.',
    '{"type": "SORT"',
    '[1, 2]',
    '{"type":"SORT","suggestion":" "}',
    '{"type":"X","suggestion":"y"}',
  ])
    expect(readAnswer(text)).toEqual({ answer: { type: 'GENERAL', suggestion: text }, isPlain: true })
  expect(readAnswer('```\nTom\n```')).toEqual({
    answer: { type: 'GENERAL', suggestion: 'Tom' },
    isPlain: true,
  })
})

it('AIA-07 ENT-30: a message carries the moves and the new task of its answer', () => {
  const action = {
    label: 'Move to completed',
    description: '#4 Paint',
    statusChange: 'completed' as const,
    taskId: 14,
  }
  const newTask = { title: 'Hire a band', description: '', priority: 'high' as const }
  expect(messageFrom({ type: 'TASK_UPDATE', suggestion: 'Press.', taskActions: [action] })).toEqual({
    role: 'assistant',
    message: 'Press.',
    actions: [action],
  })
  expect(messageFrom({ type: 'TASK_CREATE', suggestion: 'Press.', newTask })).toEqual({
    role: 'assistant',
    message: 'Press.',
    newTask,
  })
  expect(messageFrom({ type: 'INSIGHT', suggestion: 'Tom.', taskActions: [action], newTask })).toEqual({
    role: 'assistant',
    message: 'Tom.',
  })
})
