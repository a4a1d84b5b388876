// Alarms: what the owner of the server is told of, and the page with its state.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { lookAround } from './look-around.ts'
import { statusRoutes } from './status-api.ts'

export { modelCallNotes } from './model-calls.ts'

const MINUTE_MS = 60_000

/** `readVersion`: of the product. */
export function alarms(app: AppServices, readVersion: () => Promise<string>): Feature {
  return feature({
    name: 'alarms',
    webRoutes: (web) => statusRoutes({ ...app, readVersion }, web),
    sweeps: [{ name: 'alarms', everyMs: MINUTE_MS, run: () => lookAround(app) }],
  })
}
