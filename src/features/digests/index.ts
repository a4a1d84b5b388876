// Digests: Cara sums up threads by mail. She keeps no records, so there is no table, no page and no call.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { type CaraServices, cara } from './cara-agent.ts'
import { threadAsks } from './thread-asks.ts'

export function digests(
  { db, reader, config }: AppServices,
  ports: Pick<CaraServices, 'readDigest'>,
): Feature {
  const services = { db, reader, ...ports }
  return feature({
    name: 'digests',
    agents: [cara(services)],
    asks: threadAsks({ ...services, mailDomain: config.mailDomain }),
  })
}
