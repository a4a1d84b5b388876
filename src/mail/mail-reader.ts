// Reads stored mails for the screens: parsed once, the latest kept at hand.
import type { MailFiles } from './intake/mail-files.ts'
import { type Attachment, MailTooComplex, type ParsedMail } from './parsed-mail.ts'

const KEPT = 100

export interface MailReader {
  /** Null for a mail of too many parts, whose text nobody reads. Rejects when the object is gone. */
  read(object: string): Promise<ParsedMail | null>
  /** With its bytes, by its place among all attachments of the mail; null where there is none. */
  readAttachment(object: string, index: number): Promise<Attachment | null>
}

/** As `parseMail`, wherever it runs. */
export type ParseToShow = (raw: Buffer) => Promise<ParsedMail>

export function createMailReader(files: MailFiles, parseToShow: ParseToShow): MailReader {
  const kept = new Map<string, ParsedMail | null>()
  const parse = async (object: string) =>
    parseToShow(await files.read(object)).catch((error: unknown) => {
      if (error instanceof MailTooComplex) return null
      throw error
    })
  return {
    async read(object) {
      const known = kept.get(object)
      if (known !== undefined) return known
      const parsed = await parse(object)
      kept.set(object, parsed && withoutContents(parsed))
      if (kept.size > KEPT) kept.delete(kept.keys().next().value ?? '')
      return parsed
    },
    async readAttachment(object, index) {
      return (await parse(object))?.attachments[index] ?? null
    },
  }
}

/** The bytes of attachments would fill the memory; lists show their names and sizes. */
function withoutContents(mail: ParsedMail): ParsedMail {
  return { ...mail, attachments: mail.attachments.map((file) => ({ ...file, content: Buffer.alloc(0) })) }
}
