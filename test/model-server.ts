// A local HTTP server that speaks the Anthropic messages, the OpenAI chat completions and the OpenAI embeddings protocol.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

/** What the server does with one request. */
export type ModelTurn =
  /** Answers with this value as JSON, or with this text as it is. */
  | { kind: 'answer'; value: unknown }
  | { kind: 'text'; text: string }
  | { kind: 'refuse' }
  /** Stops in the middle, as at the end of the tokens. */
  | { kind: 'cut'; text: string }
  /** As `answer`, once `until` has come. */
  | { kind: 'held'; until: Promise<unknown>; value: unknown }
  | { kind: 'status'; status: number; headers?: Record<string, string>; message?: string }
  /** The vectors of the texts that are asked for, each worked out by the test. */
  | { kind: 'vectors'; of: (text: string) => readonly number[] }
  /** A text that depends on what was asked. */
  | { kind: 'says'; of: (asked: string) => string }
  /** Of a streamed text so much, then the connection breaks off, or nothing more comes until it is let go. */
  | { kind: 'breaks'; text: string }
  | { kind: 'stalls'; text: string; until: Promise<unknown> }
  /** Never answers. */
  | { kind: 'silent' }

export interface AskedModel {
  path: string
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface ModelServer {
  /** Without the version; each protocol adds its own. */
  url: string
  /** Turns still to play; the last one is played again and again. */
  turns: ModelTurn[]
  readonly asked: AskedModel[]
  close(): Promise<void>
}

/** Tokens that each answer claims to have cost. */
export const usage = { input: 120, output: 30 } as const

export async function startModelServer(): Promise<ModelServer> {
  const asked: AskedModel[] = []
  const state: { turns: ModelTurn[] } = { turns: [] }
  // The caller may hang up first.
  const server = createServer((request, response) => {
    play(request, response).catch(() => response.destroy())
  })

  async function play(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    const turn = state.turns.length > 1 ? state.turns.shift() : state.turns[0]
    if (!turn || turn.kind === 'silent') return
    if (turn.kind === 'status') return fail(response, turn)
    if (turn.kind === 'vectors') return embed(response, turn, body)
    if (turn.kind === 'held') await turn.until
    const isAnthropic = request.url === '/v1/messages'
    if (body.stream === true) return streamTurn(response, turn, body, isAnthropic)
    const spoken = spokenOf(turn, body)
    const reply = isAnthropic ? anthropicReply(spoken, body) : openAiReply(spoken, body)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply))
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    url: `http://127.0.0.1:${port}`,
    asked,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  })
}

function fail(response: ServerResponse, turn: Extract<ModelTurn, { kind: 'status' }>): void {
  const error = { type: 'error', error: { type: 'overloaded_error', message: turn.message ?? 'not now' } }
  response
    .writeHead(turn.status, { 'content-type': 'application/json', ...turn.headers })
    .end(JSON.stringify(error))
}

/** https://platform.openai.com/docs/api-reference/embeddings */
function embed(
  response: ServerResponse,
  { of }: Extract<ModelTurn, { kind: 'vectors' }>,
  body: Record<string, unknown>,
): void {
  const input = body.input as string[]
  const data = input.map((text, index) => ({ object: 'embedding', index, embedding: of(text) }))
  const tokens = { prompt_tokens: usage.input, total_tokens: usage.input }
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ object: 'list', model: body.model, data, usage: tokens }))
}

type Spoken = Exclude<
  ModelTurn,
  { kind: 'status' | 'silent' | 'vectors' | 'says' | 'breaks' | 'stalls' | 'held' }
>
type Streamed = Exclude<ModelTurn, { kind: 'status' | 'silent' | 'vectors' }>

function textOf(turn: Spoken): string {
  if (turn.kind === 'answer') return JSON.stringify(turn.value)
  return turn.kind === 'refuse' ? '' : turn.text
}

/** Both protocols hold all that was asked in their messages. */
const askedIn = (body: Record<string, unknown>) => JSON.stringify([body.system, body.messages])

function spokenOf(turn: Streamed, body: Record<string, unknown>): Spoken {
  if (turn.kind === 'held') return { kind: 'answer', value: turn.value }
  if (turn.kind === 'says') return { kind: 'text', text: turn.of(askedIn(body)) }
  return turn.kind === 'breaks' || turn.kind === 'stalls' ? { kind: 'cut', text: turn.text } : turn
}

