// Answers what is asked beside a board: the Copilot's answer, as JSON text of one action (API-57).
import { type Served, serve } from '../../kit/serve.ts'
import { useOf } from '../../model/model-use.ts'
import { LONGEST_QUESTION, queryAssistant, readPrompt } from '../assistant/contract.ts'
import { answerByModel, answerByRules } from '../assistant/index.ts'
import { actionOf } from './board-action.ts'
import { type ConverseServices, converse } from './converse.ts'

/** A message that names no project is answered from the tasks that it lists, and is not kept. */
export function boardQuery(services: ConverseServices): Served {
  const { clock } = services
  return serve(queryAssistant, async ({ scope, body, signal }) => {
    const prompt = readPrompt(body.message)
    const { text, board } = prompt
    if (board.project !== undefined && text !== '') {
      const userQuestion = text.slice(0, LONGEST_QUESTION)
      const asking = { userQuestion, signal, projectId: board.project, shown: null }
      return { response: JSON.stringify(actionOf((await converse(services, scope, asking)).answer)) }
    }
    const today = board.today ?? clock().toISOString().slice(0, 10)
    const model = await services.model.open(useOf('board', scope))
    const byModel = model && (await answerByModel(model, scope, prompt, today))
    return { response: JSON.stringify(byModel ?? answerByRules(prompt, today)) }
  })
}
