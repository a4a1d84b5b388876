// A text that comes piece by piece, from a real server of both protocols, and each way in which it may fail.
import { beforeEach, expect, it } from 'vitest'
import {
  createModelClient,
  modelBudgetWorld,
  modelConfigOf,
  NOW,
  OF_SENDER,
  providers,
  spender,
  type TestedProvider,
} from '../../test/model-budget-world.ts'
import { type ModelTurn, usage } from '../../test/model-server.ts'
import { createLog } from '../kit/log.ts'
import type { ModelCall } from './services.ts'
import type { StreamEnd, TextQuestion, TextStream } from './stream.ts'

const text = 'The hall is free on Friday. [1]\nThe band is not. [2]'

const world = modelBudgetWorld()

const calls: ModelCall[] = []
beforeEach(() => {
  calls.length = 0
})

function streamOf(
  turns: ModelTurn[],
  provider: TestedProvider,
  more: Partial<TextQuestion> = {},
): TextStream {
  world.server.turns = turns
  const client = createModelClient([modelConfigOf(provider, world.server)], {
    budget: world.budget,
    clock: () => NOW,
    log: createLog('silent'),
    onCall: (call) => void calls.push(call),
  })
  if (!client) throw new Error('there is a configuration')
  return client.stream({
    ...{ system: 'You answer.', prompt: 'What is free?', data: [], maxTokens: 500, spender, ...more },
  })
}

async function heard(
  turns: ModelTurn[],
  provider: TestedProvider = 'anthropic',
  more: Partial<TextQuestion> = {},
): Promise<{ pieces: string[]; end: StreamEnd }> {
  const stream = streamOf(turns, provider, more)
  const pieces: string[] = []
  for (;;) {
    const next = await stream.next()
    if (next.done) return { pieces, end: next.value }
    pieces.push(next.value)
  }
}

const spent = async () => OF_SENDER - (await world.budget.left(spender))

it('a text comes in pieces from both protocols, and its tokens are spent', async () => {
  for (const [count, provider] of providers.entries()) {
    const { pieces, end } = await heard([{ kind: 'text', text }], provider)
    expect([provider, pieces.join('')]).toEqual([provider, text])
    expect(pieces.length).toBeGreaterThan(3)
    expect(end).toEqual({ ok: true, tokens: usage.input + usage.output })
    expect(await spent()).toBe((count + 1) * (usage.input + usage.output))
  }
  expect(world.server.asked.map(({ body }) => body.stream)).toEqual([true, true])
})

it('what breaks off, is cut, is refused or stays silent ends with its reason, after what had come', async () => {
  for (const provider of providers) {
    const ends = async (turn: ModelTurn, more: Partial<TextQuestion> = {}) => {
      const { pieces, end } = await heard([turn], provider, more)
      return [pieces.join(''), end]
    }
    const failed = (reason: string) => expect.objectContaining({ ok: false, reason })
    expect(await ends({ kind: 'breaks', text })).toEqual([text, failed('broken')])
    expect(await ends({ kind: 'cut', text })).toEqual([text, failed('broken')])
    expect(await ends({ kind: 'refuse' })).toEqual(['', failed('refused')])
    expect(await ends({ kind: 'silent' }, { silenceMs: 100 })).toEqual(['', failed('timeout')])
    const stalls: ModelTurn = { kind: 'stalls', text, until: new Promise(() => {}) }
    expect(await ends(stalls, { silenceMs: 300 })).toEqual([text, failed('timeout')])
    expect(await ends({ kind: 'status', status: 401 })).toEqual(['', failed('unavailable')])
  }
})

it('a busy server is asked again before it has said anything', async () => {
  const busy: ModelTurn = { kind: 'status', status: 529, headers: { 'retry-after': '0' } }
  expect(await heard([busy, { kind: 'text', text }])).toMatchObject({ end: { ok: true } })
  expect(world.server.asked).toHaveLength(2)
})

it('threat 16: over the budget nothing is asked; what was cancelled is spent all the same', async () => {
  const cancel = new AbortController()
  world.server.turns = [{ kind: 'stalls', text, until: new Promise(() => {}) }]
  const going = heard(world.server.turns, 'anthropic', { signal: cancel.signal })
  await expect.poll(() => world.server.asked.length).toBe(1)
  cancel.abort()
  expect((await going).end.ok).toBe(false)
  await world.budget.spend(spender, 4_900)
  expect((await heard([{ kind: 'text', text }])).end).toMatchObject({ ok: false, reason: 'budget' })
  expect(world.server.asked).toHaveLength(1)
})

it('where the reader wants no more, the question ends, and what came is spent', async () => {
  for (const provider of providers) {
    const before = await spent()
    for await (const piece of streamOf([{ kind: 'text', text: 'word '.repeat(50) }], provider)) {
      expect(piece).not.toBe('')
      break
    }
    expect(await spent()).toBeGreaterThan(before)
  }
  expect(calls.map(({ outcome }) => outcome)).toEqual(['stopped', 'stopped'])
  expect(calls.every(({ tokens }) => tokens.input > 0)).toBe(true)
})

it('a secret of the question is not sent, and is whole again in an answer that comes in pieces', async () => {
  const secret = '4111 1111 1111 1111'
  const data = [{ name: 'mail', text: `The card is ${secret}.` }]
  const { pieces } = await heard([{ kind: 'text', text: 'Pay with [card 1] or [card 2].' }], 'anthropic', {
    data,
  })
  expect(JSON.stringify(world.server.asked.at(-1)?.body)).not.toContain('4111')
  expect(pieces.join('')).toBe(`Pay with ${secret} or [card 2].`)
})

it('a server that says more than it was asked for is ended', async () => {
  for (const provider of providers) {
    const turn: ModelTurn = { kind: 'text', text: 'word '.repeat(200) }
    const { pieces, end } = await heard([turn], provider, { maxTokens: 10 })
    expect(end).toMatchObject({ ok: false, reason: 'broken' })
    expect(pieces.join('').length).toBeLessThanOrEqual(80)
  }
})
