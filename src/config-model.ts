// The settings of the language model, and of the model for vectors.
import { z } from 'zod'
import { address, ConfigError, text } from './config-fields.ts'

export interface ModelConfig {
  provider: 'anthropic' | 'google' | 'openai-compatible'
  apiKey: string
  baseUrl: string | null
  model: string
}

/** How long a model may take, by what its answer is for, and how long a mail waits for a busy one. */
export interface ModelPatience {
  /** For the answer to a question of a mail, all tries together. */
  mailMs: number
  /** As above, where somebody waits at a screen. */
  screenMs: number
  /** From its arrival a mail waits so long for a server that is busy. */
  busyMs: number
}

/** A model for vectors, on a server that speaks OpenAI's API. */
export type EmbeddingConfig = Pick<ModelConfig, 'apiKey' | 'model'> & { baseUrl: string }

const web = address(['http:', 'https:'], 'an http:// or https:// address')

const seconds = (least: number, most: number) =>
  z.coerce
    .number({ error: 'a number of seconds' })
    .int('a whole number of seconds')
    .min(least, `at least ${least} seconds`)
    .max(most, `at most ${most} seconds`)

export const modelFields = {
  ANTHROPIC_API_KEY: text('a key').optional(),
  ANTHROPIC_BASE_URL: web.optional(),
  GEMINI_API_KEY: text('a key').optional(),
  GEMINI_BASE_URL: web.optional(),
  OPENAI_BASE_URL: web.optional(),
  OPENAI_API_KEY: text('a key').optional(),
  AI_MODEL: text('the name of a model').optional(),
  EMBEDDING_MODEL: text('the name of a model').optional(),
  MODEL_RECORD: text('a folder').optional(),
  MODEL_REPLAY: text('a folder').optional(),
  AI_BUDGET: z.coerce
    .number({ error: 'a number of tokens a day, 0 for none' })
    .int('a whole number of tokens a day')
    .min(0, 'a number of tokens a day, 0 for none')
    .default(2_000_000),
  AI_MAIL_TIMEOUT: seconds(5, 600).default(100),
  AI_SCREEN_TIMEOUT: seconds(5, 300).default(30),
  AI_WAIT: seconds(0, 86_400).default(3_600),
}

type Environment = z.infer<z.ZodObject<typeof modelFields>>

export const OPENAI_ADDRESS = 'https://api.openai.com/v1'

/** A key alone is one of OpenAI's own. */
const openAiAddress = (env: Environment) =>
  env.OPENAI_BASE_URL ?? (env.OPENAI_API_KEY ? OPENAI_ADDRESS : null)

export function readModel(env: Environment): ModelConfig | null {
  if (env.ANTHROPIC_API_KEY) {
    return {
      provider: 'anthropic',
      apiKey: env.ANTHROPIC_API_KEY,
      baseUrl: env.ANTHROPIC_BASE_URL ?? null,
      model: env.AI_MODEL ?? 'claude-sonnet-4-5',
    }
  }
  if (env.GEMINI_API_KEY) {
    return {
      provider: 'google',
      apiKey: env.GEMINI_API_KEY,
      baseUrl: env.GEMINI_BASE_URL ?? null,
      model: env.AI_MODEL ?? 'gemini-2.5-flash',
    }
  }
  const baseUrl = openAiAddress(env)
  if (!baseUrl) return env.MODEL_REPLAY ? RECORDED : null
  if (!env.AI_MODEL && env.EMBEDDING_MODEL) return null
  if (!env.AI_MODEL) {
    const given = env.OPENAI_BASE_URL ? 'OPENAI_BASE_URL' : 'OPENAI_API_KEY'
    throw new ConfigError(`AI_MODEL is not set: with ${given} it names the model to ask`)
  }
  return {
    provider: 'openai-compatible',
    apiKey: env.OPENAI_API_KEY ?? '',
    baseUrl,
    model: env.AI_MODEL,
  }
}

export const readPatience = (env: Environment): ModelPatience => ({
  mailMs: env.AI_MAIL_TIMEOUT * 1_000,
  screenMs: env.AI_SCREEN_TIMEOUT * 1_000,
  busyMs: env.AI_WAIT * 1_000,
})

/** Answers come from MODEL_REPLAY, and no server is there to be asked. */
const RECORDED: ModelConfig = { provider: 'openai-compatible', apiKey: '', baseUrl: null, model: 'recorded' }

/** Where questions and answers are kept (MODEL_RECORD), or come from (MODEL_REPLAY). */
export const readRecordingFolders = ({ MODEL_RECORD, MODEL_REPLAY }: Environment) => ({
  record: MODEL_RECORD ?? null,
  replay: MODEL_REPLAY ?? null,
})

/** Beside any model for texts: a key of Anthropic's and a local server for vectors go together. */
export function readEmbedding(env: Environment): EmbeddingConfig | null {
  if (!env.EMBEDDING_MODEL) return null
  const baseUrl = openAiAddress(env)
  if (!baseUrl)
    throw new ConfigError('OPENAI_BASE_URL is not set: with EMBEDDING_MODEL it names the server to ask')
  return { apiKey: env.OPENAI_API_KEY ?? '', baseUrl, model: env.EMBEDDING_MODEL }
}
