// Reads a sample mail with one model, set up or not, and says what came of it.
import type { EmbeddingConfig, ModelConfig } from '../../config-model.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ModelClient } from '../../model/client.ts'
import { faultWords, type ModelFault } from '../../model/faults.ts'
import type { AppServices } from '../feature.ts'
import type { ModelTry, ModelToTry as ToTry } from './contract.ts'
import { type Holder, listStored } from './model-server-store.ts'
import { readSample, type SampleServices } from './sample-mail.ts'
import { baseUrlOf, modelOfStored } from './stored-model.ts'

export interface ModelsServices extends AppServices, SampleServices {
  secrets: SecretKeeper
  /** What asks a model, by the name that its questions carry, in words for the owner. */
  askers: readonly { agent: string; name: string }[]
}

/** Who may hold models, and where these may be. */
export interface Holding {
  /** @throws {AppError} for a person who may not. */
  admit(scope: Scope): Promise<Holder>
  /** @throws {AppError} for an address that may not be called. */
  checkAddress(address: string | null): void
  fetch: typeof fetch
  /** The model of the settings, where it is the holder's. */
  fromSettings: ModelConfig | null
  vectorsFromSettings: EmbeddingConfig | null
}

export const noModel = () => new AppError('not_found', 'This model is not set up any more')

/** A model of the holder by its id (null: the one of the settings), or one that is not set up yet. */
export interface ModelToTry {
  holding: Pick<Holding, 'fromSettings' | 'vectorsFromSettings'>
  holder: Holder
  asked: ToTry
}

/** Keeps nothing. @throws {AppError} not_found */
export async function tryModel(services: ModelsServices, scope: Scope, toTry: ModelToTry): Promise<ModelTry> {
  const config = await configOf(services, toTry)
  if (toTry.asked.purpose === 'vectors') return tryVectors(services, scope, { config, holder: toTry.holder })
  const watched = watch(services.model.clientOf(config, toTry.holder))
  const started = performance.now()
  const read = await readSample(services, scope, watched.client)
  const ms = Math.round(performance.now() - started)
  const { fault, tokens } = watched.end()
  return {
    ...read,
    vectorLength: null,
    trouble: read.byModel ? null : faultWords[fault ?? 'form'],
    ms,
    tokens,
  }
}

const SAMPLE_TEXT = 'The hall is open from nine to five.'

async function tryVectors(
  { model }: ModelsServices,
  scope: Scope,
  { config, holder }: { config: ModelConfig; holder: Holder },
): Promise<ModelTry> {
  const vectors = model.vectorsOf(config, holder)
  const spender = { companyId: scope.companyId || null, senderId: scope.userId }
  const started = performance.now()
  const made = await vectors.embed([SAMPLE_TEXT], { spender, agent: 'test' })
  const ms = Math.round(performance.now() - started)
  return {
    mail: null,
    byRules: [],
    byModel: null,
    vectorLength: made?.vectors[0]?.length ?? null,
    trouble: made ? null : faultWords[vectors.fault() ?? 'form'],
    ms,
    tokens: 0,
  }
}

async function configOf(
  { db, system, secrets }: ModelsServices,
  { holding: { fromSettings, vectorsFromSettings }, holder, asked }: ModelToTry,
): Promise<ModelConfig> {
  if (!('id' in asked)) {
    const { provider, address, key, model } = asked
    return { provider, baseUrl: baseUrlOf({ provider, address }), apiKey: key, model }
  }
  if (asked.id === null) {
    const ofSettings: ModelConfig | null =
      asked.purpose === 'vectors'
        ? vectorsFromSettings && { ...vectorsFromSettings, provider: 'openai-compatible' }
        : fromSettings
    if (!ofSettings) throw noModel()
    return ofSettings
  }
  const row = (await listStored(asSystem(db, system), holder)).find(({ id }) => id === asked.id)
  if (!row) throw noModel()
  return modelOfStored(secrets, row)
}

/** Remembers how the question of a try ended. */
function watch(client: ModelClient) {
  let end: { fault: ModelFault | null; tokens: number } = { fault: null, tokens: 0 }
  const watched: ModelClient = {
    ...client,
    async ask(question) {
      const answer = await client.ask({ ...question, isWaitedFor: true })
      end = answer.ok ? { fault: null, tokens: answer.tokens } : { fault: answer.fault, tokens: 0 }
      return answer
    },
  }
  return { client: watched, end: () => end }
}
