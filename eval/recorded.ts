// `npm run eval -- --replay`: mails and replies to Tula as the rules read them and as a model does, by answers that are
// recorded in eval/recordings. `--record` asks the configured model and adds its answers there; `--misses` prints what
// was not right; `--prices FILE` says what tokens cost (see `price`).
import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { ModelClient } from '../src/model/client.ts'
import { MissingRecording, readRecordings } from '../src/model/recordings.ts'
import type { ModelCall } from '../src/model/services.ts'
import { addTokens, noTokens } from '../src/model/token-count.ts'
import { type LabelledMail, mailsOf, repliesOf } from './mails/cases.ts'
import { deliver } from './mails/deliver.ts'
import { misses } from './mails/misses.ts'
import { configuredModel } from './mails/model.ts'
import { rawMail } from './mails/raw-mail.ts'
import { type MeasuredMail, report, scored } from './mails/tasks.ts'
import { readReplyWith } from './replies/ask-model.ts'
import { type MeasuredReply, missesOf, report as replyReport } from './replies/measure.ts'
import { projectOf } from './replies/project.ts'
import { scoreReply } from './replies/score.ts'

export const recordingsFolder = fileURLToPath(new URL('recordings/tula', import.meta.url))
const REPLY_SETS = ['replies', 'mails-languages']

/** Of one reader; costs are of a million tokens. */
const price = z.object({
  model: z.string(),
  input: z.number(),
  cached: z.number(),
  output: z.number(),
  currency: z.string(),
  day: z.iso.date(),
  source: z.string(),
})

/** The same cases as the rules and the model read them. */
interface Compared<T> {
  rules: () => Promise<T>
  model: T
}

interface Both<T> {
  rules: T
  model: T
}

const both = <T>(compared: readonly Compared<T>[]): Promise<Both<T>[]> =>
  Promise.all(compared.map(async ({ rules, model }) => ({ rules: await rules(), model })))

interface Meter {
  calls: ModelCall[]
  missing: string[]
}

export async function evaluateRecorded(args: readonly string[]): Promise<void> {
  const isReplay = args.includes('--replay')
  const measured = await measureRecorded(isReplay ? 'MODEL_REPLAY' : 'MODEL_RECORD')
  const { meter } = measured
  const mails = await both(measured.mails)
  const replies = await both(measured.replies)
  console.log(report(new Map([named('rules', mails), named('model', mails)])))
  console.log(`\n${controlReport(mails)}`)
  console.log(`\n${replyReport(new Map([named('rules', replies), named('model', replies)]))}`)
  if (args.includes('--misses')) {
    console.log(`\n${misses(mails.map((one) => one.model))}`)
    console.log(`\n${missesOf(replies.map((one) => one.model))}`)
  }
  console.log(`\n${tokensReport(meter, pricesOf(args))}`)
  if (!isReplay) return
  console.log(`\n${recordingsReport(meter)}`)
  if (meter.missing.length > 0) process.exitCode = 1
}

/** By recorded answers, or by the configured model, whose answers are recorded. */
export async function measureRecorded(way: 'MODEL_REPLAY' | 'MODEL_RECORD') {
  const meter: Meter = { calls: [], missing: [] }
  const environment = { ...process.env, [way]: recordingsFolder }
  const model = await configuredModel(environment, (call) => meter.calls.push(call))
  return { mails: await compareMails(model, meter), replies: await compareReplies(model, meter), meter }
}

const named = <T>(by: keyof Both<T>, compared: readonly Both<T>[]): [string, T[]] => [
  by,
  compared.map((one) => one[by]),
]

/** In the seven languages: all that are not English, and every second English one. */
export const recordedMails = (): LabelledMail[] => [
  ...mailsOf('mails-languages'),
  ...mailsOf('mails-shapes').filter((_, place) => place % 2 === 0),
]

async function compareMails(model: ModelClient, meter: Meter): Promise<Compared<MeasuredMail>[]> {
  const compared: Compared<MeasuredMail>[] = []
  for (const labelled of recordedMails()) {
    const raw = await rawMail(labelled)
    const byModel = await unlessMissing(labelled.id, meter, () => deliver(raw, model))
    if (byModel)
      compared.push({
        rules: async () => scored(labelled, await deliver(raw)),
        model: scored(labelled, byModel),
      })
  }
  return compared
}

