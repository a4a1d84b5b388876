// Trust: whom people have blocked, for their settings and for the mail that must not reach them.
import { trustRoutes } from './block-api.ts'
import { blockersOf } from './block-store.ts'

export { blockersOf, trustRoutes }
