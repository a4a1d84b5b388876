// What a model is measured with: a server that plays it, a database, and a budget of one day that begins anew for each test.
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest'
import type { ModelConfig } from '../src/config-model.ts'
import { asSystem } from '../src/kit/db/acting-database.ts'
import type { Database } from '../src/kit/db/database.ts'
import { mintSystemScope } from '../src/kit/scope.ts'
import { dailyBudget, type ModelBudget } from '../src/model/budget.ts'
import { clientOf, type ModelClient } from '../src/model/client.ts'
import { openModel } from '../src/model/open-model.ts'
import type { ModelServices } from '../src/model/services.ts'
import { dropSpendingBefore } from '../src/model/spending-store.ts'
import { openTestDatabase } from './database.ts'
import { type ModelServer, startModelServer } from './model-server.ts'

export const NOW = new Date('2026-03-10T09:12:00Z')
export const spender = { companyId: 1, senderId: 7 }
/** Tokens that the sender may spend in a day. */
export const OF_SENDER = 5_000
export const providers = ['anthropic', 'openai-compatible'] as const
export type TestedProvider = (typeof providers)[number]

export interface ModelBudgetWorld {
  db: Database
  server: ModelServer
  budget: ModelBudget
  system: ReturnType<typeof mintSystemScope>
}

/** For a whole test file; what it gives is there once a test runs. */
export function modelBudgetWorld(): ModelBudgetWorld {
  const system = mintSystemScope('test')
  const world = { system } as ModelBudgetWorld
  beforeAll(async () => {
    world.db = await openTestDatabase()
  })
  afterAll(() => world.db.close())
  beforeEach(async () => {
    world.server = await startModelServer()
    await dropSpendingBefore(asSystem(world.db, system), '9999-01-01')
    world.budget = dailyBudget(world.db, system, { company: 10_000, sender: OF_SENDER }, () => NOW)
  })
  afterEach(() => world.server.close())
  return world
}

/** As a mail to Tula asks them, in order. */
export const createModelClient = (
  configs: readonly ModelConfig[],
  services: ModelServices,
): ModelClient | null =>
  clientOf(
    configs.map((config) => openModel(config, services)),
    { purpose: 'fast', agent: 'tula', companyId: null },
  )

export function modelConfigOf(provider: TestedProvider, { url }: ModelServer) {
  const isAnthropic = provider === 'anthropic'
  return {
    ...{ provider, apiKey: 'key-1', baseUrl: isAnthropic ? url : `${url}/v1/` },
    model: isAnthropic ? 'claude-sonnet-4-5' : 'local-model',
  }
}
