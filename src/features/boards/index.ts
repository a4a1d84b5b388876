// Boards: the screens on which people work with tasks, and the views of them that they keep.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { viewRoutes } from './views/view-api.ts'

export function boards({ db, clock }: AppServices): Feature {
  return feature({ name: 'boards', routes: viewRoutes({ db, clock }) })
}