/** Without those that lean on an earlier reply, whose tasks depend on how that was read. */
async function compareReplies(model: ModelClient, meter: Meter): Promise<Compared<MeasuredReply>[]> {
  const compared: Compared<MeasuredReply>[] = []
  for (const set of REPLY_SETS) {
    const { bases, replies } = repliesOf(set)
    for (const reply of replies.filter(({ prior }) => prior === undefined)) {
      const base = bases[reply.base]
      if (!base) throw new Error(`${reply.id}: there is no base ${reply.base}`)
      const project = await projectOf(base, true)
      const measured = (read: Awaited<ReturnType<typeof readReplyWith>>): MeasuredReply => ({
        set,
        reply,
        project,
        read: { ...read, newest: reply.body, readMs: 0 },
        score: scoreReply(reply, read, project),
      })
      const byModel = await unlessMissing(reply.id, meter, () => readReplyWith(model, reply, project))
      if (byModel)
        compared.push({
          rules: async () => measured(await readReplyWith(null, reply, project)),
          model: measured(byModel),
        })
    }
  }
  return compared
}

async function unlessMissing<T>(id: string, { missing }: Meter, read: () => Promise<T>): Promise<T | null> {
  try {
    return await read()
  } catch (error) {
    if (!(error instanceof MissingRecording)) throw error
    missing.push(`${id}: ${error.message}`)
    return null
  }
}

/** What the control by rules is worth: where both agree, where only the model is sure, where the days differ. */
function controlReport(mails: readonly Both<MeasuredMail>[]): string {
  const count = { both: 0, bothWrong: 0, alone: 0, aloneWrong: 0, days: 0, suggested: 0, suggestedWrong: 0 }
  for (const { rules, model } of mails) {
    const wrong = new Set<unknown>(model.direct.wrong)
    for (const task of model.read.direct) {
      const isBoth = rules.read.direct.some((ours) => ours.sentence === task.sentence)
      count[isBoth ? 'both' : 'alone'] += 1
      if (wrong.has(task)) count[isBoth ? 'bothWrong' : 'aloneWrong'] += 1
    }
    const wrongOfAll = new Set<unknown>(model.suggested.wrong)
    for (const task of model.read.proposal.tasks) {
      if (task.otherDueDate !== undefined) count.days += 1
      if (model.read.direct.some((direct) => direct.title === task.title)) continue
      count.suggested += 1
      if (wrongOfAll.has(task)) count.suggestedWrong += 1
    }
  }
  return [
    `made where both agree: ${count.both}, wrong ${count.bothWrong}`,
    `made by the model alone: ${count.alone}, wrong ${count.aloneWrong}`,
    `left to a person: ${count.suggested}, wrong ${count.suggestedWrong}; for two days ${count.days}`,
  ].join('\n')
}

function pricesOf(args: readonly string[]): z.infer<typeof price> | null {
  const file = args[args.indexOf('--prices') + 1]
  if (!args.includes('--prices') || file === undefined || !existsSync(file)) return null
  return price.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function tokensReport({ calls }: Meter, prices: z.infer<typeof price> | null): string {
  const answered = calls.filter(({ outcome }) => outcome === 'answered')
  const all = answered.reduce((sum, { tokens }) => addTokens(sum, tokens), noTokens)
  const mean = (tokens: number) => Math.round(tokens / Math.max(1, answered.length))
  const head = `${answered.length} questions; a mail takes ${mean(all.input)} tokens, cached ${mean(all.cached)}, and its answer ${mean(all.output)}`
  if (!prices) return `${head}; cost: unknown`
  const { input, cached, output, currency, model, day, source } = prices
  const fresh = all.input - all.cached
  const cost = (fresh * input + all.cached * cached + all.output * output) / 1_000_000
  const each = (cost / Math.max(1, answered.length)) * 1_000
  return `${head}; cost: ${each.toFixed(2)} ${currency} for 1,000 mails (${model}, ${day}, ${source})`
}

/** A changed prompt leaves the recordings of the old one behind. */
function recordingsReport({ calls, missing }: Meter): string {
  const recordings = [...readRecordings(recordingsFolder).values()]
  const by = new Map<string, number>()
  for (const { answeredBy } of recordings) by.set(answeredBy, (by.get(answeredBy) ?? 0) + 1)
  const who = [...by].map(([name, count]) => `${count} ${name}`).join(', ')
  const used = calls.filter(({ outcome }) => outcome === 'answered').length
  return [
    `${recordings.length} recordings (${who}); ${Math.max(0, recordings.length - used)} answer no question any more`,
    `${missing.length} questions without a recording`,
    ...missing.slice(0, 5),
  ].join('\n')
}
