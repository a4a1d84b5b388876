// Answers the calls about language models, of the server's owner and of a company's admins: set up, ordered, tried, counted.
import { recordAct } from '../../kit/audit-store.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import { addressFault } from '../../kit/outside-call.ts'
import { outsideFetch } from '../../kit/outside-fetch.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { faultWords, type ModelFault } from '../../model/faults.ts'
import { modelPurposes } from '../../model/model-use.ts'
import { listFailures, listUsage } from '../../model/usage-store.ts'
import { countTry, requireServerOwner } from '../accounts/index.ts'
import {
  companyModels,
  findLocalServers,
  listModelPermissions,
  type ModelEndpoints,
  serverModels,
  setModelPermission,
  setModelPrice,
} from './contract.ts'
import { localServers, NoModelList, namesOfModels } from './find-models.ts'
import { addStored, changePurposes, listStored, moveToFirst, removeStored } from './model-server-store.ts'
import { listCompanies, namesOfCompanies, readPermissions, setPermission } from './permission-store.ts'
import { listPrices, setPrice } from './price-store.ts'
import { ofSettings, onWire } from './stored-model.ts'
import { type Holding, type ModelsServices, noModel, tryModel } from './try-model.ts'

const HOUR_MS = 60 * 60_000
const DAY_MS = 24 * HOUR_MS
const TRIES_AN_HOUR = 60
const MAX_SERVERS = 10
const MAX_FAILURES = 50

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
    vectorsFromSettings: config.embedding,
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
    vectorsFromSettings: null,
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
      return {
        servers: [...ofSettings(holding), ...stored.map(onWire)],
        sealsKeys: config.secretsKey !== null,
        budget: config.aiBudget,
      }
    }),
    serve(endpoints.add, async ({ scope, body }) => {
      const holder = await holding.admit(scope)
      const { provider, address, key, model: name, purposes } = body
      holding.checkAddress(address)
      if (purposes?.includes('vectors') && provider !== 'openai-compatible')
        throw new AppError('invalid', 'Vectors come from a server that speaks OpenAI’s API')
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
  const { db, system, clock } = services
  const acting = asSystem(db, system)
  const countTries = ({ userId }: Scope) =>
    countTry(acting, [{ key: `model-try:${userId}`, max: TRIES_AN_HOUR, windowMs: HOUR_MS }], clock())
  return [
    serve(endpoints.tryOut, async ({ scope, body }) => {
      const holder = await holding.admit(scope)
      if (!('id' in body)) holding.checkAddress(body.address)
      await countTries(scope)
      return tryModel(services, scope, { holding, holder, asked: body })
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
      const holder = await holding.admit(scope)
      const payerId = holder ?? 0
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
        prices: holder === null ? await listPrices(acting) : null,
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
