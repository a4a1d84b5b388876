// What servers with OpenAI's API are known to answer, and what Mailcrew makes of it (docs/language-model.md).
import type { ModelFault } from '../src/model/faults.ts'
import { answerJson, chat, chatError, chatStream } from './dialect-replies.ts'
import type { DialectReply, DialectRequest } from './dialect-server.ts'

export interface Dialect {
  /** As the row of the table in the docs is called. */
  name: string
  reply: (request: DialectRequest) => DialectReply
  /** `answer`, or why there is none. */
  result: 'answer' | ModelFault
  /** Requests that it takes; 1 without it. */
  requests?: number
  /** Characters of the mail; a short one without it. */
  characters?: number
  /** Asks for a text in pieces instead of an answer of a form. */
  isStream?: boolean
}

const formatOf = ({ body }: DialectRequest) => (body.response_format as { type?: string } | undefined)?.type
const messagesOf = ({ body }: DialectRequest) => JSON.stringify(body.messages)
const schemaOf = ({ body }: DialectRequest) => JSON.stringify(body.response_format ?? '')
const once = (first: DialectReply) => (request: DialectRequest) => (request.count === 1 ? first : chat())

const echo = JSON.stringify({ type: 'object', properties: { tasks: { type: 'array' } }, required: ['tasks'] })

