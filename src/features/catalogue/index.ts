// The catalogue: which agents there are, with their words, and where each takes mail.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { instanceServices } from '../instances/index.ts'
import { catalogueRoutes } from './catalogue-api.ts'

export function catalogue(app: AppServices): Feature {
  return feature({
    name: 'catalogue',
    routes: catalogueRoutes(instanceServices(app)),
  })
}
