// Tula, who makes tasks of mails and keeps them up to date. The records are those of tasks.
import type { Agent } from '../../agent/agent.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { tula as agent } from './tula-agent.ts'
import type { TulaServices } from './tula-services.ts'

export type { TaskProposal } from './task-proposal.ts'

export interface TulaFeature extends Feature {
  agent: Agent
}

/** Reading by rules takes time, and has a thread of its own. */
export function tula(
  { db, system, clock, config, records }: AppServices,
  ports: Pick<TulaServices, 'readByRules' | 'readingFor'>,
): TulaFeature {
  const reader = agent({ ...ports, db, system, clock, records, publicUrl: config.publicUrl })
  return feature({ name: 'tula', agents: [reader], agent: reader })
}
