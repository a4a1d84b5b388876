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
  | { kind: 'status'; status: number; headers?: Record<string, string> }
  /** The vectors of the texts that are asked for, each worked out by the test. */
  | { kind: 'vectors'; of: (text: string) => readonly number[] }
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
  const server = createServer((request, response) => void play(request, response))

  async function play(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = (await json(request)) as Record<string, unknown>
    asked.push({ path: request.url ?? '', headers: request.headers, body })
    const turn = state.turns.length > 1 ? state.turns.shift() : state.turns[0]
    if (!turn || turn.kind === 'silent') return
    if (turn.kind === 'status') return fail(response, turn)
    if (turn.kind === 'vectors') return embed(response, turn, body)
    const isAnthropic = request.url === '/v1/messages'
    const reply = isAnthropic ? anthropicReply(turn, body) : openAiReply(turn, body)
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

function fail(response: ServerResponse, turn: { status: number; headers?: Record<string, string> }): void {
  const error = { type: 'error', error: { type: 'overloaded_error', message: 'not now' } }
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

type Spoken = Exclude<ModelTurn, { kind: 'status' | 'silent' | 'vectors' }>

function textOf(turn: Spoken): string {
  if (turn.kind === 'answer') return JSON.stringify(turn.value)
  return turn.kind === 'refuse' ? '' : turn.text
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
