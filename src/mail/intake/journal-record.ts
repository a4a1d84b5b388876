// The form of a journal segment: a head and records of which each part can be found again when another one is damaged.
import { randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Decoded, JournalEntry } from './journal-entry.ts'
import { decodeOldRecord, OLD_HEAD_LENGTH, oldHead, readOldHead } from './journal-record-old.ts'

/** Of which form a segment is, and the mark that stands before each of its records. */
export interface SegmentForm {
  readonly mark: Buffer
  /** Behind each record: the mark with all bits turned. */
  readonly endMark: Buffer
  readonly headLength: number
  /** Records of the old form have no end of their own: what cuts one off cannot be told from damage. */
  readonly isOld: boolean
}

const MAGIC = Buffer.from('MCJOURN2')
const MARK_LENGTH = 8
const HEAD_COPY_LENGTH = MAGIC.length + MARK_LENGTH + 4
/** The head stands there twice. */
export const SEGMENT_HEAD_LENGTH = 2 * HEAD_COPY_LENGTH
/** Of a frame: mark, length of the entry, length of the mail, checksum of both, checksum of the frame. */
const FRAME_LENGTH = MARK_LENGTH + 16
/** No field of a record can be longer; a length above it is damage. */
const MAX_PART = 256 * 1024 * 1024

/** What could not be read again is not written. */
export const isReadable = (part: Uint8Array): boolean => part.length <= MAX_PART

/**
 * The mark is random for each segment. Behind damage the next record is searched by it, and the text of
 * a mail cannot hold a mark that was not known when it was sent, so no mail can play a record.
 */
export function segmentHead(mark: Buffer = randomBytes(MARK_LENGTH)): { head: Buffer; form: SegmentForm } {
  const copy = Buffer.alloc(HEAD_COPY_LENGTH)
  MAGIC.copy(copy)
  mark.copy(copy, MAGIC.length)
  copy.writeUInt32LE(crc32(copy.subarray(0, -4)), HEAD_COPY_LENGTH - 4)
  return { head: Buffer.concat([copy, copy]), form: formOf(mark) }
}

function formOf(mark: Buffer): SegmentForm {
  return { mark, endMark: turned(mark), headLength: SEGMENT_HEAD_LENGTH, isOld: false }
}

/** The head of a segment of this form, for bytes of it that are kept elsewhere. */
export function headFor({ mark, isOld }: SegmentForm): Buffer {
  return isOld ? oldHead(mark) : segmentHead(mark).head
}

/** From the first bytes of a segment, better more than its head; null when nothing of them tells its mark. */
export function readSegmentHead(bytes: Buffer): SegmentForm | null {
  for (const start of [0, HEAD_COPY_LENGTH]) {
    const copy = bytes.subarray(start, start + HEAD_COPY_LENGTH)
    if (copy.length < HEAD_COPY_LENGTH || !copy.subarray(0, MAGIC.length).equals(MAGIC)) continue
    if (crc32(copy.subarray(0, -4)) !== copy.readUInt32LE(HEAD_COPY_LENGTH - 4)) continue
    return formOf(Buffer.from(copy.subarray(MAGIC.length, -4)))
  }
  const old = readOldHead(bytes)
  return old === null ? null : { mark: old, endMark: turned(old), headLength: OLD_HEAD_LENGTH, isOld: true }
}

/** The buffers to write for one record, and their length together. */
export function encodeRecord(
  entry: JournalEntry,
  raw: Buffer,
): { json: Buffer; raw: Buffer; length: number } {
  const json = Buffer.from(JSON.stringify(entry))
  return { json, raw, length: 2 * FRAME_LENGTH + json.length + raw.length }
}

/**
 * What stands before and behind a record; made when its segment, and so its mark, is known. Both say the same,
 * each with its own checksum.
 */
