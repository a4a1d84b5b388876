// Answers the owner's calls about language models: set up, ordered, removed, and tried.
import { type ModelConfig, OPENAI_ADDRESS } from '../../config-model.ts'
import { recordAct } from '../../kit/audit-store.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { ModelClient } from '../../model/client.ts'
import { faultWords, type ModelFault } from '../../model/faults.ts'
import { countTry, requireServerOwner } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import {
  addModelServer,
  askModelFirst,
  findLocalServers,
  findModels,
  listModelServers,
  type ModelServer,
  type ModelToAsk,
  modelProvider,
  removeModelServer,
  tryModel,
} from './contract.ts'
import { localServers, NoModelList, namesOfModels } from './find-models.ts'
import {
  addStored,
  listStored,
  moveToFirst,
  removeStored,
  type StoredModelServer,
} from './model-server-store.ts'
import { readSample, type SampleServices } from './sample-mail.ts'

export interface ModelsServices extends AppServices, SampleServices {
  secrets: SecretKeeper
}

const HOUR_MS = 60 * 60_000
const TRIES_AN_HOUR = 60
const MAX_SERVERS = 10

export function modelRoutes(services: ModelsServices): Served[] {
  const { db, system, config, clock, model, secrets } = services
  const acting = asSystem(db, system)
  const countTries = ({ userId }: Scope) =>
    countTry(acting, [{ key: `model-try:${userId}`, max: TRIES_AN_HOUR, windowMs: HOUR_MS }], clock())
  const record = (scope: Scope, action: 'model.added' | 'model.removed') =>
    recordAct(acting, { action, actorId: scope.userId })
  return [
    serve(listModelServers, async ({ scope }) => {
      await requireServerOwner(services, scope)
      const stored = await listStored(acting)
      const ofSettings = config.model ? [settingsOnWire(config.model)] : []
      return {
        servers: [...ofSettings, ...stored.map(onWire)],
        sealsKeys: config.secretsKey !== null,
      }
    }),
    serve(addModelServer, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      const { provider, address, key, model: name } = body
      const row = await db.transaction(async () => {
        const stored = await listStored(acting)
        if (stored.length >= MAX_SERVERS)
          throw new AppError('invalid', `At most ${MAX_SERVERS} models can be set up`)
        await record(scope, 'model.added')
        return addStored(acting, {
          position: (stored.at(-1)?.position ?? 0) + 1,
          provider,
          address,
          key: secrets.keep(key),
          model: name,
        })
      })
      model.forget()
      return onWire(row)
    }),
    serve(removeModelServer, async ({ scope, params }) => {
      await requireServerOwner(services, scope)
      await db.transaction(async () => {
        if (!(await removeStored(acting, params.id))) throw noModel()
        await record(scope, 'model.removed')
      })
      model.forget()
      return {}
    }),
    serve(askModelFirst, async ({ scope, params }) => {
      await requireServerOwner(services, scope)
      if (!(await moveToFirst(acting, params.id))) throw noModel()
      model.forget()
      return {}
    }),
    serve(tryModel, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      await countTries(scope)
      const watched = watch(model.clientOf(await configOf(services, body)))
      const started = performance.now()
      const read = await readSample(services, scope, watched.client)
      const ms = Math.round(performance.now() - started)
      const { fault, tokens } = watched.end()
      return { ...read, trouble: read.byModel ? null : faultWords[fault ?? 'form'], ms, tokens }
    }),
    serve(findModels, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      await countTries(scope)
      const { provider, address, key } = body
      try {
        const names = await namesOfModels({ provider, baseUrl: address, apiKey: key })
        return { names, trouble: null }
      } catch (error) {
        services.log.info({ err: error }, 'a model server gave no list of its models')
        return { names: [], trouble: error instanceof NoModelList ? error.message : faultWords.unreachable }
      }
    }),
    serve(findLocalServers, async ({ scope }) => {
      await requireServerOwner(services, scope)
      return { found: await localServers() }
    }),
  ]
}

const noModel = () => new AppError('not_found', 'This model is not set up any more')

const onWire = ({ id, provider, address, model, key }: StoredModelServer): ModelServer => ({
  id,
  provider: modelProvider.parse(provider),
  address,
  model,
  hasKey: key !== '',
})

const settingsOnWire = ({ provider, baseUrl, model, apiKey }: ModelConfig): ModelServer => ({
  id: null,
  provider,
  address: baseUrl,
  model,
  hasKey: apiKey !== '',
})

/** Null for a provider whose library knows its own. */
const baseUrlOf = ({ provider, address }: { provider: string; address: string | null }) =>
  address ?? (provider === 'openai-compatible' ? OPENAI_ADDRESS : null)

export function configOfStored(secrets: SecretKeeper, row: StoredModelServer): ModelConfig {
  const { address, model } = row
  return {
    provider: modelProvider.parse(row.provider),
    baseUrl: baseUrlOf({ provider: row.provider, address }),
    apiKey: row.key === '' ? '' : secrets.read(row.key),
    model,
  }
}

async function configOf(
  { db, system, config, secrets }: ModelsServices,
  asked: { id: number | null } | ModelToAsk,
): Promise<ModelConfig> {
  if (!('id' in asked)) {
    const { provider, address, key, model } = asked
    return { provider, baseUrl: baseUrlOf({ provider, address }), apiKey: key, model }
  }
  if (asked.id === null) {
    if (!config.model) throw noModel()
    return config.model
  }
  const row = (await listStored(asSystem(db, system))).find(({ id }) => id === asked.id)
  if (!row) throw noModel()
  return configOfStored(secrets, row)
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
