// Answers of a model that are recorded in a folder and played from it, through the whole client.
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import {
  createModelClient,
  modelBudgetWorld,
  modelConfigOf,
  NOW,
  providers,
  spender,
  type TestedProvider,
} from '../../test/model-budget-world.ts'
import { createLog } from '../kit/log.ts'
import type { ModelQuestion } from './client.ts'
import { openRecordings, type RecordingFolders } from './recordings.ts'
import type { TextQuestion } from './stream.ts'

const schema = z.object({ tasks: z.array(z.object({ title: z.string() })) })
const question: ModelQuestion<typeof schema> = {
  schema,
  system: 'You find tasks.',
  prompt: 'Which tasks are in this mail?',
  data: [{ name: 'mail', text: 'Please send the deck.\nIt is late.' }],
  maxTokens: 500,
  spender,
}

const world = modelBudgetWorld()

const folder = () => mkdtempSync(join(tmpdir(), 'mailcrew-recordings-'))

function clientWith(folders: Partial<RecordingFolders>, provider: TestedProvider = 'anthropic') {
  const recordings = openRecordings({ record: null, replay: null, ...folders }, () => NOW)
  const client = createModelClient([modelConfigOf(provider, world.server)], {
    budget: world.budget,
    clock: () => NOW,
    log: createLog('silent'),
    recordings,
  })
  if (!client) throw new Error('there is a configuration')
  return client
}

it('a recorded answer is played without a server, whatever the marks of the question, and says who gave it', async () => {
  const record = folder()
  const value = { tasks: [{ title: 'Send the deck' }] }
  world.server.turns = [{ kind: 'answer', value }]
  await clientWith({ record }).ask(question)
  const asked = world.server.asked.length
  for (const provider of providers) {
    const answer = await clientWith({ replay: record }, provider).ask(question)
    expect(answer).toMatchObject({ ok: true, value })
  }
  expect(world.server.asked.length).toBe(asked)
  const [line = ''] = readFileSync(join(record, 'recordings.jsonl'), 'utf8').split('\n')
  expect(JSON.parse(line)).toMatchObject({
    day: NOW.toISOString().slice(0, 10),
    answeredBy: expect.any(String),
  })
  expect(line).not.toMatch(/data-[0-9a-f]{18}/)
})

it('a text that came as a stream is recorded as well', async () => {
  const record = folder()
  world.server.turns = [{ kind: 'text', text: 'The deck is due on Friday.' }]
  const text: TextQuestion = { ...question, prompt: 'When is it due?' }
  const read = async (folders: Partial<RecordingFolders>) => {
    let words = ''
    for await (const piece of clientWith(folders).stream(text)) words += piece
    return words
  }
  expect(await read({ record })).toBe('The deck is due on Friday.')
  const asked = world.server.asked.length
  expect(await read({ replay: record })).toBe('The deck is due on Friday.')
  expect(world.server.asked.length).toBe(asked)
})

it('a question that was not recorded fails loudly, and names the nearest recording and what is new', async () => {
  const record = folder()
  world.server.turns = [{ kind: 'answer', value: { tasks: [] } }]
  await clientWith({ record }).ask(question)
  const replay = clientWith({ replay: record })
  const other = { ...question, data: [{ name: 'mail', text: 'Please send the deck.\nIt is early.' }] }
  await expect(replay.ask(other)).rejects.toThrow(/nearest is [0-9a-f]{20}, which lacks "It is early\."/)
  await expect(replay.ask({ ...question, system: 'You find jobs.' })).rejects.toThrow(
    /instructions have changed/,
  )
  const stream = replay.stream({ ...question, prompt: 'When is it due?' })
  await expect(stream.next()).rejects.toThrow(/no recording/)
})