export function recordFrame(
  { mark, endMark }: SegmentForm,
  json: Buffer,
  raw: Buffer,
): { before: Buffer; behind: Buffer } {
  const both = Buffer.allocUnsafe(2 * FRAME_LENGTH)
  const sum = crc32(raw, crc32(json))
  const write = (at: number): Buffer => {
    both.writeUInt32LE(json.length, at + MARK_LENGTH)
    both.writeUInt32LE(raw.length, at + MARK_LENGTH + 4)
    both.writeUInt32LE(sum, at + MARK_LENGTH + 8)
    both.writeUInt32LE(crc32(both.subarray(at, at + FRAME_LENGTH - 4)), at + FRAME_LENGTH - 4)
    return both.subarray(at, at + FRAME_LENGTH)
  }
  mark.copy(both)
  endMark.copy(both, FRAME_LENGTH)
  return { before: write(0), behind: write(FRAME_LENGTH) }
}

function turned(mark: Buffer): Buffer {
  return Buffer.from(mark.map((byte) => ~byte))
}

interface Frame {
  jsonLength: number
  rawLength: number
  sum: number
  /** Of the whole record. */
  length: number
}

function readFrame(mark: Buffer, bytes: Buffer): Frame | null {
  if (bytes.length < FRAME_LENGTH || !bytes.subarray(0, MARK_LENGTH).equals(mark)) return null
  if (crc32(bytes.subarray(0, FRAME_LENGTH - 4)) !== bytes.readUInt32LE(FRAME_LENGTH - 4)) return null
  const jsonLength = bytes.readUInt32LE(MARK_LENGTH)
  const rawLength = bytes.readUInt32LE(MARK_LENGTH + 4)
  if (jsonLength > MAX_PART || rawLength > MAX_PART) return null
  const sum = bytes.readUInt32LE(MARK_LENGTH + 8)
  return { jsonLength, rawLength, sum, length: 2 * FRAME_LENGTH + jsonLength + rawLength }
}

/** Reads the record at the start of `bytes`; the mail is a view on them, not a copy. */
export function decodeRecord(form: SegmentForm, bytes: Buffer): Decoded {
  if (form.isOld) return decodeOldRecord(form.mark, bytes)
  const frame = readFrame(form.mark, bytes)
  if (frame === null)
    return bytes.length < FRAME_LENGTH
      ? { kind: 'short', length: FRAME_LENGTH }
      : { kind: 'damaged', length: null, body: null }
  if (bytes.length < frame.length) return { kind: 'short', length: frame.length }
  return decodeBody(frame, bytes)
}

function decodeBody({ jsonLength, sum, length }: Frame, bytes: Buffer): Decoded {
  const json = bytes.subarray(FRAME_LENGTH, FRAME_LENGTH + jsonLength)
  const raw = bytes.subarray(FRAME_LENGTH + jsonLength, length - FRAME_LENGTH)
  const syndrome = (crc32(raw, crc32(json)) ^ sum) >>> 0
  if (syndrome !== 0) return { kind: 'damaged', length, body: { json, raw, syndrome } }
  return { kind: 'record', entry: JSON.parse(json.toString()) as JournalEntry, raw, length }
}

/** A record at the start of `bytes` whose front cannot be read, by what stands behind it; null when nothing does. */
export function decodeFromBehind(form: SegmentForm, bytes: Buffer): Decoded | null {
  if (form.isOld) return null
  const { endMark } = form
  for (let at = bytes.indexOf(endMark); at !== -1; at = bytes.indexOf(endMark, at + 1)) {
    const frame = readFrame(endMark, bytes.subarray(at))
    if (frame?.length === at + FRAME_LENGTH) return decodeBody(frame, bytes)
  }
  return null
}

/** Where the next record that can be read stands behind the start of `bytes`, or -1. */
export function findRecord(form: SegmentForm, bytes: Buffer): number {
  for (let at = bytes.indexOf(form.mark, 1); at !== -1; at = bytes.indexOf(form.mark, at + 1)) {
    const isFramed = form.isOld
      ? decodeRecord(form, bytes.subarray(at)).kind === 'record'
      : readFrame(form.mark, bytes.subarray(at)) !== null
    if (isFramed) return at
  }
  return -1
}

/**
 * Whether `rest`, behind which nothing was ever written, is a record that the machine did not finish: such a one was
 * never acknowledged. One that was is whole on the disk, so its frame in front cannot promise more than is there.
 */
export function isUnfinished(form: SegmentForm, rest: Buffer): boolean {
  if (rest.every((byte) => byte === 0)) return true
  return !form.isOld && decodeRecord(form, rest).kind === 'short'
}
