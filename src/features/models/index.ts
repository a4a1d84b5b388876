// Language models: the owner's page on which models read, in which order, and a try of each.
import type { ModelConfig } from '../../config-model.ts'
import { asSystem } from '../../kit/db/acting-database.ts'
import { secretKeeper } from '../../kit/kept-secret.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { listStored } from './model-server-store.ts'
import { configOfStored, modelRoutes } from './models-api.ts'
import type { SampleServices } from './sample-mail.ts'

const keeperOf = ({ config }: Pick<AppServices, 'config'>) => secretKeeper(config.secretsKey, 'model key')

/** What the owner set up, for the client of the process. */
export function storedModels(app: Pick<AppServices, 'db' | 'system' | 'config'>) {
  const secrets = keeperOf(app)
  return async (): Promise<ModelConfig[]> =>
    (await listStored(asSystem(app.db, app.system))).map((row) => configOfStored(secrets, row))
}

export function models(app: AppServices, ports: Pick<SampleServices, 'taskReader'>): Feature {
  return feature({
    name: 'models',
    webRoutes: () => modelRoutes({ ...app, ...ports, secrets: keeperOf(app) }),
  })
}
