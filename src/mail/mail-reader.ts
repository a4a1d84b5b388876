// Reads stored mails for the screens: parsed once, the latest kept at hand.
import type { MailFiles } from './intake/mail-files.ts'
import { parseMail } from './parse.ts'
import { MailTooComplex, type ParsedMail } from './parsed-mail.ts'

const KEPT = 100

export interface MailReader {
  /** Null for a mail of too many parts, whose text nobody reads. Rejects when the object is gone. */
  read(object: string): Promise<ParsedMail | null>
}

export function createMailReader(files: MailFiles): MailReader {
  const kept = new Map<string, ParsedMail | null>()
  return {
    async read(object) {
      const known = kept.get(object)
      if (known !== undefined) return known
      const parsed = await parseMail(await files.read(object)).catch((error: unknown) => {
        if (error instanceof MailTooComplex) return null
        throw error
      })
      kept.set(object, parsed && withoutContents(parsed))
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
      return parsed
    },
  }
}

/** The bytes of attachments would fill the memory; screens show their names and sizes. */
function withoutContents(mail: ParsedMail): ParsedMail {
  return { ...mail, attachments: mail.attachments.map((file) => ({ ...file, content: Buffer.alloc(0) })) }
}
