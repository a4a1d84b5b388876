// The language models of the server on the wire, for its owner: which are asked, in which order, and a try of one.
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

const modelServer = z.object({
  /** Null for the one of the settings, which the page cannot change. */
  id: z.number().nullable(),
  provider: modelProvider,
  /** Null for the provider's own. */
  address: z.string().nullable(),
  model: z.string(),
  hasKey: z.boolean(),
})
export type ModelServer = z.infer<typeof modelServer>

export const listModelServers = endpoint({
  method: 'GET',
  path: '/api/server/models',
  summary: 'For the owner of the server: the language models that are asked, in their order',
  access: 'session',
  response: z.object({
    servers: z.array(modelServer),
    /** Whether keys are sealed in the database: SECRETS_KEY is set. */
    sealsKeys: z.boolean(),
  }),
})

/** What it takes to ask a model. */
export const modelToAsk = z.object({
  provider: modelProvider,
  address,
  /** Empty for a server that asks for none. */
  key: z.string().trim().max(MAX_KEY),
  model: z.string().trim().min(1, 'Name the model').max(MAX_NAME),
})
export type ModelToAsk = z.infer<typeof modelToAsk>

export const addModelServer = endpoint({
  method: 'POST',
  path: '/api/server/models',
  summary: 'For the owner of the server: have a language model read mails, after those that are set up',
  access: 'session',
  isForBrowser: true,
  body: modelToAsk,
  response: modelServer,
  status: 201,
})

export const removeModelServer = endpoint({
  method: 'DELETE',
  path: '/api/server/models/{id}',
  summary: 'For the owner of the server: ask a language model no longer',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

export const askModelFirst = endpoint({
  method: 'POST',
  path: '/api/server/models/{id}/first',
  summary: 'For the owner of the server: ask a language model before the others of the page',
  access: 'session',
  isForBrowser: true,
  params: z.object({ id: idParam }),
  response: z.object({}),
})

const readTask = z.object({ title: z.string(), owners: z.array(z.string()), due: z.string().nullable() })
export type SampleTask = z.infer<typeof readTask>

const modelTry = z.object({
  /** The mail that was read. */
  mail: z.object({ from: z.string(), subject: z.string(), text: z.string() }),
  byRules: z.array(readTask),
  /** Null where the model gave no answer. */
  byModel: z.array(readTask).nullable(),
  /** Why, and what to do about it. */
  trouble: z.string().nullable(),
  ms: z.number(),
  /** As the server counted them; 0 where it did not. */
  tokens: z.number(),
})
export type ModelTry = z.infer<typeof modelTry>

export const tryModel = endpoint({
  method: 'POST',
  path: '/api/server/models/try',
  summary:
    'For the owner of the server: read a sample mail by rules and by a language model; nothing is kept',
  access: 'session',
  isForBrowser: true,
  /** A model that is set up by its id (null: by the settings), or one that is not set up yet. */
  body: z.union([z.object({ id: z.number().nullable() }), modelToAsk]),
  response: modelTry,
})

export const findModels = endpoint({
  method: 'POST',
  path: '/api/server/models/find',
  summary: 'For the owner of the server: the names of the models that a server offers',
  access: 'session',
  isForBrowser: true,
  body: modelToAsk.omit({ model: true }),
  response: z.object({ names: z.array(z.string()), trouble: z.string().nullable() }),
})

export const findLocalServers = endpoint({
  method: 'GET',
  path: '/api/server/models/local',
  summary: 'For the owner of the server: model servers that listen on the usual ports of its machine',
  access: 'session',
  response: z.object({ found: z.array(z.object({ name: z.string(), address: z.string() })) }),
})
