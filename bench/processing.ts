// Processing mails: processor time by stage, and mails a second of one worker process on each database.
import { simpleParser } from 'mailparser'
import { startDurablePostgres } from '../bin/checks/postgres.mjs'
import type { AgentMail } from '../src/agent/agent.ts'
import { readByRules } from '../src/features/tula/task-rules.ts'
import { systemClock } from '../src/kit/clock.ts'
import { parseMail } from '../src/mail/parse.ts'
import type { ParsedMail } from '../src/mail/parsed-mail.ts'
import { checkSender, type SenderQuestion } from '../src/mail/sender.ts'
import { envelopeOf, storeBacklog } from './backlog.ts'
import type { BenchFigure } from './figure.ts'
import { type BenchMail, DOMAIN, newMail, replyMail } from './mails.ts'
import { makeDataDir, type Product, startProduct } from './product.ts'

const NEW = 2_800
const REPLIES = 1_200
/** Mails that warm the process up: a worker runs for weeks, its compiler for most of the first minute. */
const WARM = 2_000
/** Ten times what Redmine's handler does. */
const AIM_POSTGRES = 310
const AIM_EMBEDDED = 100

export async function run(): Promise<BenchFigure[]> {
  const mails = [
    ...Array.from({ length: NEW }, (_, number) => newMail(number)),
    ...Array.from({ length: REPLIES }, (_, number) => replyMail(number)),
  ]
  const { figures, before } = await stages(mails.slice(NEW - 150, NEW + 150))
  figures.push(...(await processed('the embedded database', mails, before, null, AIM_EMBEDDED)))
  const postgres = await startDurablePostgres()
  if (!postgres) return figures
  try {
    figures.push(...(await processed('PostgreSQL with fsync', mails, before, postgres.url, AIM_POSTGRES)))
  } finally {
    await postgres.stop()
  }
  return figures
}

/**
 * Each stage runs over all mails in turn, so that the clock of the process tells them apart; `before` is what they
 * take together until a mail is applied, in CPU ms.
 */
async function stages(mails: readonly BenchMail[]): Promise<{ figures: BenchFigure[]; before: number }> {
  const parsed: ParsedMail[] = []
  for (const mail of mails.slice(0, 50)) await parseMail(mail.raw)
  const beside = await cpuOfEach(mails, (mail) => simpleParser(mail.raw))
  const parsing = await cpuOfEach(mails, async (mail) => void parsed.push(await parseMail(mail.raw)))
  const checking = await cpuOfEach(mails, (mail) => checkSender(questionOf(mail)))
  for (const mail of parsed.slice(0, 50)) readByRules(agentMail(mail), { tasks: [] })
  const reading = await cpuOfEach(parsed, async (mail) => readByRules(agentMail(mail), { tasks: [] }))
  const figure = (name: string, ours: number): BenchFigure => ({
    name,
    ours,
    unit: 'CPU ms/mail',
    beside: null,
    besideName: null,
    ratio: null,
    aim: null,
  })
  const figures = [
    {
      ...figure('Parse a mail', parsing),
      beside,
      besideName: 'mailparser alone',
      ratio: parsing / beside,
    },
    figure('Check its sender, local mode', checking),
    figure('Read its tasks by rules', reading),
  ]
  return { figures, before: parsing + checking + reading }
}

/** Mails are stored first; then one process with nothing but the worker starts, and the first mails warm it up. */
async function processed(
  on: string,
  mails: readonly BenchMail[],
  before: number,
  databaseUrl: string | null,
  aim: number | null,
): Promise<BenchFigure[]> {
  const { dataDir, remove } = makeDataDir()
  const environment = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) }
  try {
    await storeBacklog(mails, environment)
    const { mailsPerSecond, cpuMs } = await timeProcessing(mails.length, environment)
    const beside = await parsedPerSecond(mails)
    const none = { beside: null, besideName: null, ratio: null }
    return [
      { ...none, name: `Mails processed by one process, ${on}`, ours: mailsPerSecond, unit: 'mails/s', aim },
      {
        name: `The same beside mailparser, ${on}`,
        ours: mailsPerSecond,
        unit: 'mails/s',
        beside,
        besideName: 'mailparser alone, parsing the same mails',
        ratio: mailsPerSecond / beside,
        aim: null,
      },
      {
        ...none,
        name: `Process a mail, all of the process, ${on}`,
        ours: cpuMs,
        unit: 'CPU ms/mail',
        aim: null,
      },
      {
        ...none,
        name: `Apply and answer it (the whole without the stages before), ${on}`,
        ours: cpuMs - before,
        unit: 'CPU ms/mail',
        aim: null,
      },
    ]
  } finally {
    remove()
  }
}

async function timeProcessing(
  mails: number,
  environment: Record<string, string>,
): Promise<{ mailsPerSecond: number; cpuMs: number }> {
  const marks: { at: number; cpu: number }[] = []
  let done = 0
  let product: Product | null = null
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const hear = (line: string) => {
    if (!line.includes('a mail was processed') || !line.includes('"outcome":"done"')) return
    done += 1
    if (done === WARM || done === mails) marks.push({ at: performance.now(), cpu: product?.cpuMs() ?? 0 })
    if (done === mails) finish()
  }
  product = await startProduct({ SERVICES: 'worker', LOG_LEVEL: 'info', ...environment }, hear)
  try {
    await finished
  } finally {
    await product.stop()
  }
  const [first, last] = marks
  if (!first || !last) throw new Error('fewer mails were processed than warm the process up')
  const counted = mails - WARM
  return {
    mailsPerSecond: (counted * 1_000) / (last.at - first.at),
    cpuMs: (last.cpu - first.cpu) / counted,
  }
}

async function parsedPerSecond(mails: readonly BenchMail[]): Promise<number> {
  const started = performance.now()
  for (const mail of mails) await simpleParser(mail.raw)
  return (mails.length * 1_000) / (performance.now() - started)
}

async function cpuOfEach<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage()
  for (const one of all) await act(one)
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000 / all.length
}

function questionOf({ from, raw }: BenchMail): SenderQuestion {
  return {
    raw,
    envelope: envelopeOf(from),
    domain: DOMAIN,
    clock: systemClock,
  }
}

function agentMail(parsed: ParsedMail): AgentMail {
  const person = (userId: number, email: string, name: string) => ({ userId, email, name })
  return {
    deliveryId: 1,
    recipient: 'tula@mailcrew.localhost',
    mailId: 1,
    parsed,
    sentAt: new Date('2026-03-10T09:00:00Z'),
    language: 'en',
    writtenIn: null,
    zone: 'UTC',
    sender: person(1, parsed.from?.address ?? '', parsed.from?.name ?? ''),
    to: [person(2, 'ben@example.com', 'Ben Abel'), person(3, 'carla@example.com', 'Carla Diaz')],
    cc: [],
    blockers: new Set(),
    agentAddress: `tula@${DOMAIN}`,
    ownerId: 1,
    threadId: null,
    isReply: parsed.inReplyTo !== null,
    isStranger: false,
    commandsOnly: false,
    isFromProduct: false,
  }
}
