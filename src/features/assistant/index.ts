// The task assistant: what is understood of questions about tasks, beside a board and for the Copilot.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { assistantRoutes } from './assistant-api.ts'
import { taskAsks } from './task-asks.ts'
import type { TaskAsksServices } from './task-asks-services.ts'

export { readTalkOf } from './reading/answer.ts'

export function assistant(
  { db, model, clock }: AppServices,
  { readOfTasks }: Pick<TaskAsksServices, 'readOfTasks'>,
): Feature {
  return feature({
    name: 'assistant',
    routes: assistantRoutes({ model, clock }),
    asks: taskAsks({ db, clock, readOfTasks }),
  })
}
