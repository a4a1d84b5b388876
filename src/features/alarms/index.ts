// Alarms: what the owner of the server is told of, and the page with its state.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { lookAround } from './look-around.ts'
import { statusRoutes } from './status-api.ts'
import { createTroubles, type Troubles } from './told-troubles.ts'

export { modelCallNotes } from './model-calls.ts'
export type { Troubles } from './told-troubles.ts'

const MINUTE_MS = 60_000

export interface AlarmsFeature extends Feature {
  troubles: Troubles
}

/** `readVersion`: of the product. */
export function alarms(app: AppServices, readVersion: () => Promise<string>): AlarmsFeature {
  return feature({
    name: 'alarms',
    webRoutes: (web) => statusRoutes({ ...app, readVersion }, web),
    sweepsEverywhere: [{ name: 'alarms', everyMs: MINUTE_MS, run: () => lookAround(app) }],
    troubles: createTroubles(app),
  })
}
