// The first form of journal segments, without checksums of their own for heads and lengths; it is still read.
import { crc32 } from 'node:zlib'
import type { Decoded, JournalEntry } from './journal-entry.ts'

const MAGIC = Buffer.from('MCJOURN1')
const MARK_LENGTH = 8
export const OLD_HEAD_LENGTH = MAGIC.length + MARK_LENGTH
/** Mark, length of the entry, length of the mail, checksum of both. */
const RECORD_HEAD_LENGTH = MARK_LENGTH + 12
const MAX_PART = 256 * 1024 * 1024

export function oldHead(mark: Buffer): Buffer {
  return Buffer.concat([MAGIC, mark])
}

/**
 * The mark of a segment: it stands in the head and before the first record. Where the two differ one of them
 * is damaged, and further records tell which.
 */
export function readOldHead(bytes: Buffer): Buffer | null {
  const named = bytes.subarray(MAGIC.length, OLD_HEAD_LENGTH)
  const first = bytes.subarray(OLD_HEAD_LENGTH, OLD_HEAD_LENGTH + MARK_LENGTH)
  const isNamed = named.length === MARK_LENGTH && bytes.subarray(0, MAGIC.length).equals(MAGIC)
  const isRead =
    first.length === MARK_LENGTH && decodeOldRecord(first, bytes.subarray(OLD_HEAD_LENGTH)).kind === 'record'
  if (!isRead) return isNamed ? Buffer.from(named) : null
  const isNamedUsed = isNamed && bytes.includes(named, OLD_HEAD_LENGTH + MARK_LENGTH)
  return Buffer.from(isNamedUsed ? named : first)
}

/** Reads the record at the start of `bytes`; the mail is a view on them, not a copy. */
export function decodeOldRecord(mark: Buffer, bytes: Buffer): Decoded {
  const marked = Math.min(MARK_LENGTH, bytes.length)
  if (!bytes.subarray(0, marked).equals(mark.subarray(0, marked)))
    return { kind: 'damaged', length: null, body: null }
  if (bytes.length < RECORD_HEAD_LENGTH) return { kind: 'short', length: RECORD_HEAD_LENGTH }
  const jsonLength = bytes.readUInt32LE(MARK_LENGTH)
  const rawLength = bytes.readUInt32LE(MARK_LENGTH + 4)
  if (jsonLength > MAX_PART || rawLength > MAX_PART) return { kind: 'damaged', length: null, body: null }
  const length = RECORD_HEAD_LENGTH + jsonLength + rawLength
  if (bytes.length < length) return { kind: 'short', length }
  const json = bytes.subarray(RECORD_HEAD_LENGTH, RECORD_HEAD_LENGTH + jsonLength)
  const raw = bytes.subarray(RECORD_HEAD_LENGTH + jsonLength, length)
  const sum = crc32(raw, crc32(json, crc32(bytes.subarray(MARK_LENGTH, MARK_LENGTH + 8))))
  const syndrome = (sum ^ bytes.readUInt32LE(MARK_LENGTH + 8)) >>> 0
  // the length may be what is damaged
  if (syndrome !== 0) return { kind: 'damaged', length: null, body: { json, raw, syndrome } }
  return { kind: 'record', entry: JSON.parse(json.toString()) as JournalEntry, raw, length }
}
