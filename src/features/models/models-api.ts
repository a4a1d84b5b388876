// Answers the calls about language models, of the server's owner and of a company's admins: set up, ordered, tried, counted.
import { type ModelConfig, OPENAI_ADDRESS } from '../../config-model.ts'
import { recordAct } from '../../kit/audit-store.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { SecretKeeper } from '../../kit/kept-secret.ts'
import { addressFault } from '../../kit/outside-call.ts'
import { outsideFetch } from '../../kit/outside-fetch.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { ModelClient } from '../../model/client.ts'
import { faultWords, type ModelFault } from '../../model/faults.ts'
import type { SetUpModel } from '../../model/model-source.ts'
import { type ModelPurpose, modelPurposes } from '../../model/model-use.ts'
import { listFailures, listUsage } from '../../model/usage-store.ts'
import { countTry, requireServerOwner } from '../accounts/index.ts'
import type { AppServices } from '../feature.ts'
import {
  companyModels,
  findLocalServers,
  listModelPermissions,
  type ModelEndpoints,
  type ModelServer,
  type ModelToAsk,
  modelProvider,
  serverModels,
  setModelPermission,
  setModelPrice,
} from './contract.ts'
import { localServers, NoModelList, namesOfModels } from './find-models.ts'
import {
  addStored,
  changePurposes,
  type Holder,
  listStored,
  moveToFirst,
  removeStored,
  type StoredModelServer,
} from './model-server-store.ts'
import { listCompanies, namesOfCompanies, readPermissions, setPermission } from './permission-store.ts'
import { listPrices, setPrice } from './price-store.ts'
import { readSample, type SampleServices } from './sample-mail.ts'

export interface ModelsServices extends AppServices, SampleServices {
  secrets: SecretKeeper
  /** What asks a model, by the name that its questions carry, in words for the owner. */
  askers: readonly { agent: string; name: string }[]
}

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const TRIES_AN_HOUR = 60
const MAX_SERVERS = 10
const MAX_FAILURES = 50

/** Who may hold models, and where these may be. */
interface Holding {
  /** @throws {AppError} for a person who may not. */
  admit(scope: Scope): Promise<Holder>
  /** @throws {AppError} for an address that may not be called. */
  checkAddress(address: string | null): void
  fetch: typeof fetch
  /** The model of the settings, where it is the holder's. */
  fromSettings: ModelConfig | null
}

export function modelRoutes(services: ModelsServices): Served[] {
  const { config } = services
  const ofServer: Holding = {
    async admit(scope) {
      await requireServerOwner(services, scope)
      return null
    },
    checkAddress() {},
    fetch,
    fromSettings: config.model,
  }
  const ofCompany: Holding = {
    async admit({ companyId, role }) {
      if (companyId === 0 || role !== 'admin')
        throw new AppError('forbidden', 'This takes an admin of the company', { reason: 'role' })
      return companyId
    },
    checkAddress(address) {
      const fault = address === null ? null : addressFault(address, config.privateHosts)
      if (fault) throw new AppError('invalid', fault)
    },
    fetch: outsideFetch(config.privateHosts),
    fromSettings: null,
  }
  return [
    ...setUpRoutes(services, serverModels, ofServer),
    ...tryRoutes(services, serverModels, ofServer),
    ...setUpRoutes(services, companyModels, ofCompany),
    ...tryRoutes(services, companyModels, ofCompany),
    ...ownerRoutes(services),
  ]
}

function setUpRoutes(services: ModelsServices, endpoints: ModelEndpoints, holding: Holding): Served[] {
  const { db, system, config, model, secrets } = services
  const acting = asSystem(db, system)
  const record = (scope: Scope, action: 'model.added' | 'model.changed' | 'model.removed') =>
    recordAct(acting, {
      action,
      actorId: scope.userId,
      ...(scope.companyId && { companyId: scope.companyId }),
    })
  return [
    serve(endpoints.list, async ({ scope }) => {
      const stored = await listStored(acting, await holding.admit(scope))
      const ofSettings = holding.fromSettings ? [settingsOnWire(holding.fromSettings)] : []
      return {
        servers: [...ofSettings, ...stored.map(onWire)],
        sealsKeys: config.secretsKey !== null,
        budget: config.aiBudget,
      }
    }),
    serve(endpoints.add, async ({ scope, body }) => {
      const holder = await holding.admit(scope)
      const { provider, address, key, model: name, purposes } = body
      holding.checkAddress(address)
      const row = await db.transaction(async () => {
        const stored = await listStored(acting, holder)
        if (stored.length >= MAX_SERVERS)
          throw new AppError('invalid', `At most ${MAX_SERVERS} models can be set up`)
        await record(scope, 'model.added')
        return addStored(acting, {
          position: (stored.at(-1)?.position ?? 0) + 1,
          provider,
          address,
          key: secrets.keep(key),
          model: name,
          purposes: purposes ?? [...modelPurposes],
          companyId: holder,
        })
      })
      model.forget()
      return onWire(row)
    }),
    serve(endpoints.change, async ({ scope, params, body }) => {
      const holder = await holding.admit(scope)
      const row = await db.transaction(async () => {
        const changed = await changePurposes(acting, holder, { id: params.id, purposes: body.purposes })
        if (!changed) throw noModel()
        await record(scope, 'model.changed')
        return changed
      })
      model.forget()
      return onWire(row)
    }),
    serve(endpoints.remove, async ({ scope, params }) => {
      const holder = await holding.admit(scope)
      await db.transaction(async () => {
        if (!(await removeStored(acting, holder, params.id))) throw noModel()
        await record(scope, 'model.removed')
      })
      model.forget()
      return {}
    }),
    serve(endpoints.askFirst, async ({ scope, params }) => {
      const holder = await holding.admit(scope)
      if (!(await moveToFirst(acting, holder, params.id))) throw noModel()
      model.forget()
      return {}
    }),
  ]
}