/** Server-sent events, a few letters each (https://docs.anthropic.com/en/api/messages-streaming for Anthropic's). */
async function streamTurn(
  response: ServerResponse,
  turn: Streamed,
  body: Record<string, unknown>,
  isAnthropic: boolean,
): Promise<void> {
  const spoken = spokenOf(turn, body)
  const pieces = textOf(spoken).match(/[\s\S]{1,7}/g) ?? []
  const events = isAnthropic ? anthropicEvents(spoken, body, pieces) : openAiEvents(spoken, body, pieces)
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const { event, data, isEnd } of events) {
    if (isEnd && turn.kind === 'stalls') await turn.until
    if (isEnd && turn.kind === 'breaks') return void setTimeout(() => response.destroy(), 20)
    response.write(`${event === '' ? '' : `event: ${event}\n`}data: ${data}\n\n`)
  }
  response.end()
}

interface SentEvent {
  event: string
  data: string
  isEnd?: boolean
}

function anthropicEvents(turn: Spoken, body: Record<string, unknown>, pieces: string[]): SentEvent[] {
  const of = (event: string, data: object, isEnd = false): SentEvent => ({
    ...{ event, data: JSON.stringify({ type: event, ...data }), isEnd },
  })
  const reasons = { answer: 'end_turn', text: 'end_turn', refuse: 'refusal', cut: 'max_tokens' }
  const message = { id: 'msg_1', type: 'message', role: 'assistant', model: body.model, content: [] }
  return [
    of('message_start', { message: { ...message, usage: { input_tokens: usage.input, output_tokens: 1 } } }),
    of('content_block_start', { index: 0, content_block: { type: 'text', text: '' } }),
    ...pieces.map((text) => of('content_block_delta', { index: 0, delta: { type: 'text_delta', text } })),
    of('content_block_stop', { index: 0 }, true),
    of('message_delta', {
      delta: { stop_reason: reasons[turn.kind], stop_sequence: null },
      usage: { output_tokens: usage.output },
    }),
    of('message_stop', {}),
  ]
}

function openAiEvents(turn: Spoken, body: Record<string, unknown>, pieces: string[]): SentEvent[] {
  const chunk = {
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_773_133_920,
    model: body.model,
  }
  const of = (delta: object, finish: string | null = null): SentEvent => ({
    event: '',
    data: JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: finish }] }),
    isEnd: finish !== null,
  })
  const tokens = {
    prompt_tokens: usage.input,
    completion_tokens: usage.output,
    total_tokens: usage.input + usage.output,
  }
  const reasons = { answer: 'stop', text: 'stop', refuse: 'content_filter', cut: 'length' }
  return [
    of({ role: 'assistant', content: '' }),
    ...pieces.map((content) => of({ content })),
    of({}, reasons[turn.kind]),
    ...(body.stream_options === undefined
      ? []
      : [{ event: '', data: JSON.stringify({ ...chunk, choices: [], usage: tokens }) }]),
    { event: '', data: '[DONE]' },
  ]
}

/** https://docs.anthropic.com/en/api/messages; a forced tool is answered by its use. */
function anthropicReply(turn: Spoken, body: Record<string, unknown>): unknown {
  const tool = (body.tools as { name: string }[] | undefined)?.[0]
  const byTool = tool !== undefined && turn.kind === 'answer'
  const content = byTool
    ? [{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: turn.value }]
    : [{ type: 'text', text: textOf(turn) }]
  const reasons = {
    answer: byTool ? 'tool_use' : 'end_turn',
    text: 'end_turn',
    refuse: 'refusal',
    cut: 'max_tokens',
  }
  return {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: body.model,
    content,
    stop_reason: reasons[turn.kind],
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  }
}

/** https://platform.openai.com/docs/api-reference/chat */
function openAiReply(turn: Spoken, body: Record<string, unknown>): unknown {
  const message =
    turn.kind === 'refuse'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content: textOf(turn) }
  return {
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_773_133_920,
    model: body.model,
    choices: [{ index: 0, message, finish_reason: turn.kind === 'cut' ? 'length' : 'stop' }],
    usage: {
      prompt_tokens: usage.input,
      completion_tokens: usage.output,
      total_tokens: usage.input + usage.output,
    },
  }
}
