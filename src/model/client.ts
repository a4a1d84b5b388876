// Asks the language model for an answer of a given form; whatever goes wrong is a reason, never an exception.
import type { z } from 'zod'
import type { ModelConfig } from '../config-model.ts'
import { observed, observeEnd } from '../kit/observe.ts'
import { type AskEnd, askServer, estimatedTokens, type KnownServer, nameOf } from './ask.ts'
import type { Spender } from './budget.ts'
import { firstDialect } from './dialect.ts'
import type { ModelFault } from './faults.ts'
import { limit } from './limit.ts'
import { createMasks, type Masks } from './masks.ts'
import type { ModelUse } from './model-use.ts'
import { buildPrompt, type DataBlock, type PromptParts } from './prompt.ts'
import { watchPrompts } from './prompt-cut.ts'
import { modelOpener } from './provider.ts'
import { failureOf, type ModelFailure, type ModelServices } from './services.ts'
import { type StreamEnd, stopped, streamWithinBudget, type TextQuestion, type TextStream } from './stream.ts'
import { noTokens, type TokenCount, totalTokens } from './token-count.ts'
import { unmaskedStream } from './unmasked-stream.ts'

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
  /** For all tries together, once it is its turn; 30 s without it. */
  timeoutMs?: number
  /** Somebody waits at a screen: it is asked at once, whatever else waits. */
  isWaitedFor?: boolean
}

export type ModelAnswer<T> =
  | { ok: true; value: T; tokens: number }
  | { ok: false; reason: ModelFailure; fault: ModelFault }

export interface ModelClient {
  /** Name of the model, for the records that say what made them. */
  readonly model: string
  /** Never rejects. */
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

const TIMEOUT_MS = 30_000

/** Questions of mails that one server is asked at a time: a small one would be drowned by an import. */
const QUESTIONS_AT_A_TIME = 8

/** The models are asked in order until one answers. Null without any: everything is then read by the rules. */
export function clientOf(models: readonly AskedModel[], use: ModelUse): ModelClient | null {
  const [first, ...others] = models
  if (!first) return null
  return {
    model: models.map(({ config }) => config.model).join(', '),
    async ask(question) {
      let answer = await first.ask(question, use)
      for (const next of others) {
        if (answer.ok || !mayAskAnother(answer.fault)) break
        answer = await next.ask(question, use)
      }
      return answer
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

/** What is used up or declined is so at another server as well. */
const mayAskAnother = (fault: ModelFault) => fault !== 'budget' && fault !== 'refused'

/** `payerId`: the company whose model it is, 0 for the owner's. */
export function openModel(config: ModelConfig, services: ModelServices, payerId = 0): AskedModel {
  const atOnce = limit(QUESTIONS_AT_A_TIME)
  const server: KnownServer = {
    open: modelOpener(config, services.fetch ?? fetch),
    dialect: firstDialect,
    prompts: watchPrompts(),
    thinks: false,
  }
  return {
    config,
    async ask(question, use) {
      const started = performance.now()
      const cost = { tokens: noTokens }
      const answer = await observed(
        { step: 'model', kind: 'ask' },
        () => atOnce(question.isWaitedFor, () => askWithinBudget(server, question, services, cost)),
        reasonOf,
      )
      note(answer, { started, use, question, cost })
      return answer
    },
    async *stream(question, use) {
      const started = performance.now()
      const cost = { tokens: noTokens }
      const { masks, masked } = maskedParts(question)
      const stream = streamWithinBudget(server, { ...question, ...masked }, services, cost)
      let end = stopped
      try {
        end = yield* unmaskedStream(stream, masks)
        return end
      } finally {
        const ms = Math.round(performance.now() - started)
        observeEnd({ step: 'model', kind: 'stream' }, { ms, outcome: reasonOf(end) })
        note(end, { started, use, question, cost })
      }
    },
  }

  function note(end: ModelAnswer<unknown> | StreamEnd, { started, use, question, cost }: Asked): void {
    const isStopped = end === stopped || question.signal?.aborted === true
    const outcome = end.ok ? 'answered' : isStopped ? 'stopped' : end.fault
    services.onCall?.({ model: config.model, payerId, use, outcome, tokens: cost.tokens })
    const ms = Math.round(performance.now() - started)
    const facts = { model: config.model, ms, ...question.spender }
    if (end.ok) services.log.debug({ ...facts, tokens: end.tokens }, 'the model answered')
    else if (!isStopped)
      services.log.warn({ ...facts, reason: end.reason, fault: end.fault }, 'the model gave no answer')
  }
}

interface Asked {
  /** By `performance.now()`. */
  started: number
  use: ModelUse
  question: { spender: Spender; signal?: AbortSignal }
  cost: { tokens: TokenCount }
}

const reasonOf = (end: ModelAnswer<unknown> | StreamEnd) => (end.ok ? 'answered' : end.reason)

/** The parts as they leave this server. */
function maskedParts({ prompt, data }: Pick<PromptParts, 'prompt' | 'data'>): {
  masks: Masks
  masked: Pick<PromptParts, 'prompt' | 'data'>
} {
  const masks = createMasks([prompt, ...data.map(({ text }) => text)])
  const blocks = data.map(({ name, text }) => ({ name, text: masks.mask(text) }))
  return { masks, masked: { prompt: masks.mask(prompt), data: blocks } }
}

async function askWithinBudget<S extends z.ZodType>(
  server: KnownServer,
  question: ModelQuestion<S>,
  services: ModelServices,
  cost: { tokens: TokenCount },
): Promise<ModelAnswer<z.infer<S>>> {
  const { budget, log } = services
  const { schema, maxTokens, spender, timeoutMs, isWaitedFor = false } = question
  const { masks, masked } = maskedParts(question)
  const texts = buildPrompt({ ...question, ...masked })
  const wanted = estimatedTokens(texts) + maxTokens
  const mayAsk = async () => (await budget.left(spender)) >= wanted
  try {
    if (!(await mayAsk())) return failed('budget')
    const deadline = AbortSignal.timeout(timeoutMs ?? TIMEOUT_MS)
    const asking = { schema, ...texts, maxTokens, deadline, isWaitedFor, mayAsk }
    const { tokens, ...end } = await askServer(server, asking, services)
    cost.tokens = tokens
    await budget.spend(spender, totalTokens(tokens))
    return answerOf(end, masks, totalTokens(tokens))
  } catch (error) {
    log.error({ err: nameOf(error) }, 'the budget of the model could not be kept')
    return failed('server-error')
  }
}

const answerOf = <T>(end: AskEnd<T>, masks: Masks, tokens: number): ModelAnswer<T> =>
  'value' in end ? { ok: true, value: masks.restore(end.value), tokens } : failed(end.fault)

function failed(fault: ModelFault): { ok: false; reason: ModelFailure; fault: ModelFault } {
  return { ok: false, reason: failureOf(fault), fault }
}
