// Language models: the pages on which models read, in which order, what may be sent, what it cost, and a try of each.
import { asSystem } from '../../kit/db/acting-database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import type { Scope } from '../../kit/scope.ts'
import type { StoredModels } from '../../model/model-source.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { type ModelQuestions, modelQuestions } from './model-questions.ts'
import { listAllStored } from './model-server-store.ts'
import { modelRoutes } from './models-api.ts'
import { mayUse, readPermissions } from './permission-store.ts'
import { modelOfStored } from './stored-model.ts'
import type { ModelsServices } from './try-model.ts'

const keeperOf = ({ config }: Pick<AppServices, 'config'>) => secretKeeper(config.secretsKey, 'model key')

/** What was set up and allowed, for the clients of the process. */
export function storedModels(app: Pick<AppServices, 'db' | 'system' | 'config'>) {
  const secrets = keeperOf(app)
  const acting = asSystem(app.db, app.system)
  return async (): Promise<StoredModels> => {
    const rows = await listAllStored(acting)
    const permissions = await readPermissions(acting)
    return {
      models: rows.map((row) => modelOfStored(secrets, row)),
      isAllowed: (use) => mayUse(permissions, use),
    }
  }
}

export interface ModelsFeature extends Feature {
  /** What `mailcrew model` asks over the owner's socket, each under its method and path. */
  questions: ModelQuestions
}

export function models(
  app: AppServices,
  {
    ownerScope,
    ...ports
  }: Pick<ModelsServices, 'taskReader' | 'askers'> & {
    ownerScope: () => Promise<Scope>
  },
): ModelsFeature {
  const services = { ...app, ...ports, secrets: keeperOf(app) }
  return feature<ModelsFeature>({
    name: 'models',
    questions: modelQuestions(services, ownerScope),
    webRoutes: () => modelRoutes(services),
  })
}
