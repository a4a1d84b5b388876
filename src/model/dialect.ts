// What a model server understands, learned from what it refuses: OpenAI's API is spoken in many dialects.

import type { AnswerSchema } from './answer-schema.ts'
import { faultOf, type ModelFault } from './faults.ts'
import type { Refusal } from './refusal.ts'
import { simplifySchema } from './simple-schema.ts'

type ResponseFormat = { type: 'json'; schema?: AnswerSchema }

export interface Dialect {
  /** How the server learns the form of the answer: JSON schema, one without bounds, JSON mode, or words alone. */
  format: 'schema' | 'simple-schema' | 'json' | 'words'
  /** Name of the parameter that limits the answer; null where the server takes none. */
  limitName: 'max_tokens' | 'max_completion_tokens' | null
  /** Whether a streamed answer may be asked for its token count. */
  countsStreams: boolean
}

/** Where no refusal has taught us better. */
export const firstDialect: Dialect = { format: 'schema', limitName: 'max_tokens', countsStreams: true }

/** What every server understands. */
const plainDialect: Dialect = { format: 'words', limitName: null, countsStreams: false }

/** Faults that another dialect may heal. llama.cpp answers 500 for a schema that it cannot compile. */
const MAY_HEAL: ReadonlySet<ModelFault> = new Set(['request', 'server-error'])
const ABOUT_BOUNDS = /grammar|pattern|minitems|maxitems|minlength|maxlength|keyword|invalid schema/
const ABOUT_FORMAT = /response_format|response format|json_schema|json_object|structured|schema|grammar/
const ABOUT_LIMIT = /max_tokens|max_completion_tokens|max_new_tokens|max_output_tokens/

/** The dialect to try next, or null where another one would be refused as well. */
export function adaptDialect(dialect: Dialect, refusal: Refusal): Dialect | null {
  if (!MAY_HEAL.has(faultOf(refusal))) return null
  const { status, text } = refusal
  if (dialect.countsStreams && /stream_options|include_usage/.test(text))
    return { ...dialect, countsStreams: false }
  if (ABOUT_LIMIT.test(text)) {
    const limitName = nextLimitName(dialect, text)
    return limitName === undefined ? null : { ...dialect, limitName }
  }
  if (ABOUT_FORMAT.test(text)) {
    const format = nextFormat(dialect, text)
    return format && { ...dialect, format }
  }
  const isPlain = dialect.format === 'words' && dialect.limitName === null
  return status === 400 || status === 422 ? (isPlain ? null : plainDialect) : null
}

function nextLimitName({ limitName }: Dialect, text: string): Dialect['limitName'] | undefined {
  if (limitName === null) return undefined
  return limitName === 'max_tokens' && text.includes('max_completion_tokens') ? 'max_completion_tokens' : null
}

function nextFormat({ format }: Dialect, text: string): Dialect['format'] | null {
  if (format === 'words') return null
  if (format === 'schema' && ABOUT_BOUNDS.test(text)) return 'simple-schema'
  return format === 'json' ? 'words' : 'json'
}

/** How the request states the form of the answer: by parameter, in the instructions, or both. */
export function answerForm(
  { format }: Dialect,
  schema: AnswerSchema,
): { responseFormat: ResponseFormat | undefined; instructions: string } {
  if (format === 'schema') return { responseFormat: { type: 'json', schema }, instructions: '' }
  const simple = simplifySchema(schema)
  if (format === 'simple-schema')
    return { responseFormat: { type: 'json', schema: simple }, instructions: '' }
  return {
    responseFormat: format === 'json' ? { type: 'json' } : undefined,
    instructions: `Answer with one JSON value and no text around it. Its JSON schema: ${JSON.stringify(simple)}`,
  }
}

/** The body of a request to a server with OpenAI's API, in its dialect. */
export function inDialect(dialect: Dialect, body: Record<string, unknown>): Record<string, unknown> {
  const { max_tokens: limit, stream_options: streamOptions, ...rest } = body
  return {
    ...rest,
    ...(limit !== undefined && dialect.limitName !== null && { [dialect.limitName]: limit }),
    ...(streamOptions !== undefined && dialect.countsStreams && { stream_options: streamOptions }),
  }
}
