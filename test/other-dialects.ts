// What Anthropic's and Google's own APIs are known to answer, and what Mailcrew makes of it (docs/language-model.md).
import {
  answer,
  answerJson,
  candidate,
  googleError,
  message,
  messageError,
  messageText,
} from './dialect-replies.ts'
import type { DialectReply } from './dialect-server.ts'
import type { Dialect } from './dialects.ts'

const once =
  (first: DialectReply, then: DialectReply): Dialect['reply'] =>
  (request) =>
    request.count === 1 ? first : then

/** The model takes its answers by a tool or by a form, as the library chooses for it. */
const byTool: Dialect['reply'] = ({ body }) => {
  const [tool] = (body.tools as { name: string }[] | undefined) ?? []
  if (!tool) return messageText(answerJson)
  return message([{ type: 'tool_use', id: 'toolu_1', name: tool.name, input: answer }], 'tool_use')
}

export const anthropicDialects: Dialect[] = [
  { name: 'a plain answer', reply: byTool, result: 'answer' },
  {
    name: 'no form of answers taken (gateways)',
    reply: ({ body }) =>
      'output_config' in body || 'output_format' in body || 'tools' in body
        ? messageError(400, 'invalid_request_error', 'output_format: Extra inputs are not permitted')
        : messageText(`\`\`\`json\n${answerJson}\n\`\`\``),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'thinking before the answer',
    reply: () =>
      message([
        { type: 'thinking', thinking: 'The deck.', signature: 'sig' },
        { type: 'text', text: answerJson },
      ]),
    result: 'answer',
  },
  {
    name: 'overloaded, once',
    reply: once(
      { ...messageError(529, 'overloaded_error', 'Overloaded'), headers: { 'retry-after': '0' } },
      messageText(answerJson),
    ),
    result: 'answer',
    requests: 2,
  },
  { name: 'declined', reply: () => messageText('', 'refusal'), result: 'refused' },
  {
    name: 'cut off at the limit of tokens',
    reply: () => messageText('{"tasks": [{"title": "Send', 'max_tokens'),
    result: 'answer-cut',
    requests: 2,
  },
  {
    name: 'the key refused',
    reply: () => messageError(401, 'authentication_error', 'invalid x-api-key'),
    result: 'key-refused',
  },
  {
    name: 'no credit',
    reply: () => messageError(400, 'invalid_request_error', 'Your credit balance is too low'),
    result: 'quota',
  },
  {
    name: 'the question longer than the window',
    reply: () =>
      messageError(400, 'invalid_request_error', 'prompt is too long: 210000 tokens > 200000 maximum'),
    result: 'too-long',
  },
]

export const googleDialects: Dialect[] = [
  { name: 'a plain answer', reply: () => candidate(answerJson), result: 'answer' },
  {
    name: 'a schema that it does not take',
    reply: ({ body }) =>
      JSON.stringify(body.generationConfig).includes('responseSchema')
        ? googleError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload: response_schema is too complex')
        : candidate(answerJson),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'JSON in a code fence',
    reply: () => candidate(`\`\`\`json\n${answerJson}\n\`\`\``),
    result: 'answer',
  },
  {
    name: 'cut off at the limit of tokens',
    reply: () => candidate('{"tasks": [{"title": "Send', 'MAX_TOKENS'),
    result: 'answer-cut',
    requests: 2,
  },
  { name: 'declined by a filter', reply: () => candidate('', 'SAFETY'), result: 'refused' },
  {
    name: 'the key refused, with status 400',
    reply: () => googleError(400, 'INVALID_ARGUMENT', 'API key not valid. Please pass a valid API key.'),
    result: 'key-refused',
  },
  {
    name: 'overloaded, once',
    reply: once(
      { ...googleError(503, 'UNAVAILABLE', 'The model is overloaded'), headers: { 'retry-after': '0' } },
      candidate(answerJson),
    ),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'the quota used up',
    reply: () => googleError(429, 'RESOURCE_EXHAUSTED', 'You exceeded your current quota'),
    result: 'quota',
  },
]
