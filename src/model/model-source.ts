// The models that are set up now: by settings, and by the owner or a company on a page, which may change at any time.
import { type EmbeddingConfig, type ModelConfig, OPENAI_ADDRESS } from '../config-model.ts'
import { type AskedModel, clientOf, type ModelClient } from './client.ts'
import { openVectorModel, type VectorModel } from './embedder.ts'
import { ARCHIVES, type ModelUse, modelPurposes, type SetUpPurpose } from './model-use.ts'
import { openModel } from './open-model.ts'
import type { ModelServices } from './services.ts'

export interface SetUpModel extends ModelConfig {
  purposes: readonly SetUpPurpose[]
  /** The company whose questions alone it answers; null for the owner's. */
  companyId: number | null
}

/** What was set up on the pages, and whether a use may be sent to the owner's models. */
export interface StoredModels {
  models: readonly SetUpModel[]
  isAllowed(use: Pick<ModelUse, 'agent' | 'companyId'>): boolean
}

export interface ModelSource {
  /** Asks the models of a use in order; null while there is none, or where the use is not allowed. Never rejects. */
  open(use: ModelUse): Promise<ModelClient | null>
  /** The first model for vectors of a use; null as above. Never rejects. */
  openVectors(use: Omit<ModelUse, 'purpose'>): Promise<VectorModel | null>
  /** Whether anybody set a model for vectors up. Never rejects. */
  hasVectors(): Promise<boolean>
  /** The names of the owner's models that read, in order. Never rejects. */
  names(): Promise<string[]>
  /** A client of one model alone, to try it; a company's calls no address inside. */
  clientOf(config: ModelConfig, companyId?: number | null): ModelClient
  /** As above, of a model for vectors. */
  vectorsOf(config: ModelConfig, companyId?: number | null): VectorModel
  /** To call after a change, so that this process does not wait for its next look. */
  forget(): void
}

export interface ModelSourceOptions {
  /** Asked before those that are stored. */
  fromSettings: ModelConfig | null
  /** As above, for vectors. */
  vectorsFromSettings: EmbeddingConfig | null
  stored: () => Promise<StoredModels>
  /** For the models of companies: it calls no address inside. */
  outsideFetch: typeof fetch
}

/** Another process may have changed them: they are read again after this time. */
const REREAD_MS = 5_000

export function createModelSource(
  { fromSettings, vectorsFromSettings, stored, outsideFetch }: ModelSourceOptions,
  services: ModelServices,
): ModelSource {
  const own: SetUpModel[] = []
  if (fromSettings) own.push({ ...fromSettings, purposes: modelPurposes, companyId: null })
  if (vectorsFromSettings)
    own.push({
      ...vectorsFromSettings,
      provider: 'openai-compatible',
      purposes: ['vectors'],
      companyId: null,
    })
  let current: StoredModels = { models: own, isAllowed: () => true }
  let readAt = Number.NEGATIVE_INFINITY
  /** By its settings, so that what was learned of a server is not lost while others change. */
  let known = new Map<string, AskedModel>()
  let knownVectors = new Map<string, VectorModel>()

  async function read(): Promise<StoredModels> {
    if (performance.now() - readAt < REREAD_MS) return current
    try {
      const { models, isAllowed } = await stored()
      readAt = performance.now()
      current = { models: [...own, ...models], isAllowed }
      const keys = new Set(current.models.map(keyOf))
      known = new Map([...known].filter(([key]) => keys.has(key)))
      knownVectors = new Map([...knownVectors].filter(([key]) => keys.has(key)))
    } catch (error) {
      services.log.warn({ err: error }, 'the models that are set up could not be read')
    }
    return current
  }

  const servicesFor = ({ companyId }: Pick<SetUpModel, 'companyId'>): ModelServices =>
    companyId === null ? services : { ...services, fetch: outsideFetch }

  const opened = (model: SetUpModel): AskedModel => openModel(model, servicesFor(model), model.companyId ?? 0)

  const openedVectors = (model: SetUpModel): VectorModel =>
    openVectorModel(
      { ...model, baseUrl: model.baseUrl ?? OPENAI_ADDRESS },
      servicesFor(model),
      model.companyId ?? 0,
    )

  /**
   * A company that set up models that read asks these alone; for vectors, one that set up any model does.
   * None where nothing may be sent.
   */
  async function candidatesFor(
    use: Omit<ModelUse, 'purpose'>,
    isOwn: (model: SetUpModel) => boolean = () => true,
  ): Promise<readonly SetUpModel[]> {
    const { models, isAllowed } = await read()
    if (use.isFromArchive && !isAllowed({ agent: ARCHIVES, companyId: null })) return []
    const ofCompany = models.filter(({ companyId }) => companyId !== null && companyId === use.companyId)
    if (ofCompany.some(isOwn)) return ofCompany
    return isAllowed(use) ? models.filter(({ companyId }) => companyId === null) : []
  }

  function knownModel(model: SetUpModel): AskedModel {
    const key = keyOf(model)
    const asked = known.get(key) ?? opened(model)
    known.set(key, asked)
    return asked
  }

  return {
    async open(use) {
      const candidates = await candidatesFor(use, ({ purposes }) => !purposes.includes('vectors'))
      return clientOf(
        candidates.filter(({ purposes }) => purposes.includes(use.purpose)).map(knownModel),
        use,
      )
    },
    async openVectors(use) {
      const first = (await candidatesFor(use)).find(({ purposes }) => purposes.includes('vectors'))
      if (!first) return null
      const key = keyOf(first)
      const model = knownVectors.get(key) ?? openedVectors(first)
      knownVectors.set(key, model)
      return model
    },
    async hasVectors() {
      const { models } = await read()
      return models.some(({ purposes }) => purposes.includes('vectors'))
    },
    async names() {
      const { models } = await read()
      return models
        .filter(({ companyId, purposes }) => companyId === null && !purposes.includes('vectors'))
        .map(({ model }) => model)
    },
    vectorsOf: (config, companyId = null) => openedVectors({ ...config, purposes: ['vectors'], companyId }),
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
