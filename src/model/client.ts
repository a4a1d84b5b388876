// Asks the models of a use in order for an answer of a given form; whatever goes wrong is a reason, never an exception.
import type { z } from 'zod'
import type { ModelConfig } from '../config-model.ts'
import type { Spender } from './budget.ts'
import type { ModelFault } from './faults.ts'
import type { ModelUse } from './model-use.ts'
import type { DataBlock } from './prompt.ts'
import type { ModelFailure } from './services.ts'
import { stopped, type TextQuestion, type TextStream } from './stream.ts'

export interface ModelQuestion<S extends z.ZodType> {
  schema: S
  system: string
  /** Our own words only: what to do with the data. */
  prompt: string
  /** Text of mails and the like: marked as data, never as an instruction (agents.md 1.7). */
  data: readonly DataBlock[]
  /** Most tokens of the answer. */
  maxTokens: number
  spender: Spender
  /** The delivery whose mail it reads: its answer is stored with it, for a day. */
  deliveryId?: number
  /** For all tries together, once it is its turn; without it as long as mails or screens may wait. */
  timeoutMs?: number
  /** It can be asked again later: where the server is busy it waits for no turn, and the answer says when to come. */
  mayComeLater?: boolean
  /** Somebody waits at a screen: it is asked at once, whatever else waits. */
  isWaitedFor?: boolean
}

export type ModelAnswer<T> =
  /** `model`: the name of the one that answered. */
  | { ok: true; value: T; tokens: number; model: string }
  | { ok: false; reason: ModelFailure; fault: ModelFault; laterSeconds?: number }

export interface ModelClient {
  /** Name of the model, for the records that say what made them. */
  readonly model: string
  /** Rejects only for a question that a replay does not know. */
  ask<S extends z.ZodType>(question: ModelQuestion<S>): Promise<ModelAnswer<z.infer<S>>>
  /** The text as it comes, then how it ended. Never throws. */
  stream(question: TextQuestion): TextStream
}

/** One model with what it taught us since the process began; it serves all uses. */
export interface AskedModel {
  readonly config: ModelConfig
  ask<S extends z.ZodType>(question: ModelQuestion<S>, use: ModelUse): Promise<ModelAnswer<z.infer<S>>>
  stream(question: TextQuestion, use: ModelUse): TextStream
}

/** The models are asked in order until one answers. Null without any: everything is then read by the rules. */
export function clientOf(models: readonly AskedModel[], use: ModelUse): ModelClient | null {
  const [first, ...others] = models
  if (!first) return null
  return {
    model: models.map(({ config }) => config.model).join(', '),
    async ask(question) {
      let answer = await first.ask(question, use)
      let soonest = laterOf(answer)
      for (const next of others) {
        if (answer.ok || !mayAskAnother(answer.fault)) break
        answer = await next.ask(question, use)
        soonest = Math.min(soonest, laterOf(answer))
      }
      return answer.ok || soonest === Number.POSITIVE_INFINITY ? answer : { ...answer, laterSeconds: soonest }
    },
    async *stream(question) {
      for (const [place, model] of models.entries()) {
        const stream = model.stream(question, use)
        const isLast = place === models.length - 1
        try {
          const begin = await stream.next()
          // What is half said is not said again by another.
          if (!begin.done) {
            yield begin.value
            return yield* stream
          }
          if (isLast || begin.value.ok || !mayAskAnother(begin.value.fault)) return begin.value
        } finally {
          await stream.return(stopped)
        }
      }
      throw new Error('there is a model')
    },
  }
}

/** Infinite where there is nothing to wait for. */
const laterOf = (answer: ModelAnswer<unknown>): number =>
  answer.ok ? Number.POSITIVE_INFINITY : (answer.laterSeconds ?? Number.POSITIVE_INFINITY)

/** What is used up or declined is so at another server as well. */
const mayAskAnother = (fault: ModelFault) => fault !== 'budget' && fault !== 'refused'
