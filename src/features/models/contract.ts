// Language models on the wire, of the server for its owner and of a company for its admins: which are asked, and what it cost.
import { z } from 'zod'
import { endpoint, idParam } from '../../kit/contract.ts'

export const modelProvider = z.enum(['anthropic', 'google', 'openai-compatible'])

/** Characters of a name of a model, and of a key. */
const MAX_NAME = 200
const MAX_KEY = 500

const address = z
  .url({ protocol: /^https?$/, error: 'An address begins with https:// or http://' })
  .max(500)
  .nullable()

const purpose = z.enum(['fast', 'strong', 'vectors'])

/** What a model is asked for: short mails; long ones, documents and the Copilot; or vectors of texts alone. */
const purposes = z
  .array(purpose)
  .min(1, 'Choose what the model is asked for')
  .max(2)
  .refine(
    (all) => all.length === 1 || !all.includes('vectors'),
    'A model for vectors is asked for nothing else',
  )

const modelServer = z.object({
  /** Null for the one of the settings, which the page cannot change. */
  id: z.number().nullable(),
  provider: modelProvider,
  /** Null for the provider's own. */
  address: z.string().nullable(),
  model: z.string(),
  hasKey: z.boolean(),
  purposes,
})
export type ModelServer = z.infer<typeof modelServer>

/** What it takes to ask a model. */
export const modelToAsk = z.object({
  provider: modelProvider,
  address,
  /** Empty for a server that asks for none. */
  key: z.string().trim().max(MAX_KEY),
  model: z.string().trim().min(1, 'Name the model').max(MAX_NAME),
})
export type ModelToAsk = z.infer<typeof modelToAsk>

const readTask = z.object({ title: z.string(), owners: z.array(z.string()), due: z.string().nullable() })
export type SampleTask = z.infer<typeof readTask>

const modelTry = z.object({
  /** The mail that was read; null of a model for vectors. */
  mail: z.object({ from: z.string(), subject: z.string(), text: z.string() }).nullable(),
  byRules: z.array(readTask),
  /** Null where the model gave no answer. */
  byModel: z.array(readTask).nullable(),
  /** How many numbers its vectors have; null of a model that reads, and where it gave none. */
  vectorLength: z.number().nullable(),
  /** Why, and what to do about it. */
  trouble: z.string().nullable(),
  ms: z.number(),
  /** As the server counted them; 0 where it did not. */
  tokens: z.number(),
})
export type ModelTry = z.infer<typeof modelTry>

const amounts = {
  questions: z.number(),
  answers: z.number(),
  inputTokens: z.number(),
  /** The part of the input that the server had read before. */
  cachedTokens: z.number(),
  outputTokens: z.number(),
  /** Questions that were not asked, since their answer was stored, and the tokens that this saved. */
  storedAnswers: z.number(),
  savedTokens: z.number(),
}

const usageRow = z.object({
  /** As 2026-11-21, UTC. */
  day: z.string(),
  model: z.string(),
  purpose: z.string(),
  /** An agent's type, or the part of the app that asked. */
  agent: z.string(),
  /** Null in Personal. */
  company: z.string().nullable(),
  ...amounts,
})
export type UsageOnWire = z.infer<typeof usageRow>

const modelFailure = z.object({
  day: z.string(),
  model: z.string(),
  /** In the owner's words. */
  reason: z.string(),
  count: z.number(),
  lastAt: z.string(),
})

const modelPrice = z.object({
  model: z.string().trim().min(1, 'Name the model').max(MAX_NAME),
  /** By the million tokens. */
  input: z.number().min(0).max(100_000),
  cached: z.number().min(0).max(100_000),
  output: z.number().min(0).max(100_000),
  currency: z.string().regex(/^[A-Z]{3}$/, 'A currency has three letters, as USD'),
  /** When it was looked up, as 2026-11-21. */
  day: z.iso.date(),
  /** Where. */
  source: z.string().trim().min(1, 'Say where the price was looked up').max(500),
})
export type ModelPrice = z.infer<typeof modelPrice>

const modelList = z.object({
  servers: z.array(modelServer),
  /** Whether keys are sealed in the database: SECRETS_KEY is set. */
  sealsKeys: z.boolean(),
  /** Tokens that the mails of each company, and of each person, may use in a day (AI_BUDGET). */
  budget: z.number(),
})

const modelToAdd = modelToAsk.extend({ purposes: purposes.optional() })

/** Set where a model is tried for vectors. */
const triedFor = z.literal('vectors').optional()

/** A model that is set up by its id (null: by the settings), or one that is not set up yet. */
const modelToTry = z.union([
  z.object({ id: z.number().nullable(), purpose: triedFor }),
  modelToAsk.extend({ purpose: triedFor }),
])
export type ModelToTry = z.infer<typeof modelToTry>

const serverToSearch = modelToAsk.omit({ model: true })
const namesFound = z.object({ names: z.array(z.string()), trouble: z.string().nullable() })

const days = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })
const modelUsage = z.object({
  /** The first of the days, as 2026-11-21, UTC. */
  since: z.string(),
  rows: z.array(usageRow),
  failures: z.array(modelFailure),
  /** Of the models that have one; what others cost is unknown. Null for a company: prices are the owner's. */
  prices: z.array(modelPrice).nullable(),
})
export type ModelUsage = z.infer<typeof modelUsage>

export const listServerModels = endpoint({
  method: 'GET',
  path: '/api/server/models',
  summary: 'For the owner of the server: the language models that are asked, in their order',
  access: 'session',
  response: modelList,
})

export const addServerModel = endpoint({
  method: 'POST',
  path: '/api/server/models',
  summary: 'For the owner of the server: have a language model read mails, after those that are set up',
  access: 'session',
  isForBrowser: true,
  body: modelToAdd,
  response: modelServer,
  status: 201,
})

