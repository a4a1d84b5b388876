// The task assistant: the call that answers questions about a board.
import { type AppServices, type Feature, feature } from '../feature.ts'
import { assistantRoutes } from './assistant-api.ts'

export function assistant({ model, clock }: AppServices): Feature {
  return feature({ name: 'assistant', routes: assistantRoutes({ model, clock }) })
}
