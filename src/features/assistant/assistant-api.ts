// Answers the assistant's call; it reads only what the message holds, and writes nothing.
import type { Clock } from '../../kit/clock.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { ModelClient } from '../../model/client.ts'
import { queryAssistant, readPrompt } from './contract.ts'
import { answerByModel } from './model-answer.ts'
import { answerByRules } from './reading/answer.ts'

export interface AssistantServices {
  /** Null without a key: the rules answer. */
  model: ModelClient | null
  clock: Clock
}

export function assistantRoutes({ model, clock }: AssistantServices): Served[] {
  return [
    serve(queryAssistant, async ({ scope, body }) => {
      const prompt = readPrompt(body.message)
      const today = prompt.board.today ?? clock().toISOString().slice(0, 10)
      const byModel = model && (await answerByModel(model, scope, prompt, today))
      return { response: JSON.stringify(byModel ?? answerByRules(prompt, today)) }
    }),
  ]
}
