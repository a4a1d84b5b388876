// Asks a model for vectors of texts; whatever goes wrong, it is done without them.
import { createHash } from 'node:crypto'
import type { EmbeddingModelV3 } from '@ai-sdk/provider'
import type { EmbeddingConfig } from '../config-model.ts'
import { nameOf } from './ask.ts'
import type { Spender } from './budget.ts'
import { faultOfError, type ModelFault } from './faults.ts'
import { createMasks } from './masks.ts'
import { meanVector, piecesOf } from './pieces.ts'
import { embeddingModel } from './provider.ts'
import { refusalOf } from './refusal.ts'
import type { ModelServices } from './services.ts'
import { estimateTokens, noTokens } from './token-count.ts'

/** One vector for each text, all of one length. */
export interface Vectors {
  /** Names the server, its model and their length: vectors of different spaces are never compared. */
  space: string
  vectors: readonly (readonly number[])[]
}

export interface VectorQuestion {
  spender: Spender
  /** An agent's type, or the part of the app that asks. */
  agent: string
  /** 10 s without it: a question waits for the vectors. */
  timeoutMs?: number
}

export interface VectorModel {
  readonly model: string
  /** Null where there are none now. Never rejects. */
  embed(texts: readonly string[], question: VectorQuestion): Promise<Vectors | null>
  /** The space of its vectors as it is known, or null before the first were made. */
  space(): string | null
  /** Why the last call failed. */
  fault(): ModelFault | null
}

const TIMEOUT_MS = 10_000
/** Characters of a piece: many models read no more than 512 tokens, and leave out the rest without a word. */
const LONGEST_PIECE = 1_000
/** A server that refuses pieces of this length refuses them for another reason. */
const SHORTEST_PIECE = 120

/** `payerId`: the company whose model it is, 0 for the owner's. */
export function openVectorModel(config: EmbeddingConfig, services: ModelServices, payerId = 0): VectorModel {
  const { budget, log } = services
  let space: string | null = null
  let fault: ModelFault | null = null
  let longest = LONGEST_PIECE

  /** With shorter pieces where the server says that they do not fit. */
  async function inWindow(texts: readonly string[], signal: AbortSignal) {
    const model = await embeddingModel(config, services.fetch ?? fetch)
    for (;;) {
      try {
        return await embedPieces(model, texts, { longest, signal })
      } catch (error) {
        const refusal = refusalOf(error)
        const isTooLong = refusal !== null && faultOfError(error, refusal) === 'too-long'
        if (!isTooLong || longest <= SHORTEST_PIECE) throw error
        longest = Math.ceil(longest / 2)
      }
    }
  }

  const note = (question: VectorQuestion, tokens: number) =>
    services.onCall?.({
      model: config.model,
      payerId,
      use: { purpose: 'vectors', agent: question.agent, companyId: question.spender.companyId },
      outcome: fault ?? 'answered',
      tokens: { ...noTokens, input: tokens },
      savedTokens: 0,
    })

  return {
    model: config.model,
    space: () => space,
    fault: () => fault,
    async embed(plain, question) {
      const texts = plain.map((text) => createMasks([text]).mask(text))
      const estimate = estimateTokens(texts.join('').length)
      try {
        if ((await budget.left(question.spender)) < estimate) {
          fault = 'budget'
          return null
        }
        const signal = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS)
        const { vectors, tokens } = await inWindow(texts, signal)
        await budget.spend(question.spender, tokens ?? estimate)
        const length = vectors?.[0]?.length ?? 0
        fault = vectors ? null : 'form'
        note(question, tokens ?? estimate)
        if (!vectors) return null
        space = spaceOf(config, length)
        return { space, vectors }
      } catch (error) {
        // Messages of servers may repeat the text: only the kind goes into the log.
        fault = nameOf(error) === 'TimeoutError' ? 'timeout' : faultOfError(error, refusalOf(error))
        log.warn({ err: nameOf(error), fault }, 'the model gave no vectors')
        note(question, 0)
        return null
      }
    },
  }
}

interface Embedded {
  /** Null where what came is not a vector for each text. */
  vectors: readonly number[][] | null
  /** Null where the server did not count. */
  tokens: number | null
}

/** In as many requests as the server's limit demands, one after another. A text of several pieces has their mean. */
async function embedPieces(
  model: EmbeddingModelV3,
  texts: readonly string[],
  { longest, signal }: { longest: number; signal: AbortSignal },
): Promise<Embedded> {
  const pieces = texts.map((text) => piecesOf(text, longest))
  const values = pieces.flat()
  const size = (await model.maxEmbeddingsPerCall) ?? values.length
  const made: number[][] = []
  let tokens: number | null = 0
  for (let start = 0; start < values.length; start += size) {
    const part = await model.doEmbed({ values: values.slice(start, start + size), abortSignal: signal })
    made.push(...part.embeddings)
    tokens =
      tokens === null || !Number.isFinite(part.usage?.tokens) ? null : tokens + (part.usage?.tokens ?? 0)
  }
  if (!isWhole(made, values.length)) return { vectors: null, tokens }
  let from = 0
  const vectors = pieces.map(({ length }) => {
    from += length
    return meanVector(made.slice(from - length, from))
  })
  return { vectors, tokens }
}

const spaceOf = ({ baseUrl, model }: EmbeddingConfig, length: number): string =>
  `${createHash('sha256').update(`${baseUrl} ${model}`).digest('base64url').slice(0, 16)}:${length}`

/** One for each text, all of one length, of numbers. */
function isWhole(vectors: readonly (readonly number[])[], count: number): boolean {
  const length = vectors[0]?.length ?? 0
  return (
    vectors.length === count &&
    length > 0 &&
    vectors.every((vector) => vector.length === length && vector.every(Number.isFinite))
  )
}
