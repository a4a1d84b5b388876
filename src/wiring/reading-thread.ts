// What is worked out of a mail's text alone, as the thread of src/wiring/readings.ts calls it.
import { type MailToRead, readByRules } from '../features/tasks/task-rules.ts'
import { inTurn } from '../kit/thread-side.ts'
import { parseMail } from '../mail/parse.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'

/** An error of ours would arrive as any other: it is told as a value. */
export type Parsed = { mail: ParsedMail } | { tooComplex: MailTooComplex['reason'] }

export const parse = inTurn(async (raw: Uint8Array): Promise<Parsed> => {
  try {
    return { mail: await parseMail(Buffer.from(raw.buffer, raw.byteOffset, raw.byteLength)) }
  } catch (error) {
    if (error instanceof MailTooComplex) return { tooComplex: error.reason }
    throw error
  }
})

export interface TasksToRead {
  mail: MailToRead
  known: Parameters<typeof readByRules>[1]
  about: number | undefined
}

export const readTasks = inTurn(({ mail, known, about }: TasksToRead) => readByRules(mail, known, about))