export const formDialects: Dialect[] = [
  { name: 'a plain answer', reply: () => chat(), result: 'answer' },
  {
    name: 'json_schema refused, JSON mode taken where the prompt says JSON (DeepSeek)',
    reply: (request) => {
      if (formatOf(request) === 'json_schema')
        return chatError(400, 'This response_format type is unavailable now')
      return messagesOf(request).includes('JSON') ? chat() : chatError(400, "Prompt must contain 'json'")
    },
    result: 'answer',
    requests: 2,
  },
  {
    name: 'no form taken at all (older servers)',
    reply: (request) =>
      formatOf(request) ? chatError(400, 'response_format is not supported by this model') : chat(),
    result: 'answer',
    requests: 3,
  },
  {
    name: 'JSON mode refused in favour of json_schema or text (LM Studio)',
    reply: (request) =>
      formatOf(request) === 'json_object'
        ? chatError(400, "'response_format.type' must be 'json_schema' or 'text'")
        : formatOf(request)
          ? chatError(400, 'response_format: this model has no structured output')
          : chat(),
    result: 'answer',
    requests: 3,
  },
  {
    name: 'a grammar that cannot be compiled, status 400 (llama.cpp)',
    reply: (request) =>
      schemaOf(request).includes('maxItems') ? chatError(400, 'Failed to parse grammar') : chat(),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'a grammar that cannot be compiled, status 500 (llama.cpp)',
    reply: (request) =>
      schemaOf(request).includes('maxLength')
        ? chatError(500, 'failed to initialize samplers: failed to parse grammar')
        : chat(),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'max_tokens refused in favour of max_completion_tokens (gpt-5, o-series)',
    reply: ({ body }) =>
      'max_tokens' in body
        ? chatError(
            400,
            "Unsupported parameter: 'max_tokens' is not supported. Use 'max_completion_tokens' instead.",
          )
        : chat(),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'no limit of tokens taken at all',
    reply: ({ body }) =>
      'max_tokens' in body || 'max_completion_tokens' in body
        ? chatError(422, 'Extra inputs are not permitted: max_tokens')
        : chat(),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'a refusal without a reason that helps',
    reply: (request) => (formatOf(request) ? chatError(400, 'Bad request') : chat()),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'JSON in a code fence',
    reply: () => chat({ content: `\`\`\`json\n${answerJson}\n\`\`\`` }),
    result: 'answer',
  },
  {
    name: 'prose around the JSON',
    reply: () => chat({ content: `Sure [as asked]: ${answerJson}\nAnything else?` }),
    result: 'answer',
  },
  {
    name: '<think> before the JSON',
    reply: () => chat({ content: `<think>The deck {"tasks": []} perhaps.</think>\n${answerJson}` }),
    result: 'answer',
  },
  {
    name: '</think> without its opening',
    reply: () => chat({ content: `The deck, I think.</think>${answerJson}` }),
    result: 'answer',
  },
  {
    name: 'thinking in a field of its own',
    reply: () => chat({ message: { reasoning_content: 'The deck.' } }),
    result: 'answer',
  },
  {
    name: 'the JSON in the field for thinking',
    reply: () => chat({ content: '', message: { reasoning_content: answerJson } }),
    result: 'answer',
  },
  {
    name: 'a trailing comma',
    reply: () => chat({ content: '{"tasks": [{"title": "Send the deck", "owner": null,},]}' }),
    result: 'answer',
  },
  {
    name: 'names without quotes, quotes of one stroke',
    reply: () => chat({ content: "{tasks: [{title: 'Send the deck', owner: null}]}" }),
    result: 'answer',
  },
  {
    name: 'null for a field that may be left out',
    reply: () => chat({ content: '{"tasks": [{"title": "Send the deck", "owner": null, "due": null}]}' }),
    result: 'answer',
  },
  {
    name: 'a field left out that may be null',
    reply: () => chat({ content: '{"tasks": [{"title": "Send the deck"}]}' }),
    result: 'answer',
  },
  {
    name: 'the list alone',
    reply: () => chat({ content: '[{"title": "Send the deck", "owner": null}]' }),
    result: 'answer',
  },
  { name: 'the schema sent back, once', reply: once(chat({ content: echo })), result: 'answer', requests: 2 },
  { name: 'the schema sent back, always', reply: () => chat({ content: echo }), result: 'form', requests: 2 },
  { name: 'prose alone', reply: () => chat({ content: 'There is one task.' }), result: 'form', requests: 2 },
  {
    name: 'cut off at the limit of tokens, once',
    reply: once(chat({ content: answerJson.slice(0, -9), finish: 'length' })),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'cut off, and said to be whole (LocalAI)',
    reply: () => chat({ content: '{"tasks": [{"title": "Send the deck", "owner": null},' }),
    result: 'answer-cut',
    requests: 2,
  },
  {
    name: 'all tokens used up by thinking',
    reply: ({ body }) =>
      (body.max_tokens as number) > 1_000
        ? chat({ message: { reasoning_content: 'The deck.' } })
        : chat({ content: '', finish: 'length', message: { reasoning_content: 'Let me think' } }),
    result: 'answer',
    requests: 2,
  },
  { name: 'no count of tokens', reply: () => chat({ usage: null }), result: 'answer' },
  {
    name: 'a count of zeros',
    reply: () => chat({ usage: { prompt_tokens: 0, completion_tokens: 0, total_tokens: 0 } }),
    result: 'answer',
  },
  {
    name: 'the prompt cut at 4,096 tokens without a word (Ollama)',
    reply: () => chat({ content: '{"tasks": []}', usage: { prompt_tokens: 4_096, completion_tokens: 5 } }),
    result: 'prompt-cut',
    characters: 60_000,
  },
  {
    name: 'too many requests, once',
    reply: once({ ...chatError(429, 'Slow down'), headers: { 'retry-after': '0' } }),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'too many requests for an hour',
    reply: () => ({ ...chatError(429, 'Slow down'), headers: { 'retry-after': '3600' } }),
    result: 'too-many',
  },
  {
    name: 'the quota used up',
    reply: () => chatError(429, 'You exceeded your current quota', { code: 'insufficient_quota' }),
    result: 'quota',
  },
  {
    name: 'busy, once (Ollama)',
    reply: once({
      ...chatError(503, 'server busy, maximum pending requests exceeded'),
      headers: { 'retry-after-ms': '1' },
    }),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'status 200 with an error inside, once (gateways)',
    reply: once({ body: { error: { code: 429, message: 'Rate limited' } }, headers: { 'retry-after': '0' } }),
    result: 'answer',
    requests: 2,
  },
  {
    name: 'status 200 with an error inside, always',
    reply: () => ({ body: { error: { message: 'Provider returned error' } } }),
    result: 'server-error',
  },
  {
    name: 'a web page with status 200 (proxies)',
    reply: () => ({ body: '<!doctype html><html><title>Welcome</title><p>JSON schema</html>' }),
    result: 'web-page',
  },
  {
    name: 'no such model',
    reply: () => chatError(404, "model 'local-model' not found"),
    result: 'no-such-model',
  },
  {
    name: 'nothing at this address (no /v1)',
    reply: () => ({ status: 404, body: '404 page not found' }),
    result: 'nothing-here',
  },
  {
    name: 'sent on to https',
    reply: () => ({ status: 301, headers: { location: 'https://ai.example.com/v1/' }, body: '' }),
    result: 'redirect',
  },
  {
    name: 'the key refused',
    reply: () => chatError(401, 'Incorrect API key provided'),
    result: 'key-refused',
  },
  {
    name: 'the question longer than the window',
    reply: () => chatError(400, "This model's maximum context length is 8192 tokens"),
    result: 'too-long',
  },
  {
    name: 'content in parts',
    reply: () => chat({ content: [{ type: 'text', text: answerJson }] }),
    result: 'answer',
  },
  {
    name: 'declined, with no content',
    reply: () => chat({ content: null, message: { refusal: 'I cannot help with that.' } }),
    result: 'refused',
  },
  {
    name: 'declined by a filter',
    reply: () => chat({ content: '', finish: 'content_filter' }),
    result: 'refused',
  },
  { name: 'an end with a reason of its own ("eos")', reply: () => chat({ finish: 'eos' }), result: 'answer' },
  {
    name: 'an end for tools, though it is an answer',
    reply: () => chat({ finish: 'tool_calls' }),
    result: 'answer',
  },
  {
    name: 'a slow start within the time-out',
    reply: () => Object.assign(chat(), { delayMs: 200 }),
    result: 'answer',
  },
]

export const streamDialects: Dialect[] = [
  {
    name: 'a text in pieces',
    reply: () => chatStream(['Send ', 'the deck.']),
    result: 'answer',
    isStream: true,
  },
  {
    name: 'stream_options refused (Mistral, Azure)',
    reply: ({ body }) =>
      'stream_options' in body
        ? chatError(422, 'Extra inputs are not permitted: stream_options')
        : chatStream(['Send the deck.']),
    result: 'answer',
    requests: 2,
    isStream: true,
  },
  {
    name: 'thinking at the start of a text',
    reply: () => chatStream(['<thi', 'nk>Hm, the', ' deck</th', 'ink>\n\nSend the deck.']),
    result: 'answer',
    isStream: true,
  },
  {
    name: 'a text that ends with a reason of its own',
    reply: () => chatStream(['Send the deck.'], 'eos'),
    result: 'answer',
    isStream: true,
  },
  {
    name: 'an error in the middle of a text',
    reply: () => ({
      body: `data: ${JSON.stringify({ error: { message: 'out of memory', type: 'server_error' } })}\n\n`,
    }),
    result: 'server-error',
    isStream: true,
  },
]
