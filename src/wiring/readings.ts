// Reads mails in threads of their own, so that a long or hostile one holds up neither the listeners nor other mails.
import { type ReadByRules, readByRules } from '../features/tula/task-rules.ts'
import { TookTooMuch } from '../kit/own-thread.ts'
import { NotNow, type PoolLimits, ThreadPool } from '../kit/thread-pool.ts'
import type { ParseToShow } from '../mail/mail-reader.ts'
import { parseMail, parseStructure } from '../mail/parse.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'
import type { CheckTurn, ParseMail } from '../routing/delivery-services.ts'
import type { Parsed, RuleToRun, TasksToRead } from './reading-thread.ts'
import { type RuleForms, rules } from './rules.ts'

/**
 * A mail of 30 MB takes two seconds, one of 200 kB of text less than one, and an ordinary one a hundredth. The
 * budget is for each of the two steps of a mail, its parsing and its reading.
 */
export const limits: PoolLimits = {
  budgetMs: 4_000,
  shortMs: 200,
  patienceMs: 60_000,
  memoryMb: 1_024,
  idleMs: 30_000,
  isSparing: false,
}

/** How often whoever looks at a mail that takes long asks whether it has its turn, and how long in between. */
const MOST_TURNS = 20
const TURN_MS = 500

/** A rule of rules.ts. What it gives throws as `parse` does. */
export type RuleInThread = <N extends keyof RuleForms>(
  name: N,
) => (given: RuleForms[N]['given'], sender: string) => Promise<RuleForms[N]['read']>

export interface Readings {
  parse: ParseMail
  readTasks: ReadByRules
  /** Of any other agent. */
  ruleInThread: RuleInThread
  checkTurn: CheckTurn
  /** For whoever looks at a mail: waits for its turn, and takes the structure of what takes too long. */
  parseToShow: ParseToShow
  /** Begins a thread, so that the first mail does not wait for it. */
  warm(): Promise<void>
  stop(): Promise<void>
}

/**
 * From the sources a thread would begin with a second of translating: there they are read in this one. `isSparing`: one
 * thread for ordinary mails.
 */
export function openReadings({ isSparing }: { isSparing: boolean }): Readings {
  return import.meta.url.endsWith('.ts')
    ? {
        parse: (raw, { commandsOnly }) => (commandsOnly ? parseStructure(raw) : parseMail(raw)),
        readTasks: async (...given) => readByRules(...given),
        ruleInThread: (name) => async (given) => rules[name](given),
        checkTurn: () => {},
        parseToShow: (raw) => parseMail(raw),
        warm: async () => {},
        stop: async () => {},
      }
    : readingsIn(new URL('./reading-thread.js', import.meta.url), { ...limits, isSparing })
}

/** In threads on the file, which exports what reading-thread.ts does. */
export function readingsIn(file: URL, bounds = limits): Readings {
  const threads = new ThreadPool(file, bounds)
  const parse: ParseMail = async (raw, { sender, commandsOnly }) => {
    const parsed = await threads.call<Parsed>('parse', { raw, commandsOnly }, sender)
    if ('tooComplex' in parsed) throw new MailTooComplex(parsed.tooComplex)
    return withBuffers(parsed.mail)
  }
  let shown = 0
  return {
    parse,
    async parseToShow(raw) {
      // Each by itself: that one is slow says nothing of the next.
      shown += 1
      for (let tries = 1; tries <= MOST_TURNS; tries += 1) {
        try {
          return await parse(raw, { sender: `screen ${shown}`, commandsOnly: false })
        } catch (error) {
          if (error instanceof TookTooMuch) break
          if (!(error instanceof NotNow)) throw error
          await new Promise((resolve) => setTimeout(resolve, TURN_MS))
        }
      }
      return parse(raw, { sender: `structure for screen ${shown}`, commandsOnly: true })
    },
    readTasks: (mail, known) =>
      threads.call('readTasks', { mail, known } satisfies TasksToRead, mail.sender.email),
    ruleInThread: (name) => (given, sender) =>
      threads.call('readByRule', { name, given } satisfies RuleToRun<typeof name>, sender),
    checkTurn: (sender) => threads.checkTurn(sender),
    warm: async () => void (await threads.call('begin', null, 'start')),
    stop: () => threads.stop(),
  }
}

function withBuffers(mail: ParsedMail): ParsedMail {
  const attachments = mail.attachments.map((one) => {
    const { buffer, byteOffset, byteLength } = one.content
    return { ...one, content: Buffer.from(buffer, byteOffset, byteLength) }
  })
  return { ...mail, attachments }
}
