// Tula, who makes tasks of mails and keeps them up to date. The records are those of tasks.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { tula as agent } from './tula-agent.ts'
import type { TulaServices } from './tula-services.ts'

/** Reading by rules takes time, and has a thread of its own. */
export function tula(
  { db, config, records }: AppServices,
  ports: Pick<TulaServices, 'readByRules' | 'readingFor'>,
): Feature {
  return feature({ name: 'tula', agents: [agent({ ...ports, db, records, publicUrl: config.publicUrl })] })
}
