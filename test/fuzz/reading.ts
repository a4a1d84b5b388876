// A mail read as its delivery reads it: parsed, its newest text taken, its tasks or changes read.
import Tinypool from 'tinypool'
import type { BriefTask } from '../../src/features/tasks/index.ts'
import { readByRules } from '../../src/features/tula/task-rules.ts'
import { callable } from '../../src/kit/thread-side.ts'
import { threadTime } from '../../src/kit/thread-time.ts'
import { parseMail } from '../../src/mail/parse.ts'

export interface MailOfThread {
  raw: Uint8Array
  isReply: boolean
  known: BriefTask[]
  about?: number
}

/** Milliseconds of processor time. */
export interface Cost {
  parse: number
  read: number
}

export const readMail = callable(async ({ raw, isReply, known, about }: MailOfThread): Promise<Cost> => {
  const now = () => threadTime(Tinypool.workerData as Int32Array)
  const start = now()
  const parsed = await parseMail(Buffer.from(raw))
  const parsedAt = now()
  const mail = {
    parsed,
    sender: { userId: 1, email: 'anna@example.com', name: parsed.from?.name ?? null },
    to: parsed.to.map(({ address, name }, at) => ({ userId: at + 2, email: address, name })),
    cc: [],
    sentAt: new Date('2026-11-16T08:00:00Z'),
    zone: 'Europe/Berlin',
    isReply,
    commandsOnly: false,
  }
  readByRules(mail, { tasks: known, about })
  return { parse: parsedAt - start, read: now() - parsedAt }
})
