// Turns a record of the journal into what the mail store keeps of it.
import { mailKey } from '../mail-key.ts'
import { bodyStart, readRawHeaders, readTopHeaders } from '../top-headers.ts'
import type { ArrivedMail } from './intake-store.ts'
import type { JournalMail } from './journal-entry.ts'
import { objectName } from './mail-files.ts'

export function arrivedMail({ entry, raw }: JournalMail): ArrivedMail {
  const start = bodyStart(raw)
  const rawHeaders = readRawHeaders(raw, start)
  const key = mailKey(raw, start, rawHeaders)
  const receivedAt = new Date(entry.envelope.receivedAt)
  return {
    key,
    traceId: entry.traceId,
    source: entry.source,
    envelope: entry.envelope,
    object: objectName(receivedAt, key.hash, entry.traceId),
    size: raw.length,
    headers: readTopHeaders(rawHeaders),
    receivedAt,
  }
}
