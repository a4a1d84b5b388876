// A model that is set up, as it is asked and as it is shown.
import { type ModelConfig, OPENAI_ADDRESS } from '../../config-model.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { SetUpModel } from '../../model/model-source.ts'
import { type ModelPurpose, modelPurposes } from '../../model/model-use.ts'
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

export const settingsOnWire = ({ provider, baseUrl, model, apiKey }: ModelConfig): ModelServer => ({
  id: null,
  provider,
  address: baseUrl,
  model,
  hasKey: apiKey !== '',
  purposes: [...modelPurposes],
})

const purposesOf = (stored: readonly string[]): ModelPurpose[] =>
  modelPurposes.filter((purpose) => stored.includes(purpose))

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
