// A model that is set up, as it is asked and as it is shown.
import { type EmbeddingConfig, type ModelConfig, OPENAI_ADDRESS } from '../../config-model.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { SetUpModel } from '../../model/model-source.ts'
import { modelPurposes, type SetUpPurpose, setUpPurposes } from '../../model/model-use.ts'
import { type ModelServer, modelProvider } from './contract.ts'
import type { StoredModelServer } from './model-server-store.ts'

export const onWire = ({ id, provider, address, model, key, purposes }: StoredModelServer): ModelServer => ({
  id,
  provider: modelProvider.parse(provider),
  address,
  model,
  hasKey: key !== '',
  purposes: purposesOf(purposes),
})

const settingsOnWire = ({ provider, baseUrl, model, apiKey }: ModelConfig): ModelServer => ({
  id: null,
  provider,
  address: baseUrl,
  model,
  hasKey: apiKey !== '',
  purposes: [...modelPurposes],
})

/** The models of the settings, as the page shows them. */
export const ofSettings = ({
  fromSettings,
  vectorsFromSettings,
}: {
  fromSettings: ModelConfig | null
  vectorsFromSettings: EmbeddingConfig | null
}): ModelServer[] => [
  ...(fromSettings ? [settingsOnWire(fromSettings)] : []),
  ...(vectorsFromSettings ? [vectorsOnWire(vectorsFromSettings)] : []),
]

const vectorsOnWire = ({ baseUrl, model, apiKey }: EmbeddingConfig): ModelServer => ({
  id: null,
  provider: 'openai-compatible',
  address: baseUrl,
  model,
  hasKey: apiKey !== '',
  purposes: ['vectors'],
})

const purposesOf = (stored: readonly string[]): SetUpPurpose[] =>
  setUpPurposes.filter((purpose) => stored.includes(purpose))

/** Null for a provider whose library knows its own. */
export const baseUrlOf = ({ provider, address }: { provider: string; address: string | null }) =>
  address ?? (provider === 'openai-compatible' ? OPENAI_ADDRESS : null)

export function modelOfStored(secrets: SecretKeeper, row: StoredModelServer): SetUpModel {
  const { address, model, companyId } = row
  return {
    provider: modelProvider.parse(row.provider),
    baseUrl: baseUrlOf({ provider: row.provider, address }),
    apiKey: row.key === '' ? '' : secrets.read(row.key),
    model,
    purposes: purposesOf(row.purposes),
    companyId,
  }
}
