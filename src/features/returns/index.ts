// Returns: who was away hears once what happened, and takes back what others did in their place.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { returnRoutes } from './return-api.ts'
import { sendReturns } from './send-returns.ts'

const MINUTE_MS = 60_000

export function returns(app: AppServices): Feature {
  const { db, clock, config } = app
  const services = { ...app, publicUrl: config.publicUrl }
  return feature({
    name: 'returns',
    routes: returnRoutes({ db, clock }),
    sweeps: [{ name: 'returns', everyMs: MINUTE_MS, run: async () => void (await sendReturns(services)) }],
  })
}
