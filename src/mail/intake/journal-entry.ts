// What one record of the journal holds, and what reading one can come to.
import type { StoredEnvelope } from '../../../db/schema/mails.ts'

/** What the journal keeps beside the raw bytes. */
export interface JournalEntry {
  traceId: string
  /** Where it came in: smtp, lmtp, imap, bucket, webhook, generator. */
  source: string
  envelope: StoredEnvelope
}

/** A mail as the journal holds it. */
export interface JournalMail {
  readonly entry: JournalEntry
  readonly raw: Buffer
}

export type Decoded =
  | { kind: 'record'; entry: JournalEntry; raw: Buffer; length: number }
  /** The buffer ends before the record does; `length` is what it needs, as far as known. */
  | { kind: 'short'; length: number }
  | { kind: 'damaged'; length: number | null; body: DamagedBody | null }

/** A body that its checksum does not fit. */
export interface DamagedBody {
  json: Buffer
  raw: Buffer
  /** The checksum that it has, xor the one that it should have. */
  syndrome: number
}
