// What is understood of questions about tasks: for the Copilot, on every page and beside a board.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { taskAsks } from './task-asks.ts'
import type { TaskAsksServices } from './task-asks-services.ts'

export { answerByModel } from './model-answer.ts'
export { answerByRules, readTalkOf } from './reading/answer.ts'
export { type KnownPeople, knownPeople } from './task-proposals.ts'
export { sourceOf as sourceOfTask } from './task-source.ts'
export { isWaiting } from './task-statements.ts'
export { changesMeant, knownTask } from './told-tasks.ts'

export function assistant(
  { db, clock }: AppServices,
  { readOfTasks }: Pick<TaskAsksServices, 'readOfTasks'>,
): Feature {
  return feature({
    name: 'assistant',
    asks: taskAsks({ db, clock, readOfTasks }),
  })
}