function tryRoutes(services: ModelsServices, endpoints: ModelEndpoints, holding: Holding): Served[] {
  const { db, system, clock, model } = services
  const acting = asSystem(db, system)
  const countTries = ({ userId }: Scope) =>
    countTry(acting, [{ key: `model-try:${userId}`, max: TRIES_AN_HOUR, windowMs: HOUR_MS }], clock())
  return [
    serve(endpoints.tryOut, async ({ scope, body }) => {
      const holder = await holding.admit(scope)
      if (!('id' in body)) holding.checkAddress(body.address)
      await countTries(scope)
      const watched = watch(
        model.clientOf(await configOf(services, holding, { holder, asked: body }), holder),
      )
      const started = performance.now()
      const read = await readSample(services, scope, watched.client)
      const ms = Math.round(performance.now() - started)
      const { fault, tokens } = watched.end()
      return { ...read, trouble: read.byModel ? null : faultWords[fault ?? 'form'], ms, tokens }
    }),
    serve(endpoints.find, async ({ scope, body }) => {
      await holding.admit(scope)
      holding.checkAddress(body.address)
      await countTries(scope)
      const { provider, address, key } = body
      try {
        const server = { provider, baseUrl: address, apiKey: key }
        return { names: await namesOfModels(server, { fetcher: holding.fetch }), trouble: null }
      } catch (error) {
        services.log.info({ err: error }, 'a model server gave no list of its models')
        return { names: [], trouble: error instanceof NoModelList ? error.message : faultWords.unreachable }
      }
    }),
    serve(endpoints.usage, async ({ scope, query }) => {
      const payerId = (await holding.admit(scope)) ?? 0
      const since = new Date(clock().getTime() - (query.days - 1) * DAY_MS).toISOString().slice(0, 10)
      const usage = await listUsage(acting, { payerId, since })
      const names = await namesOfCompanies(acting, [...new Set(usage.map(({ companyId }) => companyId))])
      const failures = await listFailures(acting, { payerId, since })
      return {
        since,
        rows: usage.map(({ payerId: _, companyId, ...row }) => ({
          ...row,
          company: companyId === 0 ? null : (names.get(companyId) ?? `Company ${companyId}`),
        })),
        failures: failures.slice(0, MAX_FAILURES).map(({ day, model: name, fault, count, lastAt }) => ({
          day,
          model: name,
          reason: faultWords[fault as ModelFault] ?? fault,
          count,
          lastAt: lastAt.toISOString(),
        })),
        prices: await listPrices(acting),
      }
    }),
  ]
}

/** What the owner of the server alone decides. */
function ownerRoutes(services: ModelsServices): Served[] {
  const { db, system, model, askers } = services
  const acting = asSystem(db, system)
  return [
    serve(findLocalServers, async ({ scope }) => {
      await requireServerOwner(services, scope)
      return { found: await localServers() }
    }),
    serve(setModelPrice, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      await setPrice(acting, body)
      return body
    }),
    serve(listModelPermissions, async ({ scope }) => {
      await requireServerOwner(services, scope)
      const permissions = await readPermissions(acting)
      const companies = await listCompanies(acting)
      return {
        agents: askers.map((asker) => ({ ...asker, isAllowed: permissions.agent(asker.agent) })),
        companies: companies.map((company) => ({ ...company, isAllowed: permissions.company(company.id) })),
      }
    }),
    serve(setModelPermission, async ({ scope, body }) => {
      await requireServerOwner(services, scope)
      if ('agent' in body && !askers.some(({ agent }) => agent === body.agent))
        throw new AppError('invalid', `${body.agent} asks no language model`)
      const key =
        'agent' in body
          ? { agent: body.agent, companyId: 0 as const }
          : { agent: '' as const, companyId: body.companyId }
      await db.transaction(async () => {
        await setPermission(acting, key, body.isAllowed)
        await recordAct(acting, { action: 'model.allowed', actorId: scope.userId })
      })
      model.forget()
      return {}
    }),
  ]
}

const noModel = () => new AppError('not_found', 'This model is not set up any more')

const onWire = ({ id, provider, address, model, key, purposes }: StoredModelServer): ModelServer => ({
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

const purposesOf = (stored: readonly string[]): ModelPurpose[] =>
  modelPurposes.filter((purpose) => stored.includes(purpose))

/** Null for a provider whose library knows its own. */
const baseUrlOf = ({ provider, address }: { provider: string; address: string | null }) =>
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

async function configOf(
  { db, system, secrets }: ModelsServices,
  { fromSettings }: Holding,
  { holder, asked }: { holder: Holder; asked: { id: number | null } | ModelToAsk },
): Promise<ModelConfig> {
  if (!('id' in asked)) {
    const { provider, address, key, model } = asked
    return { provider, baseUrl: baseUrlOf({ provider, address }), apiKey: key, model }
  }
  if (asked.id === null) {
    if (!fromSettings) throw noModel()
    return fromSettings
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
