// Asks a model server for an answer of a given form: in its dialect, again after a fault, within time and budget.
import { setTimeout as rest } from 'node:timers/promises'
import type { z } from 'zod'
import { answerSchema } from './answer-schema.ts'
import { believedTokens } from './believed-tokens.ts'
import { adaptDialect, type Dialect } from './dialect.ts'
import { faultOfError, type ModelFault } from './faults.ts'
import { type FormRequest, type Generated, generate } from './generate.ts'
import type { PromptWatch } from './prompt-cut.ts'
import type { OpenModel } from './provider.ts'
import { readAnswer } from './read-answer.ts'
import type { Recordings } from './recordings.ts'
import { refusalOf } from './refusal.ts'
import { restBefore, secondsUntilFree } from './retry.ts'
import type { ModelServices } from './services.ts'
import { addTokens, estimateTokens, noTokens, type TokenCount } from './token-count.ts'

/** A model server, with what it taught us since the process began. */
export interface KnownServer {
  open: OpenModel
  /** Name of its model. */
  model: string
  recordings: Recordings | null
  dialect: Dialect
  prompts: PromptWatch
  /** Milliseconds of the clock until which it asked to be left alone. */
  busyUntil: number
  /** Whether its model thinks before it answers: thinking uses up the tokens of the answer. */
  thinks: boolean
}

/** `laterSeconds`: the server is busy, and may be asked again after so long. */
export type AskEnd<T> = { value: T } | { fault: ModelFault; laterSeconds?: number }

export interface Asking<S extends z.ZodType> {
  schema: S
  system: string
  prompt: string
  maxTokens: number
  deadline: AbortSignal
  /** Somebody waits: a server that cannot be reached is not tried again. */
  isWaitedFor: boolean
  /** Whether the day's budget has room for another request of so many tokens. */
  mayAsk: () => Promise<boolean>
}

/** Dialects that are tried for one question. */
const MAX_ADAPTATIONS = 4
/** Room for thinking, as a multiple of the tokens of an answer. */
const THINKING_FACTOR = 4

/** Never rejects for what a server does. `tokens` are of all requests; what it did not count is estimated. */
export async function askServer<S extends z.ZodType>(
  server: KnownServer,
  asking: Asking<S>,
  services: ModelServices,
): Promise<AskEnd<z.infer<S>> & { tokens: TokenCount }> {
  const { schema, system, prompt, maxTokens } = asking
  const characters = system.length + prompt.length
  const now = services.clock()
  if (server.prompts.tooSmallFor(characters, now) !== null) return { fault: 'prompt-cut', tokens: noTokens }
  const request: FormRequest = { system, prompt, maxTokens, schema: answerSchema(schema) }
  const first = await requestAnswer(server, withRoom(server, request), asking, services)
  if (!first.generated) return first
  const reading = judged(server, first.generated, schema)
  const tokens = first.tokens
  if (server.prompts.isCut({ characters, tokens: first.generated.inputTokens }, now))
    return { fault: 'prompt-cut', tokens }
  if ('value' in reading || reading.fault === 'refused') return { ...reading, tokens }
  if (!(await asking.mayAsk())) return { fault: reading.fault, tokens }
  // Once more, with the fault named.
  const again = {
    ...request,
    prompt: `${prompt}\n\nYour last answer could not be used: ${reading.said}. Answer again, with the JSON alone.`,
  }
  const second = await requestAnswer(server, withRoom(server, again), asking, services)
  if (!second.generated) return { ...second, tokens: addTokens(tokens, second.tokens) }
  return { ...judged(server, second.generated, schema), tokens: addTokens(tokens, second.tokens) }
}

const withRoom = ({ thinks }: KnownServer, request: FormRequest): FormRequest =>
  thinks ? { ...request, maxTokens: request.maxTokens * THINKING_FACTOR } : request

/** `said` tells the model what was wrong. */
type Judged<T> = { value: T } | { fault: ModelFault; said: string }

function judged<S extends z.ZodType>(
  server: KnownServer,
  { text, reasoning, finish }: Generated,
  schema: S,
): Judged<z.infer<S>> {
  if (finish === 'content-filter') return { fault: 'refused', said: '' }
  const reading = readAnswer({ text, reasoning }, schema)
  if (reading.ok) return { value: reading.value }
  const isThinking = reasoning !== '' || text.includes('<think>')
  if (isThinking) server.thinks = true
  if (reading.isCut || finish === 'length' || isThinking) return { fault: 'answer-cut', said: reading.fault }
  // A model that declines says so in another field and leaves the text empty.
  if (text.trim() === '') return { fault: 'refused', said: '' }
  return { fault: 'form', said: reading.fault }
}

type Requested =
  | { generated: Generated; tokens: TokenCount }
  | { generated: null; fault: ModelFault; tokens: TokenCount; laterSeconds?: number }

/** Learns the server's dialect from what it refuses, and waits where it is busy. */
async function requestAnswer(
  server: KnownServer,
  request: FormRequest,
  { deadline, isWaitedFor }: Pick<Asking<z.ZodType>, 'deadline' | 'isWaitedFor'>,
  { clock, log }: ModelServices,
): Promise<Requested> {
  const recorded = server.recordings?.find(request)
  if (recorded) return { generated: recorded, tokens: tokensOf(recorded, request) }
  let dialect = server.dialect
  let adaptations = 0
  for (let next = 2; ; ) {
    try {
      const generated = await generate(server.open, dialect, request, deadline)
      server.dialect = dialect
      server.recordings?.add(request, generated.text, server.model)
      return { generated, tokens: tokensOf(generated, request) }
    } catch (error) {
      // The server may have counted what we did not wait for.
      if (deadline.aborted) return { generated: null, fault: 'timeout', tokens: sentTokens(request) }
      const refusal = refusalOf(error)
      const other = refusal && adaptations < MAX_ADAPTATIONS ? adaptDialect(dialect, refusal) : null
      if (other) {
        dialect = other
        adaptations += 1
        continue
      }
      const ms = isWaitedFor && !refusal ? null : restBefore(next, error, clock)
      next += 1
      if (ms === null) {
        const fault = faultOfError(error, refusal)
        log.warn({ err: nameOf(error), status: refusal?.status ?? null, fault }, 'the model server failed')
        const laterSeconds = secondsUntilFree(error, clock)
        return { generated: null, fault, tokens: noTokens, ...(laterSeconds !== null && { laterSeconds }) }
      }
      if (!(await rest(ms, true, { signal: deadline }).catch(() => false)))
        return { generated: null, fault: 'timeout', tokens: noTokens }
    }
  }
}

/** What the server counted where that can be right, else an estimate. */
function tokensOf(
  { inputTokens, cachedTokens, totalTokens, text, reasoning }: Generated,
  request: FormRequest,
): TokenCount {
  const total = believedTokens(totalTokens, request)
  if (total === null)
    return { ...sentTokens(request), output: estimateTokens(text.length + reasoning.length) }
  const input = Math.min(inputTokens ?? 0, total)
  return { input, cached: Math.min(cachedTokens, input), output: total - input }
}

const sentTokens = (request: { system: string; prompt: string }): TokenCount => ({
  input: estimatedTokens(request),
  cached: 0,
  output: 0,
})

/** Tokens of a prompt, about. */
export function estimatedTokens({ system, prompt }: { system: string; prompt: string }): number {
  return estimateTokens(system.length + prompt.length)
}

/** Messages of servers may repeat the prompt, hence the text of a mail: only the kind goes into the log. */
export function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : 'unknown'
}
