// The conversation in the browser's storage, also when that holds rubbish or nothing more.
import { expect, it } from 'vitest'
import { type ChatMessage, createChats } from './chat.ts'

const asked: ChatMessage = { role: 'user', message: 'Who is overloaded?' }
const offered: ChatMessage = {
  role: 'assistant',
  message: 'Press to move it.',
  actions: [{ label: 'Move to review', description: '#4 Paint', statusChange: 'review', taskId: 14 }],
  newTask: { title: 'Hire a band', description: 'For the evening', priority: 'low' },
}

function storageOf(items: Record<string, string> = {}) {
  return {
    items,
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => {
      items[key] = value
    },
    removeItem: (key: string) => {
      delete items[key]
    },
  }
}

it('AIA-08 AIA-10 ENT-30: each project has its conversation under a key of its own', () => {
  const storage = storageOf()
  const chats = createChats(storage)
  chats.add(7, asked)
  chats.add(7, offered)
  expect(JSON.parse(storage.items['ai-chat:7'] ?? '')).toEqual([asked, offered])
  expect(Object.keys(storage.items)).toEqual(['ai-chat:7'])
  expect(createChats(storage).messages(7)).toEqual([asked, offered])
  expect(chats.messages(8)).toEqual([])
  chats.clear(7)
  expect(storage.items).toEqual({})
})

it('AIA-08: a hundred messages are kept, the newest', () => {
  const storage = storageOf()
  const chats = createChats(storage)
  for (let count = 1; count <= 120; count += 1) chats.add(7, { role: 'user', message: `question ${count}` })
  const kept = createChats(storage).messages(7)
  expect([kept.length, kept[0]?.message, kept.at(-1)?.message]).toEqual([100, 'question 21', 'question 120'])
})

it('what cannot be read is forgotten, and what cannot be kept is still shown', () => {
  for (const rubbish of ['{', '{}', '[{"role":"system","message":"x"}]', '[{"role":"user"}]'])
    expect(createChats(storageOf({ 'ai-chat:7': rubbish })).messages(7)).toEqual([])
  const full = createChats({
    ...storageOf(),
    setItem: () => {
      throw new Error('full')
    },
  })
  full.add(7, asked)
  expect(full.messages(7)).toEqual([asked])
})
