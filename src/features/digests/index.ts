// Digests: Cara sums up threads by mail. She keeps no records, so there is no table, no page and no call.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { type CaraServices, cara } from './cara-agent.ts'

export function digests({ db, reader }: AppServices, ports: Pick<CaraServices, 'readDigest'>): Feature {
  return feature({ name: 'digests', agents: [cara({ db, reader, ...ports })] })
}