export const changeServerModel = endpoint({
  method: 'PATCH',
  path: '/api/server/models/{id}',
  summary: 'For the owner of the server: change what a language model is asked for',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  body: z.object({ purposes }),
  response: modelServer,
})

export const removeServerModel = endpoint({
  method: 'DELETE',
  path: '/api/server/models/{id}',
  summary: 'For the owner of the server: ask a language model no longer',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

export const askServerModelFirst = endpoint({
  method: 'POST',
  path: '/api/server/models/{id}/first',
  summary: 'For the owner of the server: ask a language model before the others of the page',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

export const tryServerModel = endpoint({
  method: 'POST',
  path: '/api/server/models/try',
  summary:
    'For the owner of the server: read a sample mail by rules and by a language model; nothing is kept',
  access: 'session',
  isForBrowser: true,
  body: modelToTry,
  response: modelTry,
})

export const findServerModels = endpoint({
  method: 'POST',
  path: '/api/server/models/find',
  summary: 'For the owner of the server: the names of the models that a server offers',
  access: 'session',
  isForBrowser: true,
  body: serverToSearch,
  response: namesFound,
})

export const getServerModelUsage = endpoint({
  method: 'GET',
  path: '/api/server/models/usage',
  summary:
    'For the owner of the server: what the language models were asked in the last days, what it cost, and what failed',
  access: 'session',
  query: days,
  response: modelUsage,
})

export const listCompanyModels = endpoint({
  method: 'GET',
  path: '/api/company/models',
  summary: 'For the admins of a company: the language models that are asked, in their order',
  access: 'session',
  response: modelList,
})

export const addCompanyModel = endpoint({
  method: 'POST',
  path: '/api/company/models',
  summary: 'For the admins of a company: have a language model read mails, after those that are set up',
  access: 'session',
  isForBrowser: true,
  body: modelToAdd,
  response: modelServer,
  status: 201,
})

export const changeCompanyModel = endpoint({
  method: 'PATCH',
  path: '/api/company/models/{id}',
  summary: 'For the admins of a company: change what a language model is asked for',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  body: z.object({ purposes }),
  response: modelServer,
})

export const removeCompanyModel = endpoint({
  method: 'DELETE',
  path: '/api/company/models/{id}',
  summary: 'For the admins of a company: ask a language model no longer',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

export const askCompanyModelFirst = endpoint({
  method: 'POST',
  path: '/api/company/models/{id}/first',
  summary: 'For the admins of a company: ask a language model before the others of the page',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

export const tryCompanyModel = endpoint({
  method: 'POST',
  path: '/api/company/models/try',
  summary:
    'For the admins of a company: read a sample mail by rules and by a language model; nothing is kept',
  access: 'session',
  isForBrowser: true,
  body: modelToTry,
  response: modelTry,
})

export const findCompanyModels = endpoint({
  method: 'POST',
  path: '/api/company/models/find',
  summary: 'For the admins of a company: the names of the models that a server offers',
  access: 'session',
  isForBrowser: true,
  body: serverToSearch,
  response: namesFound,
})

export const getCompanyModelUsage = endpoint({
  method: 'GET',
  path: '/api/company/models/usage',
  summary:
    'For the admins of a company: what the language models were asked in the last days, what it cost, and what failed',
  access: 'session',
  query: days,
  response: modelUsage,
})

/** The same calls, for the models of the server and for the models of a company. */
export const serverModels = {
  list: listServerModels,
  add: addServerModel,
  change: changeServerModel,
  remove: removeServerModel,
  askFirst: askServerModelFirst,
  tryOut: tryServerModel,
  find: findServerModels,
  usage: getServerModelUsage,
} as const

export const companyModels = {
  list: listCompanyModels,
  add: addCompanyModel,
  change: changeCompanyModel,
  remove: removeCompanyModel,
  askFirst: askCompanyModelFirst,
  tryOut: tryCompanyModel,
  find: findCompanyModels,
  usage: getCompanyModelUsage,
} as const

export type ModelEndpoints = typeof serverModels | typeof companyModels

export const findLocalServers = endpoint({
  method: 'GET',
  path: '/api/server/models/local',
  summary: 'For the owner of the server: model servers that listen on the usual ports of its machine',
  access: 'session',
  response: z.object({ found: z.array(z.object({ name: z.string(), address: z.string() })) }),
})

export const setModelPrice = endpoint({
  method: 'PUT',
  path: '/api/server/models/prices',
  summary: 'For the owner of the server: say what a language model costs',
  access: 'session',
  isForBrowser: true,
  body: modelPrice,
  response: modelPrice,
})

const permissions = z.object({
  /** Each agent that asks a model, and whether it may. */
  agents: z.array(z.object({ agent: z.string(), name: z.string(), isAllowed: z.boolean() })),
  /** Each company, and whether its mails may be sent to the models of the server. */
  companies: z.array(z.object({ id: z.number(), name: z.string(), isAllowed: z.boolean() })),
})
export type ModelPermissions = z.infer<typeof permissions>

export const listModelPermissions = endpoint({
  method: 'GET',
  path: '/api/server/models/permissions',
  summary: 'For the owner of the server: what may be sent to its language models',
  access: 'session',
  response: permissions,
})

export const setModelPermission = endpoint({
  method: 'PUT',
  path: '/api/server/models/permissions',
  summary: 'For the owner of the server: say whether an agent, or a company, may use its language models',
  access: 'session',
  isForBrowser: true,
  body: z.union([
    z.object({ agent: z.string().min(1).max(40), isAllowed: z.boolean() }),
    z.object({ companyId: z.number().int().positive(), isAllowed: z.boolean() }),
  ]),
  response: z.object({}),
})
