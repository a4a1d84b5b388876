// The form of a journal segment: a mark of its own at its start and before each record, length, checksum, mail.
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { StoredEnvelope } from '../../../db/schema/mails.ts'

/** What the journal keeps beside the raw bytes. */
export interface JournalEntry {
  traceId: string
  /** Where it came in: smtp, lmtp, imap, bucket, webhook, generator. */
  source: string
  envelope: StoredEnvelope
}

const MAGIC = Buffer.from('MCJOURN1')
const MARK_LENGTH = 8
export const SEGMENT_HEAD_LENGTH = MAGIC.length + MARK_LENGTH
/** Mark, length of the entry, length of the mail, checksum of both. */
const RECORD_HEAD_LENGTH = MARK_LENGTH + 12
/** No field of a record can be longer; a length above it is damage. */
const MAX_PART = 256 * 1024 * 1024

/**
 * The mark is random for each segment. Behind damage the next record is searched by it, and the text of
 * a mail cannot hold a mark that was not known when it was sent, so no mail can play a record.
 */
export function segmentHead(): { head: Buffer; mark: Buffer } {
  const mark = randomBytes(MARK_LENGTH)
  return { head: Buffer.concat([MAGIC, mark]), mark }
}

/** The mark of a segment; null when its head is damaged. */
export function readSegmentHead(head: Buffer): Buffer | null {
  if (head.length < SEGMENT_HEAD_LENGTH || !head.subarray(0, MAGIC.length).equals(MAGIC)) return null
  return Buffer.from(head.subarray(MAGIC.length, SEGMENT_HEAD_LENGTH))
}

/** The buffers to write for one record, and their length together. */
export function encodeRecord(
  entry: JournalEntry,
  raw: Buffer,
): { json: Buffer; raw: Buffer; length: number } {
  const json = Buffer.from(JSON.stringify(entry))
  return { json, raw, length: RECORD_HEAD_LENGTH + json.length + raw.length }
}

/** The head of a record; made when its segment, and so its mark, is known. */
export function recordHead(mark: Buffer, json: Buffer, raw: Buffer): Buffer {
  const head = Buffer.allocUnsafe(RECORD_HEAD_LENGTH)
  mark.copy(head)
  head.writeUInt32LE(json.length, MARK_LENGTH)
  head.writeUInt32LE(raw.length, MARK_LENGTH + 4)
  head.writeUInt32LE(checksum(head.subarray(MARK_LENGTH, MARK_LENGTH + 8), json, raw), MARK_LENGTH + 8)
  return head
}

export type Decoded =
  | { kind: 'record'; entry: JournalEntry; raw: Buffer; length: number }
  /** The buffer ends before the record does; `length` is what it needs, as far as known. */
  | { kind: 'short'; length: number }
  | { kind: 'damaged' }

/** Reads the record at the start of `bytes`; the mail is a view on them, not a copy. */
export function decodeRecord(mark: Buffer, bytes: Buffer): Decoded {
  const marked = Math.min(MARK_LENGTH, bytes.length)
  if (!bytes.subarray(0, marked).equals(mark.subarray(0, marked))) return { kind: 'damaged' }
  if (bytes.length < RECORD_HEAD_LENGTH) return { kind: 'short', length: RECORD_HEAD_LENGTH }
  const jsonLength = bytes.readUInt32LE(MARK_LENGTH)
  const rawLength = bytes.readUInt32LE(MARK_LENGTH + 4)
  if (jsonLength > MAX_PART || rawLength > MAX_PART) return { kind: 'damaged' }
  const length = RECORD_HEAD_LENGTH + jsonLength + rawLength
  if (bytes.length < length) return { kind: 'short', length }
  const json = bytes.subarray(RECORD_HEAD_LENGTH, RECORD_HEAD_LENGTH + jsonLength)
  const raw = bytes.subarray(RECORD_HEAD_LENGTH + jsonLength, length)
  const sum = checksum(bytes.subarray(MARK_LENGTH, MARK_LENGTH + 8), json, raw)
  if (sum !== bytes.readUInt32LE(MARK_LENGTH + 8)) return { kind: 'damaged' }
  return { kind: 'record', entry: JSON.parse(json.toString()) as JournalEntry, raw, length }
}

/** Where the next mark stands at or behind `from`, or -1. */
export function findMark(mark: Buffer, bytes: Buffer, from: number): number {
  return bytes.indexOf(mark, from)
}

function checksum(lengths: Buffer, json: Buffer, raw: Buffer): number {
  return crc32(raw, crc32(json, crc32(lengths)))
}
