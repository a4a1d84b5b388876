// Reads mails in a thread of their own, so that a long or hostile one holds up neither the listeners nor the screens.
import { type ReadByRules, readByRules } from '../features/tasks/task-rules.ts'
import { OwnThread, TookTooLong } from '../kit/own-thread.ts'
import { parseMail } from '../mail/parse.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'
import { KnownTrouble } from '../routing/work-in-hand.ts'
import type { Parsed, TasksToRead } from './reading-thread.ts'

/** A mail of 30 MB takes two seconds; what takes ten times as long is made to. */
const limits = { patienceMs: 20_000, memoryMb: 1_024 }

export interface Readings {
  /** @throws {MailTooComplex}, or a KnownTrouble when it takes too long. */
  parse(raw: Buffer): Promise<ParsedMail>
  readTasks: ReadByRules
  stop(): Promise<void>
}

/** From the sources a thread would begin with a second of translating: there they are read in this one. */
export function openReadings(): Readings {
  return import.meta.url.endsWith('.ts')
    ? {
        parse: (raw) => parseMail(raw),
        readTasks: async (...given) => readByRules(...given),
        stop: async () => {},
      }
    : readingsIn(new URL('./reading-thread.js', import.meta.url))
}

/** In a thread on the file, which exports what reading-thread.ts does. */
export function readingsIn(file: URL, bounds = limits): Readings {
  const thread = new OwnThread(file, bounds)
  const call = <T>(name: string, given: unknown) =>
    thread.call<T>(name, given).catch((error: unknown) => {
      throw error instanceof TookTooLong
        ? new KnownTrouble('It takes too long to read this mail', false)
        : error
    })
  return {
    async parse(raw) {
      const parsed = await call<Parsed>('parse', raw)
      if ('tooComplex' in parsed) throw new MailTooComplex(parsed.tooComplex)
      return withBuffers(parsed.mail)
    },
    readTasks: (mail, known, about) => call('readTasks', { mail, known, about } satisfies TasksToRead),
    stop: () => thread.stop(),
  }
}

function withBuffers(mail: ParsedMail): ParsedMail {
  const attachments = mail.attachments.map((one) => {
    const { buffer, byteOffset, byteLength } = one.content
    return { ...one, content: Buffer.from(buffer, byteOffset, byteLength) }
  })
  return { ...mail, attachments }
}
