// One request to a model and its answer, without any judgement of it.
import type { LanguageModelV3, LanguageModelV3CallOptions } from '@ai-sdk/provider'
import type { AnswerSchema } from './answer-schema.ts'
import { answerForm, type Dialect } from './dialect.ts'
import { type OpenModel, providerOptions } from './provider.ts'

export interface TextRequest {
  system: string
  prompt: string
  maxTokens: number
}

export interface FormRequest extends TextRequest {
  schema: AnswerSchema
}

export interface Generated {
  text: string
  /** What the server marked as the model's thinking. */
  reasoning: string
  finish: Awaited<ReturnType<LanguageModelV3['doGenerate']>>['finishReason']['unified']
  /** As the server counted; null where it did not, or counted nothing. */
  inputTokens: number | null
  /** Input that the server had read before. */
  cachedTokens: number
  /** Input and output; null as well where the server counted nothing. */
  totalTokens: number | null
}

/** @throws {APICallError} where the server refuses or cannot be reached. */
export async function generate(
  open: OpenModel,
  dialect: Dialect,
  { schema, ...request }: FormRequest,
  abortSignal: AbortSignal,
): Promise<Generated> {
  const model = await open(dialect)
  const { responseFormat, instructions } = answerForm(dialect, schema)
  const system = instructions === '' ? request.system : `${request.system}\n\n${instructions}`
  const { content, finishReason, usage } = await model.doGenerate({
    ...callOptions({ ...request, system }, abortSignal),
    ...(responseFormat && { responseFormat }),
  })
  const textOf = (kind: 'text' | 'reasoning') =>
    content.map((part) => (part.type === kind ? part.text : '')).join('')
  return {
    text: textOf('text'),
    reasoning: textOf('reasoning'),
    finish: finishReason.unified,
    inputTokens: usage.inputTokens.total || null,
    cachedTokens: usage.inputTokens.cacheRead ?? 0,
    totalTokens: totalOf(usage),
  }
}

/** Anthropic keeps what it made of a prompt up to here, where it is asked to; others keep it by themselves. */
const KEPT = { anthropic: { cacheControl: { type: 'ephemeral' } } } as const

export function callOptions(
  { system, prompt, maxTokens }: TextRequest,
  abortSignal: AbortSignal,
): LanguageModelV3CallOptions {
  return {
    prompt: [
      { role: 'system', content: system, providerOptions: KEPT },
      { role: 'user', content: [{ type: 'text', text: prompt }] },
    ],
    maxOutputTokens: maxTokens,
    abortSignal,
    providerOptions,
  }
}

export type Usage = Awaited<ReturnType<LanguageModelV3['doGenerate']>>['usage']

/** Null where the server counted nothing: zeros are no count. */
export function totalOf({ inputTokens, outputTokens }: Usage): number | null {
  const total = (inputTokens.total ?? 0) + (outputTokens.total ?? 0)
  return total === 0 ? null : total
}
