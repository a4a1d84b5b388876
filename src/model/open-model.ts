// One model of one server: its questions in turn, within the budget, masked, and counted.
import type { z } from 'zod'
import type { ModelConfig } from '../config-model.ts'
import { observed, observeEnd } from '../kit/observe.ts'
import { type AskEnd, askServer, estimatedTokens, type KnownServer, nameOf } from './ask.ts'
import type { Spender } from './budget.ts'
import type { AskedModel, ModelAnswer, ModelQuestion } from './client.ts'
import { firstDialect } from './dialect.ts'
import type { ModelFault } from './faults.ts'
import { createMasks, type Masks } from './masks.ts'
import type { ModelUse } from './model-use.ts'
import { usualPatience } from './patience.ts'
import { buildPrompt, type PromptParts } from './prompt.ts'
import { watchPrompts } from './prompt-cut.ts'
import { modelOpener } from './provider.ts'
import { MissingRecording } from './recordings.ts'
import { failureOf, type ModelFailure, type ModelServices } from './services.ts'
import { type AnswerOnce, answersOf } from './stored-answers.ts'
import { type StreamEnd, stopped, streamWithinBudget } from './stream.ts'
import { noTokens, type TokenCount, totalTokens } from './token-count.ts'
import { type Turns, turnsAt } from './turns.ts'
import { unmaskedStream } from './unmasked-stream.ts'

/** Questions of mails that one server is asked at a time: a small one would be drowned by an import. */
const QUESTIONS_AT_A_TIME = 8

/** `payerId`: the company whose model it is, 0 for the owner's. */
export function openModel(config: ModelConfig, services: ModelServices, payerId = 0): AskedModel {
  const turns = turnsAt(services.questionsAtATime ?? QUESTIONS_AT_A_TIME)
  const answerOnce = answersOf(config, services)
  const server: KnownServer = {
    open: modelOpener(config, services.fetch ?? fetch),
    model: config.model,
    recordings: services.recordings ?? null,
    dialect: firstDialect,
    prompts: watchPrompts(),
    thinks: false,
    busyUntil: 0,
  }
  return {
    config,
    async ask(question, use) {
      const started = performance.now()
      const cost: Cost = { tokens: noTokens }
      const { masks, masked } = maskedParts(question)
      const sent = { ...question, ...masked }
      const answer = await observed(
        { step: 'model', kind: 'ask' },
        () => answerOnce(sent, () => askInTurn(turns, server, sent, { services, cost })),
        reasonOf,
      )
      note(answer, { started, use, question, cost })
      return answer.ok ? { ...answer, value: masks.restore(answer.value) } : answer
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

  function note(end: AnswerOnce<unknown> | StreamEnd, { started, use, question, cost }: Asked): void {
    const isStopped = end === stopped || question.signal?.aborted === true || cost.isPutOff === true
    if (cost.isPutOff && cost.tokens === noTokens) return
    const savedTokens = 'savedTokens' in end ? end.savedTokens : undefined
    const answered = savedTokens === undefined ? 'answered' : 'stored'
    const outcome = end.ok ? answered : isStopped ? 'stopped' : end.fault
    const { tokens } = cost
    services.onCall?.({ model: config.model, payerId, use, outcome, tokens, savedTokens: savedTokens ?? 0 })
    const ms = Math.round(performance.now() - started)
    const facts = { model: config.model, ms, ...question.spender }
    if (outcome === 'stored') services.log.debug(facts, 'the answer was stored')
    else if (end.ok) services.log.debug({ ...facts, tokens: end.tokens }, 'the model answered')
    else if (!isStopped)
      services.log.warn({ ...facts, reason: end.reason, fault: end.fault }, 'the model gave no answer')
  }
}

interface Asked {
  /** By `performance.now()`. */
  started: number
  use: ModelUse
  question: { spender: Spender; signal?: AbortSignal }
  cost: Cost
}

interface Cost {
  tokens: TokenCount
  /** We put the question off: the server did not fail. */
  isPutOff?: boolean
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

/** What a question is asked with, and where its cost is noted. */
interface Means {
  services: ModelServices
  cost: Cost
}

async function askInTurn<S extends z.ZodType>(
  turns: Turns,
  server: KnownServer,
  question: ModelQuestion<S>,
  means: Means,
): Promise<ModelAnswer<z.infer<S>>> {
  const { isWaitedFor: isUrgent, mayComeLater } = question
  const { clock, closing } = means.services
  const later = (laterSeconds: number) => {
    means.cost.isPutOff = true
    return { ...failed('busy'), laterSeconds }
  }
  const busyMs = server.busyUntil - clock().getTime()
  if (mayComeLater && busyMs > 0) return later(Math.ceil(busyMs / 1_000))
  const taken = await turns.take({ isUrgent, mayComeLater }, () => askWithinBudget(server, question, means))
  if ('laterSeconds' in taken) return later(taken.laterSeconds)
  const answer = taken.value
  if (answer.ok) return answer
  if (mayComeLater && closing?.aborted) return later(0)
  if (answer.laterSeconds !== undefined) server.busyUntil = clock().getTime() + answer.laterSeconds * 1_000
  return answer
}

async function askWithinBudget<S extends z.ZodType>(
  server: KnownServer,
  question: ModelQuestion<S>,
  { services, cost }: Means,
): Promise<ModelAnswer<z.infer<S>>> {
  const { budget, log } = services
  const { schema, maxTokens, spender, isWaitedFor = false } = question
  const { mailMs, screenMs } = services.patience ?? usualPatience
  const timeoutMs = question.timeoutMs ?? (isWaitedFor ? screenMs : mailMs)
  const texts = buildPrompt(question)
  const wanted = estimatedTokens(texts) + maxTokens
  const mayAsk = async () => (await budget.left(spender)) >= wanted
  try {
    if (!(await mayAsk())) return failed('budget')
    const late = AbortSignal.timeout(timeoutMs)
    const deadline =
      services.closing && question.mayComeLater ? AbortSignal.any([late, services.closing]) : late
    const asking = { schema, ...texts, maxTokens, deadline, isWaitedFor, mayAsk }
    const { tokens, ...end } = await askServer(server, asking, services)
    cost.tokens = tokens
    await budget.spend(spender, totalTokens(tokens))
    return answerOf(end, { tokens: totalTokens(tokens), model: server.model })
  } catch (error) {
    if (error instanceof MissingRecording) throw error
    log.error({ err: nameOf(error) }, 'the budget of the model could not be kept')
    return failed('server-error')
  }
}

const answerOf = <T>(end: AskEnd<T>, facts: { tokens: number; model: string }): ModelAnswer<T> =>
  'value' in end
    ? { ok: true, value: end.value, ...facts }
    : { ...failed(end.fault), ...(end.laterSeconds !== undefined && { laterSeconds: end.laterSeconds }) }

function failed(fault: ModelFault): { ok: false; reason: ModelFailure; fault: ModelFault } {
  return { ok: false, reason: failureOf(fault), fault }
}
