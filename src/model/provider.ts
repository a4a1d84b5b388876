// Chooses the model that the owner configured: the Anthropic API, or any server that speaks OpenAI's.
import type { EmbeddingModel, LanguageModel } from 'ai'
import type { EmbeddingConfig, ModelConfig } from '../config-model.ts'

export type Fetch = typeof fetch

/** The name under which our options reach an OpenAI-compatible server. */
const COMPATIBLE = 'compatible'

/** Of one answer, streamed or not. */
const MOST_ANSWER_BYTES = 8 * 2 ** 20
/** Of the vectors of many texts, which come as decimal numbers. */
const MOST_VECTOR_BYTES = 64 * 2 ** 20

/** JSON schemas with optional fields are not "strict" ones; the answer is checked against zod anyway. */
export const providerOptions = { [COMPATIBLE]: { strictJsonSchema: false } }

export async function languageModel(config: ModelConfig, fetcher: Fetch): Promise<LanguageModel> {
  const fetch = withinBytes(MOST_ANSWER_BYTES, withoutRedirects(fetcher))
  if (config.provider === 'anthropic') {
    const baseURL = config.baseUrl ? { baseURL: anthropicBase(config.baseUrl) } : {}
    const { createAnthropic } = await import('@ai-sdk/anthropic')
    return createAnthropic({ apiKey: config.apiKey, fetch, ...baseURL })(config.model)
  }
  return (await compatibleServer(config, fetch))(config.model)
}

/** Of a server that speaks OpenAI's API: Anthropic's has no vectors. */
export async function embeddingModel(config: EmbeddingConfig, fetcher: Fetch): Promise<EmbeddingModel> {
  return (
    await compatibleServer(config, withinBytes(MOST_VECTOR_BYTES, withoutRedirects(fetcher)))
  ).embeddingModel(config.model)
}

async function compatibleServer({ baseUrl, apiKey }: Pick<ModelConfig, 'baseUrl' | 'apiKey'>, fetch: Fetch) {
  const { createOpenAICompatible } = await import('@ai-sdk/openai-compatible')
  return createOpenAICompatible({
    name: COMPATIBLE,
    baseURL: (baseUrl ?? '').replace(/(?<!\/)\/+$/, ''),
    ...(apiKey ? { apiKey } : {}),
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

/** Anthropic's own tools take the address without the version, the library takes it with. */
function anthropicBase(url: string): string {
  const base = url.replace(/(?<!\/)\/+$/, '')
  return base.endsWith('/v1') ? base : `${base}/v1`
}
