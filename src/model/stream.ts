// Asks the language model for a text and gives it as it comes; whatever goes wrong is a reason, never an exception.
import { setTimeout as rest } from 'node:timers/promises'
import { estimatedTokens, type KnownServer, nameOf } from './ask.ts'
import { believedTokens } from './believed-tokens.ts'
import type { Spender } from './budget.ts'
import { adaptDialect, type Dialect } from './dialect.ts'
import { faultOfError, type ModelFault } from './faults.ts'
import { callOptions, totalOf, type Usage } from './generate.ts'
import { buildPrompt, type PromptParts } from './prompt.ts'
import { MissingRecording } from './recordings.ts'
import { refusalOf } from './refusal.ts'
import { restBefore } from './retry.ts'
import { failureOf, type ModelFailure, type ModelServices } from './services.ts'
import { withoutThinkingBlock } from './thinking.ts'
import { estimateTokens, type TokenCount, totalTokens } from './token-count.ts'

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

export type StreamEnd = { ok: true; tokens: number } | { ok: false; reason: ModelFailure; fault: ModelFault }

export type TextStream = AsyncGenerator<string, StreamEnd>

/** How a stream ends whose reader wants no more of it. */
export const stopped: StreamEnd = { ok: false, reason: 'unavailable', fault: 'answer-cut' }

const TIMEOUT_MS = 60_000
const SILENCE_MS = 15_000
/** A stream with more does not keep to its limit of tokens, and is ended. */
const MOST_CHARACTERS_PER_TOKEN = 8

export async function* streamWithinBudget(
  server: KnownServer,
  question: TextQuestion,
  services: ModelServices,
  cost: { tokens: TokenCount },
): TextStream {
  const { budget, log } = services
  const texts = buildPrompt(question)
  const estimate = estimatedTokens(texts)
  const asked = { ...question, ...texts }
  const progress: Progress = { characters: 0, isSent: false, tokens: null, usage: null }
  try {
    if ((await budget.left(question.spender)) < estimate + question.maxTokens) return failed('budget')
    try {
      return yield* withRetries(server, asked, services, progress)
    } finally {
      // Also of what was cancelled: the server has counted it.
      if (progress.isSent) {
        cost.tokens = tokensOf(progress, estimate)
        await budget.spend(question.spender, totalTokens(cost.tokens))
      }
    }
  } catch (error) {
    if (error instanceof MissingRecording) throw error
    log.error({ err: nameOf(error) }, 'the budget of the model could not be kept')
    return failed('server-error')
  }
}

function tokensOf({ tokens, characters, usage }: Progress, estimate: number): TokenCount {
  if (tokens === null) return { input: estimate, cached: 0, output: estimateTokens(characters) }
  const input = Math.min(usage?.inputTokens.total ?? 0, tokens)
  return { input, cached: Math.min(usage?.inputTokens.cacheRead ?? 0, input), output: tokens - input }
}

interface Progress {
  /** Of the answer, thinking included. */
  characters: number
  /** Whether the server began to answer. */
  isSent: boolean
  /** As the server counted them, where that can be right. */
  tokens: number | null
  usage: Usage | null
}

const failed = (fault: ModelFault): StreamEnd => ({ ok: false, reason: failureOf(fault), fault })

async function* withRetries(
  server: KnownServer,
  question: TextQuestion,
  services: ModelServices,
  progress: Progress,
): TextStream {
  const late = AbortSignal.timeout(question.timeoutMs ?? TIMEOUT_MS)
  let dialect = server.dialect
  for (let next = 2; ; ) {
    const silence = new AbortController()
    const aborts = [late, silence.signal, ...(question.signal ? [question.signal] : [])]
    const abort = AbortSignal.any(aborts)
    try {
      const end = yield* once({ server, dialect }, question, { abort, silence }, progress)
      if (end.ok) server.dialect = dialect
      return end
    } catch (error) {
      if (error instanceof MissingRecording) throw error
      if (late.aborted || silence.signal.aborted) return failed('timeout')
      // What is half said is not said again.
      if (progress.characters > 0) return failed('answer-cut')
      const refusal = refusalOf(error)
      const other = refusal && !abort.aborted ? adaptDialect(dialect, refusal) : null
      if (other) {
        dialect = other
        continue
      }
      // Who waits for a text is not kept waiting by a server that cannot be reached.
      const ms = abort.aborted || !refusal ? null : restBefore(next, error, services.clock)
      next += 1
      if (ms === null) {
        services.log.warn({ err: nameOf(error) }, 'the model server failed while it answered')
        return failed(faultOfError(error, refusal))
      }
      if (!(await rest(ms, true, { signal: abort }).catch(() => false))) return failed('timeout')
    }
  }
}

async function* once(
  { server, dialect }: { server: KnownServer; dialect: Dialect },
  question: TextQuestion,
  { abort, silence }: { abort: AbortSignal; silence: AbortController },
  progress: Progress,
): TextStream {
  const recorded = server.recordings?.find(question)
  if (recorded) {
    progress.isSent = true
    progress.characters = recorded.text.length
    yield recorded.text
    return { ok: true, tokens: 0 }
  }
  let whole = ''
  const timer = setTimeout(() => silence.abort(), question.silenceMs ?? SILENCE_MS)
  try {
    const model = await server.open(dialect)
    const { stream } = await model.doStream(callOptions(question, abort))
    const thinking = withoutThinkingBlock()
    for await (const part of stream) {
      timer.refresh()
      if (part.type === 'error') throw part.error
      if (part.type === 'text-delta') {
        progress.isSent = true
        progress.characters += part.delta.length
        if (progress.characters > question.maxTokens * MOST_CHARACTERS_PER_TOKEN) {
          silence.abort()
          return failed('form')
        }
        const text = thinking.read(part.delta)
        whole += text
        if (text !== '') yield text
        // How long it takes to read a piece is not the model's silence.
        timer.refresh()
      }
      if (part.type === 'finish') {
        progress.isSent = true
        progress.usage = part.usage
        progress.tokens = believedTokens(totalOf(part.usage), question)
        const { unified: finish } = part.finishReason
        if (finish === 'content-filter' || progress.characters === 0) return failed('refused')
        if (finish === 'length' || finish === 'error') return failed('answer-cut')
        server.recordings?.add(question, whole, server.model)
        return { ok: true, tokens: progress.tokens ?? 0 }
      }
    }
    return failed('answer-cut')
  } finally {
    clearTimeout(timer)
  }
}
