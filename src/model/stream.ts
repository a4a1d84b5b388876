// Asks the language model for a text and gives it as it comes; whatever goes wrong is a reason, never an exception.
import { setTimeout as rest } from 'node:timers/promises'
import type { LanguageModel } from 'ai'
import { believedTokens } from './believed-tokens.ts'
import type { Spender } from './budget.ts'
import { modelLibrary } from './library.ts'
import { buildPrompt, type PromptParts } from './prompt.ts'
import { providerOptions } from './provider.ts'
import { restBefore, statusOf } from './retry.ts'
import type { ModelFailure, ModelServices } from './services.ts'

export interface TextQuestion extends PromptParts {
  /** Most tokens of the answer. */
  maxTokens: number
  spender: Spender
  /** For all of it, tries too; 60 s without it. */
  timeoutMs?: number
  /** Between two pieces, and before the first; 15 s without it. */
  silenceMs?: number
  /** Aborted where nobody waits any more. */
  signal?: AbortSignal
}

export type StreamEnd = { ok: true; tokens: number } | { ok: false; reason: ModelFailure }

export type TextStream = AsyncGenerator<string, StreamEnd>

const TIMEOUT_MS = 60_000
const SILENCE_MS = 15_000
/** A stream with more does not keep to its limit of tokens, and is ended. */
const MOST_CHARACTERS_PER_TOKEN = 8

export async function* streamWithinBudget(
  model: LanguageModel,
  question: TextQuestion,
  services: ModelServices,
): TextStream {
  const { budget, log } = services
  const texts = buildPrompt(question)
  const estimate = Math.ceil((texts.system.length + texts.prompt.length) / 4)
  const asked = { ...question, ...texts }
  const so = { far: 0, isSent: false, tokens: null as number | null }
  try {
    if ((await budget.left(question.spender)) < estimate + question.maxTokens)
      return { ok: false, reason: 'budget' }
    try {
      return yield* withRetries(model, asked, services, so)
    } finally {
      // Also of what was cancelled: the server has counted it.
      if (so.isSent) await budget.spend(question.spender, so.tokens ?? estimate + Math.ceil(so.far / 4))
    }
  } catch (error) {
    log.error({ err: nameOf(error) }, 'the budget of the model could not be kept')
    return { ok: false, reason: 'unavailable' }
  }
}

/** What the server did so far: characters that came, whether it began, and the tokens that it counted. */
interface SoFar {
  far: number
  isSent: boolean
  tokens: number | null
}

async function* withRetries(
  model: LanguageModel,
  question: TextQuestion,
  services: ModelServices,
  so: SoFar,
): TextStream {
  await modelLibrary()
  const late = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS)
  for (let next = 2; ; next += 1) {
    const silence = new AbortController()
    const aborts = [late, silence.signal, ...(question.signal ? [question.signal] : [])]
    const abort = AbortSignal.any(aborts)
    try {
      return yield* once(model, question, { abort, silence }, so)
    } catch (error) {
      if (late.aborted || silence.signal.aborted) return { ok: false, reason: 'timeout' }
      // What is half said is not said again.
      const ms = so.far > 0 || abort.aborted ? null : await restBefore(next, error, services.clock)
      if (ms === null) {
        services.refused?.(statusOf(error))
        services.log.warn({ err: nameOf(error) }, 'the model server failed while it answered')
        return { ok: false, reason: so.far > 0 ? 'broken' : 'unavailable' }
      }
      if (!(await rest(ms, true, { signal: abort }).catch(() => false)))
        return { ok: false, reason: 'timeout' }
    }
  }
}

async function* once(
  model: LanguageModel,
  question: TextQuestion,
  { abort, silence }: { abort: AbortSignal; silence: AbortController },
  so: SoFar,
): TextStream {
  const timer = setTimeout(() => silence.abort(), question.silenceMs ?? SILENCE_MS)
  try {
    const { streamText } = await modelLibrary()
    const { fullStream } = streamText({
      ...{ model, system: question.system, prompt: question.prompt },
      ...{ maxOutputTokens: question.maxTokens, maxRetries: 0, abortSignal: abort, providerOptions },
      onError: () => {},
    })
    for await (const part of fullStream) {
      timer.refresh()
      if (part.type === 'error') throw part.error
      if (part.type === 'abort') throw abort.reason
      if (part.type === 'text-delta') {
        so.isSent = true
        so.far += part.text.length
        if (so.far > question.maxTokens * MOST_CHARACTERS_PER_TOKEN) {
          silence.abort()
          return { ok: false, reason: 'broken' }
        }
        yield part.text
        // How long it takes to read a piece is not the model's silence.
        timer.refresh()
      }
      if (part.type === 'finish') {
        so.isSent = true
        so.tokens = believedTokens(part.totalUsage.totalTokens, question)
        if (part.finishReason === 'content-filter') return { ok: false, reason: 'refused' }
        if (part.finishReason !== 'stop') return { ok: false, reason: 'broken' }
        if (so.far === 0) return { ok: false, reason: 'refused' }
        return { ok: true, tokens: so.tokens ?? 0 }
      }
    }
    return { ok: false, reason: 'broken' }
  } finally {
    clearTimeout(timer)
  }
}

/** Messages of servers may repeat the prompt, hence the text of a mail: only the kind goes into the log. */
function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
