// What `mailcrew model` asks the running server: anyone who may open its socket acts as the owner of the server.
import { asSystem } from '../../kit/db/acting-database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { ModelServer, ModelTry } from './contract.ts'
import { listStored } from './model-server-store.ts'
import { ofSettings, onWire } from './stored-model.ts'
import { type ModelsServices, tryModel } from './try-model.ts'

export type ModelQuestions = Readonly<Record<string, (given: URLSearchParams) => Promise<unknown>>>

/** @param ownerScope of the owner of the server, as whom commands act */
export function modelQuestions(services: ModelsServices, ownerScope: () => Promise<Scope>): ModelQuestions {
  const { db, system, config } = services
  const holding = { fromSettings: config.model, vectorsFromSettings: config.embedding }
  return {
    async 'GET /models'(): Promise<{ models: ModelServer[] }> {
      const stored = await listStored(asSystem(db, system), null)
      return { models: [...ofSettings(holding), ...stored.map(onWire)] }
    },
    async 'POST /models/test'(given): Promise<ModelTry> {
      const text = given.get('id') ?? ''
      return tryModel(services, await ownerScope(), {
        holding,
        holder: null,
        asked: {
          id: text === '' ? null : Number(text),
          purpose: given.get('purpose') === 'vectors' ? 'vectors' : undefined,
        },
      })
    },
  }
}
