// Trust: whom people have blocked, for their settings and for the mail that must not reach them.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { trustRoutes } from './block-api.ts'
import { ownBlocks } from './owned-store.ts'

export { blockedBy, blockersOf } from './block-store.ts'

export function trust({ db, clock }: AppServices): Feature {
  return feature({ name: 'trust', routes: trustRoutes({ db, clock }), owned: { account: ownBlocks } })
}
