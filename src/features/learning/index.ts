// Learning: what people correct makes the reading of their own company's mails better, here and nowhere else.
import type { Scope } from '../../kit/scope.ts'
import { type LearnedReading, nothingLearned } from '../../language/learned/learned-reading.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import { type LearningServices, learningRounds } from './learn-anew.ts'
import { learnedIn } from './learned-store.ts'
import { learningRoutes } from './learning-api.ts'
import { ownLearning } from './owned-store.ts'

export interface LearningFeature extends Feature {
  /** What a reader of the scope's mails goes by; nothing while it is switched off. */
  readingFor(scope: Scope): Promise<LearnedReading>
}

const MINUTE_MS = 60_000

export function learning(
  { db, system, clock }: AppServices,
  { learnReading }: Pick<LearningServices, 'learnReading'>,
): LearningFeature {
  const services = { db, system, clock, learnReading }
  return feature({
    name: 'learning',
    routes: learningRoutes(services),
    sweeps: [{ name: 'learning', everyMs: MINUTE_MS, run: learningRounds(services) }],
    owned: { account: ownLearning },
    async readingFor(scope: Scope) {
      const { isOn, reading } = await learnedIn(db, scope)
      return isOn ? reading : nothingLearned
    },
  })
}
