// The models that are set up now: by settings, and by the owner or a company on a page, which may change at any time.
import type { ModelConfig } from '../config-model.ts'
import { type AskedModel, clientOf, type ModelClient } from './client.ts'
import { type ModelPurpose, type ModelUse, modelPurposes } from './model-use.ts'
import { openModel } from './open-model.ts'
import type { ModelServices } from './services.ts'

export interface SetUpModel extends ModelConfig {
  purposes: readonly ModelPurpose[]
  /** The company whose questions alone it answers; null for the owner's. */
  companyId: number | null
}

/** What was set up on the pages, and whether a use may be sent to the owner's models. */
export interface StoredModels {
  models: readonly SetUpModel[]
  isAllowed(use: ModelUse): boolean
}

export interface ModelSource {
  /** Asks the models of a use in order; null while there is none, or where the use is not allowed. Never rejects. */
  open(use: ModelUse): Promise<ModelClient | null>
  /** The names of the owner's models, in order. Never rejects. */
  names(): Promise<string[]>
  /** A client of one model alone, to try it; a company's calls no address inside. */
  clientOf(config: ModelConfig, companyId?: number | null): ModelClient
  /** To call after a change, so that this process does not wait for its next look. */
  forget(): void
}

export interface ModelSourceOptions {
  /** Asked before those that are stored. */
  fromSettings: ModelConfig | null
  stored: () => Promise<StoredModels>
  /** For the models of companies: it calls no address inside. */
  outsideFetch: typeof fetch
}

/** Another process may have changed them: they are read again after this time. */
const REREAD_MS = 5_000

export function createModelSource(
  { fromSettings, stored, outsideFetch }: ModelSourceOptions,
  services: ModelServices,
): ModelSource {
  const own: SetUpModel[] = fromSettings
    ? [{ ...fromSettings, purposes: modelPurposes, companyId: null }]
    : []
  let current: StoredModels = { models: own, isAllowed: () => true }
  let readAt = Number.NEGATIVE_INFINITY
  /** By its settings, so that what was learned of a server is not lost while others change. */
  let known = new Map<string, AskedModel>()

  async function read(): Promise<StoredModels> {
    if (performance.now() - readAt < REREAD_MS) return current
    try {
      const { models, isAllowed } = await stored()
      readAt = performance.now()
      current = { models: [...own, ...models], isAllowed }
      const keys = new Set(current.models.map(keyOf))
      known = new Map([...known].filter(([key]) => keys.has(key)))
    } catch (error) {
      services.log.warn({ err: error }, 'the models that are set up could not be read')
    }
    return current
  }

  const opened = (model: SetUpModel): AskedModel =>
    model.companyId === null
      ? openModel(model, services)
      : openModel(model, { ...services, fetch: outsideFetch }, model.companyId)

  function knownModel(model: SetUpModel): AskedModel {
    const key = keyOf(model)
    const asked = known.get(key) ?? opened(model)
    known.set(key, asked)
    return asked
  }

  return {
    async open(use) {
      const { models, isAllowed } = await read()
      const ofCompany = models.filter(({ companyId }) => companyId !== null && companyId === use.companyId)
      if (ofCompany.length === 0 && !isAllowed(use)) return null
      const candidates =
        ofCompany.length > 0 ? ofCompany : models.filter(({ companyId }) => companyId === null)
      return clientOf(
        candidates.filter(({ purposes }) => purposes.includes(use.purpose)).map(knownModel),
        use,
      )
    },
    async names() {
      const { models } = await read()
      return models.filter(({ companyId }) => companyId === null).map(({ model }) => model)
    },
    clientOf(config, companyId = null) {
      const model = { ...config, purposes: modelPurposes, companyId }
      const client = clientOf([opened(model)], { purpose: 'fast', agent: 'test', companyId })
      if (!client) throw new Error('there is a model')
      return client
    },
    forget() {
      readAt = Number.NEGATIVE_INFINITY
    },
  }
}

const keyOf = (model: SetUpModel) => JSON.stringify(model)
