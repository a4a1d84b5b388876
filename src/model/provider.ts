// Opens the model that the owner configured: Anthropic's or Google's own API, or any server that speaks OpenAI's.
import type { EmbeddingModelV3, LanguageModelV3 } from '@ai-sdk/provider'
import type { EmbeddingConfig, ModelConfig } from '../config-model.ts'
import { type Dialect, inDialect } from './dialect.ts'

export type Fetch = typeof fetch

/** The name under which our options reach an OpenAI-compatible server. */
const COMPATIBLE = 'compatible'

/** Of one answer, streamed or not. */
const MOST_ANSWER_BYTES = 8 * 2 ** 20
/** Of the vectors of many texts, which come as decimal numbers. */
const MOST_VECTOR_BYTES = 64 * 2 ** 20

/** JSON schemas with optional fields are not "strict" ones; the answer is checked against zod anyway. */
export const providerOptions = { [COMPATIBLE]: { strictJsonSchema: false } }

/** The model as it is asked in a dialect; Anthropic and Google have one dialect each, except for the form of answers. */
export type OpenModel = (dialect: Dialect) => Promise<LanguageModelV3>

export function modelOpener(config: ModelConfig, fetcher: Fetch): OpenModel {
  const fetch = withinBytes(MOST_ANSWER_BYTES, withoutRedirects(fetcher))
  const { apiKey, model } = config
  if (config.provider === 'anthropic')
    return async () => {
      const { createAnthropic } = await import('@ai-sdk/anthropic')
      return createAnthropic({ apiKey, fetch, ...baseOf(config, 'v1') })(model)
    }
  if (config.provider === 'google')
    return async () => {
      const { createGoogleGenerativeAI } = await import('@ai-sdk/google')
      return createGoogleGenerativeAI({ apiKey, fetch, ...baseOf(config, 'v1beta') })(model)
    }
  return async (dialect) => (await compatibleServer(config, fetch, dialect))(model)
}

/** Of a server that speaks OpenAI's API: Anthropic's has no vectors. */
export async function embeddingModel(config: EmbeddingConfig, fetcher: Fetch): Promise<EmbeddingModelV3> {
  const fetch = withinBytes(MOST_VECTOR_BYTES, withoutRedirects(fetcher))
  return (await compatibleServer(config, fetch)).embeddingModel(config.model)
}

async function compatibleServer(
  { baseUrl, apiKey }: Pick<ModelConfig, 'baseUrl' | 'apiKey'>,
  fetch: Fetch,
  dialect?: Dialect,
) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: COMPATIBLE,
    baseURL: withoutSlash(baseUrl ?? ''),
    ...(apiKey && { apiKey }),
    ...(dialect && { transformRequestBody: (body: Record<string, unknown>) => inDialect(dialect, body) }),
    supportsStructuredOutputs: true,
    // Of what is streamed too: servers count it only where they are asked to.
    includeUsage: true,
    fetch,
  })
}

/** The owner's address may be inside; where it sends us on to may not be (threat 18): a 3xx is an error. */
function withoutRedirects(fetcher: Fetch): Fetch {
  return (input, init) => fetcher(input, { ...init, redirect: 'manual' })
}

/** A server that sends more than any answer has fails, before what it sent fills the memory. */
function withinBytes(most: number, fetcher: Fetch): Fetch {
  return async (input, init) => {
    const response = await fetcher(input, init)
    if (!response.body) return response
    let bytes = 0
    const limit = new TransformStream<Uint8Array, Uint8Array>({
      transform(piece, controller) {
        bytes += piece.length
        if (bytes > most) controller.error(new Error('the answer of the model server is too long'))
        else controller.enqueue(piece)
      },
    })
    const { status, statusText, headers } = response
    return new Response(response.body.pipeThrough(limit), { status, statusText, headers })
  }
}

const withoutSlash = (url: string) => url.replace(/(?<!\/)\/+$/, '')

/** The provider's own tools take the address without the version, the library takes it with. */
function baseOf({ baseUrl }: ModelConfig, version: string): { baseURL?: string } {
  if (!baseUrl) return {}
  const base = withoutSlash(baseUrl)
  return { baseURL: base.endsWith(`/${version}`) ? base : `${base}/${version}` }
}
