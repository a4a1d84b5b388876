// Replies of model servers in the three protocols, as their makers document them.
import type { DialectReply } from './dialect-server.ts'

/** What the model was asked for, in tests of dialects. */
export const answer = { tasks: [{ title: 'Send the deck', owner: null }] }
export const answerJson = JSON.stringify(answer)

interface ChatReply {
  content?: unknown
  finish?: string
  usage?: object | null
  /** More fields of the message. */
  message?: object
}

const chatUsage = { prompt_tokens: 120, completion_tokens: 30, total_tokens: 150 }

/** https://platform.openai.com/docs/api-reference/chat */
export function chat({
  content = answerJson,
  finish = 'stop',
  usage,
  message,
}: ChatReply = {}): DialectReply {
  const counted = usage === undefined ? chatUsage : usage
  return {
    body: {
      id: 'chatcmpl-1',
      object: 'chat.completion',
      created: 1_773_133_920,
      model: 'local-model',
      choices: [{ index: 0, message: { role: 'assistant', content, ...message }, finish_reason: finish }],
      ...(counted && { usage: counted }),
    },
  }
}

export function chatError(status: number, message: string, more: object = {}): DialectReply {
  return { status, body: { error: { message, type: 'invalid_request_error', ...more } } }
}

/** Server-sent events of a streamed chat completion. */
export function chatStream(pieces: readonly string[], finish = 'stop'): DialectReply {
  const chunk = (delta: object, reason: string | null = null) => ({
    id: 'chatcmpl-1',
    object: 'chat.completion.chunk',
    created: 1_773_133_920,
    model: 'local-model',
    choices: [{ index: 0, delta, finish_reason: reason }],
  })
  const events = [...pieces.map((content) => chunk({ content })), chunk({}, finish)]
  return { body: `${events.map((event) => `data: ${JSON.stringify(event)}\n\n`).join('')}data: [DONE]\n\n` }
}

/** https://docs.anthropic.com/en/api/messages */
export function message(content: readonly object[], reason = 'end_turn'): DialectReply {
  return {
    body: {
      id: 'msg_1',
      type: 'message',
      role: 'assistant',
      model: 'claude-sonnet-4-5',
      content,
      stop_reason: reason,
      stop_sequence: null,
      usage: { input_tokens: 120, output_tokens: 30 },
    },
  }
}

export const messageText = (text: string, reason?: string) => message([{ type: 'text', text }], reason)

export function messageError(status: number, type: string, text: string): DialectReply {
  return { status, body: { type: 'error', error: { type, message: text } } }
}

/** https://ai.google.dev/api/generate-content */
export function candidate(text: string, finish = 'STOP'): DialectReply {
  return {
    body: {
      candidates: [{ content: { role: 'model', parts: [{ text }] }, finishReason: finish, index: 0 }],
      usageMetadata: { promptTokenCount: 120, candidatesTokenCount: 30, totalTokenCount: 150 },
    },
  }
}

export function googleError(code: number, status: string, text: string): DialectReply {
  return { status: code, body: { error: { code, message: text, status } } }
}
