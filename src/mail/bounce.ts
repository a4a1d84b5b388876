// Reads a report about undelivered mail: which of our mails, for whom, and why.
import { type ParsedMail, type SimpleParserOptions, simpleParser } from 'mailparser'
import { firstAddress, type Report, readFreeReport } from './bounce-text.ts'
import { reportTokenIn } from './report-address.ts'

export interface Bounce extends Report {
  /** Message-ID of the mail that came back, without angle brackets; null where the report does not say. */
  originalMessageId: string | null
  /** The local part of our report address, where the head of the mail that came back gives it. */
  token: string | null
}

/** Reports put what matters first and may append the whole mail that came back. */
const MAX_BYTES = 512 * 1024
const MAX_TEXT = 500

/**
 * RFC 3464 reports, and those of servers that write free text. Null where it is no report.
 * Anybody can send one: believe it only for a report address that the outbox has given. A Message-ID is known to
 * everybody in the thread.
 */
export async function readBounce(raw: Buffer): Promise<Bounce | null> {
  const options: SimpleParserOptions & { keepDeliveryStatus: boolean } = {
    keepDeliveryStatus: true,
    skipTextToHtml: true,
    skipImageLinks: true,
    skipTextLinks: true,
  }
  const mail = await simpleParser(raw.subarray(0, MAX_BYTES), options).catch(() => null)
  if (!mail) return null
  const text = mail.text ?? ''
  const status = partText(mail, /^message\/(?:global-)?delivery-status$/)
  const report = status === null ? readFreeReport(text, failedRecipients(mail)) : readStatus(status)
  if (!report) return null
  const original = partText(mail, /^(?:message\/(?:global|rfc822)|text\/rfc822-headers)/) ?? ''
  return {
    ...report,
    originalMessageId: originalId(mail, original, text),
    token: reportTokenIn(original) ?? reportTokenIn(text),
    text: clip(report.text || text),
  }
}

/** The first recipient with a final failure, else the first at all (RFC 3464 section 2.3). */
function readStatus(text: string): Report {
  const groups = text.split(/\r?\n[ \t]*\r?\n/).map(readGroup)
  const recipients = groups.filter((group) => group.has('action') || group.has('final-recipient'))
  const chosen = recipients.find((group) => actionOf(group) === 'failed') ?? recipients[0] ?? new Map()
  return {
    recipient: recipientOf(chosen),
    status: /\b[245]\.\d{1,3}\.\d{1,3}\b/.exec(chosen.get('status') ?? '')?.[0] ?? null,
    action: actionOf(chosen),
    text: (chosen.get('diagnostic-code') ?? '').replace(/^\s*[\w-]+\s*;\s*/, ''),
  }
}

function readGroup(text: string): Map<string, string> {
  const lines = text.replace(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)
  const pairs = lines.map((line) => /^([\w-]+)\s*:\s*(?!\s)(.*)$/.exec(line))
  return new Map(pairs.flatMap((pair) => (pair ? [[(pair[1] ?? '').toLowerCase(), pair[2] ?? '']] : [])))
}

function recipientOf(group: ReadonlyMap<string, string>): string | null {
  const value = group.get('original-recipient') ?? group.get('final-recipient') ?? ''
  return firstAddress(value)
}

function actionOf(group: ReadonlyMap<string, string>): Bounce['action'] {
  const word = (group.get('action') ?? 'failed').trim().toLowerCase()
  return word === 'failed' || word === 'delayed' ? word : 'other'
}

function failedRecipients(mail: ParsedMail): string {
  const value = mail.headers.get('x-failed-recipients')
  return typeof value === 'string' ? value : ''
}

/** The mail that came back, or its headers, is a part of the report; some name it in their own headers only. */
function originalId(mail: ParsedMail, original: string, text: string): string | null {
  const ids = [...`${original}\n${text}`.matchAll(/^[> \t]*message-id:\s*<([^<>\s]{3,250})>/gim)]
  const named = ids[0]?.[1] ?? mail.inReplyTo ?? [mail.references ?? []].flat()[0] ?? null
  return named?.replace(/[<>\s]/g, '') || null
}

function partText(mail: ParsedMail, type: RegExp): string | null {
  return mail.attachments.find((part) => type.test(part.contentType))?.content.toString('utf8') ?? null
}

function clip(text: string): string {
  return text.replace(/\s+/g, ' ').trim().slice(0, MAX_TEXT)
}
