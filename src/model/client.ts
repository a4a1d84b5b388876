// Asks the language model for an answer of a given form; whatever goes wrong is a reason, never an exception.
import { setTimeout as rest } from 'node:timers/promises'
import type { LanguageModel, NoObjectGeneratedError } from 'ai'
import type { z } from 'zod'
import type { ModelConfig } from '../config-model.ts'
import { observed, observeEnd } from '../kit/observe.ts'
import { believedTokens } from './believed-tokens.ts'
import type { Spender } from './budget.ts'
import { modelLibrary, onceAsked } from './library.ts'
import { buildPrompt, type DataBlock } from './prompt.ts'
import { languageModel, providerOptions } from './provider.ts'
import { restBefore, statusOf } from './retry.ts'
import type { ModelFailure, ModelServices } from './services.ts'
import { type StreamEnd, streamWithinBudget, type TextQuestion, type TextStream } from './stream.ts'

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
  /** For all tries together; 30 s without it. */
  timeoutMs?: number
}

export type ModelAnswer<T> = { ok: true; value: T; tokens: number } | { ok: false; reason: ModelFailure }

export interface ModelClient {
  /** Name of the model, for the records that say what made them. */
  readonly model: string
  /** Never rejects. */
  ask<S extends z.ZodType>(question: ModelQuestion<S>): Promise<ModelAnswer<z.infer<S>>>
  /** The text as it comes, then how it ended. Never throws. */
  stream(question: TextQuestion): TextStream
}

const TIMEOUT_MS = 30_000

/** Null without a configuration: everything is then read by the rules. */
export function createModelClient(config: ModelConfig | null, services: ModelServices): ModelClient | null {
  if (!config) return null
  silenceWarnings()
  const model = onceAsked(() => languageModel(config, services.fetch ?? fetch))
  return {
    model: config.model,
    async ask(question) {
      const started = performance.now()
      const call = openCall(services)
      const answer = await observed(
        { step: 'model', kind: 'ask' },
        async () => askWithinBudget(await model(), question, call.services),
        outcomeOf,
      )
      call.ended(outcomeOf(answer))
      const ms = Math.round(performance.now() - started)
      const facts = { model: config.model, ms, ...question.spender }
      if (answer.ok) services.log.debug({ ...facts, tokens: answer.tokens }, 'the model answered')
      else services.log.warn({ ...facts, reason: answer.reason }, 'the model gave no answer')
      return answer
    },
    async *stream(question) {
      const started = performance.now()
      const call = openCall(services)
      const end = yield* streamWithinBudget(await model(), question, call.services)
      const ms = Math.round(performance.now() - started)
      observeEnd({ step: 'model', kind: 'stream' }, { ms, outcome: outcomeOf(end) })
      call.ended(outcomeOf(end))
      const facts = { model: config.model, ms, ...question.spender }
      if (end.ok) services.log.debug({ ...facts, tokens: end.tokens }, 'the model answered')
      else services.log.warn({ ...facts, reason: end.reason }, 'the model gave no answer')
      return end
    },
  }
}

const outcomeOf = (end: ModelAnswer<unknown> | StreamEnd) => (end.ok ? 'answered' : end.reason)

/** The status of a refusal says more than that there was no answer. */
function openCall(services: ModelServices) {
  let status: number | null = null
  const refused = (given: number | null) => {
    status = given
  }
  return {
    services: { ...services, refused },
    ended: (outcome: string) =>
      services.heard?.(outcome === 'unavailable' && status ? String(status) : outcome),
  }
}

async function askWithinBudget<S extends z.ZodType>(
  model: LanguageModel,
  question: ModelQuestion<S>,
  services: ModelServices,
): Promise<ModelAnswer<z.infer<S>>> {
  const { budget, log } = services
  const texts = buildPrompt(question)
  const estimate = Math.ceil((texts.system.length + texts.prompt.length) / 4)
  try {
    if ((await budget.left(question.spender)) < estimate + question.maxTokens) return failed('budget')
    const end = await askWithRetries(model, { ...question, ...texts }, services)
    const tokens = believedTokens(end.tokens, { ...texts, maxTokens: question.maxTokens })
    await budget.spend(question.spender, tokens ?? estimate)
    return end.answer
  } catch (error) {
    log.error({ err: nameOf(error) }, 'the budget of the model could not be kept')
    return failed('unavailable')
  }
}

/** `tokens` are those that the server counted; null where it did not say. */
interface End<T> {
  answer: ModelAnswer<T>
  tokens: number | null
}

async function askWithRetries<S extends z.ZodType>(
  model: LanguageModel,
  question: ModelQuestion<S>,
  services: ModelServices,
): Promise<End<z.infer<S>>> {
  const { NoObjectGeneratedError } = await modelLibrary()
  const deadline = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS)
  for (let next = 2; ; next += 1) {
    try {
      return await askOnce(model, question, deadline)
    } catch (error) {
      if (deadline.aborted) return unanswered('timeout')
      if (NoObjectGeneratedError.isInstance(error)) return withoutForm(error)
      const ms = await restBefore(next, error, services.clock)
      if (ms === null) {
        const status = statusOf(error)
        services.refused?.(status)
        services.log.warn({ err: nameOf(error), status }, 'the model server failed')
        return { answer: failed('unavailable'), tokens: 0 }
      }
      if (!(await rested(ms, deadline))) return unanswered('timeout')
    }
  }
}

async function askOnce<S extends z.ZodType>(
  model: LanguageModel,
  question: ModelQuestion<S>,
  abortSignal: AbortSignal,
): Promise<End<z.infer<S>>> {
  const { generateText, Output } = await modelLibrary()
  const result = await generateText({
    model,
    system: question.system,
    prompt: question.prompt,
    output: Output.object({ schema: question.schema }),
    maxOutputTokens: question.maxTokens,
    maxRetries: 0,
    abortSignal,
    providerOptions,
  })
  const tokens = result.usage.totalTokens ?? null
  if (result.finishReason === 'content-filter') return { answer: failed('refused'), tokens }
  if (result.finishReason !== 'stop') return { answer: failed('broken'), tokens }
  // The library has checked the answer against the schema by now.
  const value = result.output as z.infer<S>
  return { answer: { ok: true, value, tokens: tokens ?? 0 }, tokens }
}

/** A model that declines says so in a field of its own and leaves the text empty. */
function withoutForm<T>(error: NoObjectGeneratedError): End<T> {
  const isRefusal = error.finishReason === 'content-filter' || !error.text?.trim()
  return { answer: failed(isRefusal ? 'refused' : 'broken'), tokens: error.usage?.totalTokens ?? null }
}

async function rested(ms: number, deadline: AbortSignal): Promise<boolean> {
  return rest(ms, true, { signal: deadline }).catch(() => false)
}

function failed<T>(reason: ModelFailure): ModelAnswer<T> {
  return { ok: false, reason }
}

/** The server may have counted what we no longer heard of. */
function unanswered<T>(reason: ModelFailure): End<T> {
  return { answer: failed(reason), tokens: null }
}

/** Messages of servers may repeat the prompt, hence the text of a mail: only the kind goes into the log. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}

/** The library would print to the console what the log is for. */
function silenceWarnings(): void {
  Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })
}
