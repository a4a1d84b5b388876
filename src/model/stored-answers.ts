// The same question about a mail is asked once a day: a copy, a retry and a question in flight share the answer.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { ModelConfig } from '../config-model.ts'
import { answerSchema } from './answer-schema.ts'
import type { AnswerStore, StoredAnswer } from './answer-store.ts'
import { nameOf } from './ask.ts'
import type { ModelAnswer, ModelQuestion } from './client.ts'
import type { ModelServices } from './services.ts'

/** `savedTokens` where it was not asked. */
export type AnswerOnce<T> = ModelAnswer<T> & { savedTokens?: number }

/** Of one model. Whatever goes wrong with the store, the model is asked. */
export function answersOf(config: ModelConfig, { answers, log }: Pick<ModelServices, 'answers' | 'log'>) {
  const inFlight = new Map<string, Promise<ModelAnswer<unknown>>>()

  async function findOrAsk<T>(
    store: AnswerStore,
    { key, of }: { key: string; of: { deliveryId: number; userId: number } },
    ask: () => Promise<ModelAnswer<T>>,
  ): Promise<AnswerOnce<T>> {
    const failed = (error: unknown) => {
      log.warn({ err: nameOf(error) }, 'the store of answers failed')
      return null
    }
    const stored = await store.find(key).catch(failed)
    // The schema is a part of the key.
    if (stored) return fromStore({ ...(stored as StoredAnswer & { value: T }), model: config.model })
    const answer = await ask()
    if (answer.ok) await store.keep(key, of, answer).catch(failed)
    return answer
  }

  return async function answerOnce<S extends z.ZodType>(
    question: ModelQuestion<S>,
    ask: () => Promise<ModelAnswer<z.infer<S>>>,
  ): Promise<AnswerOnce<z.infer<S>>> {
    const { deliveryId, spender, isWaitedFor } = question
    // A person at a screen wants the model's own answer.
    if (!answers || !deliveryId || spender.senderId === null || isWaitedFor) return ask()
    const key = keyOf(config, question)
    for (let other = inFlight.get(key); other; other = inFlight.get(key)) {
      const answer = (await other) as ModelAnswer<z.infer<S>>
      if (answer.ok) return fromStore(answer)
    }
    const of = { deliveryId, userId: spender.senderId }
    const running = findOrAsk(answers, { key, of }, ask).finally(() => inFlight.delete(key))
    inFlight.set(key, running)
    return running
  }
}

const fromStore = <T>({
  value,
  tokens,
  model,
}: {
  value: T
  tokens: number
  model: string
}): AnswerOnce<T> => ({
  ok: true,
  value,
  model,
  tokens: 0,
  savedTokens: tokens,
})

/** All that the answer depends on and for whom it is: the marks of a question, new each time, are put in later. */
function keyOf(
  { provider, baseUrl, model }: ModelConfig,
  { schema, system, prompt, data, maxTokens, spender }: ModelQuestion<z.ZodType>,
): string {
  const asked = [provider, baseUrl, model, answerSchema(schema), system, prompt, data, maxTokens]
  const text = JSON.stringify([spender.companyId, spender.senderId, ...asked])
  return createHash('sha256').update(text).digest('base64url')
}
