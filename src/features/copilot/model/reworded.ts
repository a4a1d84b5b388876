// A request that the readers do not understand is said again in plain words by a model, and read anew.
import { z } from 'zod'
import { shownLine } from '../../../kit/invisible-characters.ts'
import type { Scope } from '../../../kit/scope.ts'
import { inEnglish } from '../../../language/in-english.ts'
import { isOrder } from '../../../language/orders/is-order.ts'
import type { ModelClient } from '../../../model/client.ts'
import { answerSaid, type CopilotAnswer, type ToAnswer } from '../answer.ts'
import { ordersNothing } from '../guard.ts'
import type { ModelAnswering } from './answer-by-model.ts'

const SYSTEM = [
  'A person asks for a change of tasks. Say the same request again in one plain English sentence of one of these forms:',
  '"mark TASK as done", "move TASK to STATUS", "move TASK to DATE" (YYYY-MM-DD), "give TASK to PERSON", "set the priority of TASK to high", "add a task to DO SOMETHING", "delete TASK".',
  "TASK, PERSON and what is done are the person's own words. Ask for nothing that the person did not ask for; if it is no such request, answer null.",
].join('\n')

const request = z.object({ request: z.string().max(400).nullable() })

/** Milliseconds; a person waits. */
const PATIENCE = 10_000

/** Deeds in whatever words, which begin as only requests do. */
const REQUESTS =
  /^(?:please|kindly) (?!tell\b|show\b|find\b|list\b|explain\b|describe\b|summari[sz]e\b|compare\b|say\b)/i

/**
 * The model reads the person's own words here and nothing else, so that no mail or document can ask for anything; what
 * it says is read by the readers, and waits for a press as everything does. Null where nothing came of it.
 */
export async function answerReworded(
  services: ModelAnswering,
  scope: Scope,
  toAnswer: ToAnswer,
): Promise<CopilotAnswer | null> {
  const { language, text } = inEnglish(toAnswer.said)
  if (!isOrder(text) && !REQUESTS.test(text)) return null
  if (ordersNothing(toAnswer.said, language, [])) return null
  const said = await reworded(services.model, scope, toAnswer)
  if (said === null) return null
  const answer = await answerSaid(services, scope, toAnswer, {
    ...{ text: said, written: said, isPointed: false, language: 'en', among: null },
  })
  return answer.changes.length > 0 ? { ...answer, understoodAs: said } : null
}

async function reworded(
  model: ModelClient,
  { companyId, userId }: Scope,
  { said, now }: ToAnswer,
): Promise<string | null> {
  const answer = await model.ask({
    ...{ schema: request, system: SYSTEM, prompt: `Today is ${now.toISOString().slice(0, 10)}.` },
    data: [{ name: 'request', text: said }],
    maxTokens: 200,
    spender: { companyId: companyId || null, senderId: userId },
    timeoutMs: PATIENCE,
    isWaitedFor: true,
  })
  return answer.ok && answer.value.request !== null ? shownLine(answer.value.request) : null
}
