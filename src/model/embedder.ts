// Asks the configured model for vectors of texts; whatever goes wrong, it is done without them.
import type { EmbeddingModelV3 } from '@ai-sdk/provider'
import type { EmbeddingConfig } from '../config-model.ts'
import type { Spender } from './budget.ts'
import { embeddingModel, type Fetch } from './provider.ts'
import type { ModelServices } from './services.ts'

/** One vector a text, of the same length each; null where there are none now. Never rejects. */
export type Embedder = (
  texts: readonly string[],
  spender: Spender,
) => Promise<readonly (readonly number[])[] | null>

/** For all texts of a call: a question waits for it. */
const TIMEOUT_MS = 10_000
/** Characters of a text that count; models take some thousand tokens. */
const LONGEST = 8_000

/** Null without a configuration: texts are then compared by their words alone. */
export function createEmbedder(
  config: EmbeddingConfig | null,
  { budget, log, fetch: fetcher }: Pick<ModelServices, 'budget' | 'log'> & { fetch?: Fetch },
): Embedder | null {
  if (!config) return null
  return async (texts, spender) => {
    const values = texts.map((text) => text.slice(0, LONGEST))
    const estimate = Math.ceil(values.join('').length / 4)
    if (values.length === 0) return []
    try {
      if ((await budget.left(spender)) < estimate) return null
      const model = await embeddingModel(config, fetcher ?? fetch)
      const { embeddings, tokens } = await embedded(model, values)
      await budget.spend(spender, tokens ?? estimate)
      return isWhole(embeddings, values.length) ? embeddings : null
    } catch (error) {
      // Messages of servers may repeat the text: only the kind goes into the log.
      log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the model gave no vectors')
      return null
    }
  }
}

/** In as many requests as the server's limit demands, one after another. `tokens` is null where one did not count. */
async function embedded(
  model: EmbeddingModelV3,
  values: readonly string[],
): Promise<{ embeddings: number[][]; tokens: number | null }> {
  const abortSignal = AbortSignal.timeout(TIMEOUT_MS)
  const size = (await model.maxEmbeddingsPerCall) ?? values.length
  const embeddings: number[][] = []
  let tokens: number | null = 0
  for (let start = 0; start < values.length; start += size) {
    const part = await model.doEmbed({ values: values.slice(start, start + size), abortSignal })
    embeddings.push(...part.embeddings)
    tokens =
      tokens === null || !Number.isFinite(part.usage?.tokens) ? null : tokens + (part.usage?.tokens ?? 0)
  }
  return { embeddings, tokens }
}

/** One for each text, all of one length, of numbers. */
function isWhole(vectors: readonly (readonly number[])[], count: number): boolean {
  const length = vectors[0]?.length ?? 0
  return (
    vectors.length === count &&
    length > 0 &&
    vectors.every((vector) => vector.length === length && vector.every(Number.isFinite))
  )
}
