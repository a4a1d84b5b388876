// Reads what was set aside of the journal: the mails that are whole, or of which one flipped bit can be turned back.
import type { Decoded, JournalEntry, JournalMail } from './journal-entry.ts'
import { mendFlippedBit } from './journal-mend.ts'
import {
  decodeFromBehind,
  decodeRecord,
  findRecord,
  readSegmentHead,
  type SegmentForm,
} from './journal-record.ts'

export interface DamagedPart {
  mails: JournalMail[]
  /** Bytes of which nothing can be made. */
  lostBytes: number
}

/** `bytes` are those of a file: the head of a segment, and what it kept. */
export function readDamagedPart(bytes: Buffer): DamagedPart {
  const form = readSegmentHead(bytes)
  if (form === null) return { mails: [], lostBytes: bytes.length }
  const mails: JournalMail[] = []
  let lostBytes = 0
  for (let at = form.headLength; at < bytes.length; ) {
    const rest = bytes.subarray(at)
    const decoded = decode(form, rest)
    const mail = mailOf(decoded)
    const next =
      decoded.kind === 'damaged' ? decoded.length : decoded.kind === 'record' ? decoded.length : null
    const length = next ?? (mail === null ? nextRecord(form, rest) : rest.length)
    if (mail === null) lostBytes += length
    else mails.push(mail)
    at += length
  }
  return { mails, lostBytes }
}

function decode(form: SegmentForm, rest: Buffer): Decoded {
  const decoded = decodeRecord(form, rest)
  if (decoded.kind === 'record' || (decoded.kind === 'damaged' && decoded.length !== null)) return decoded
  return decodeFromBehind(form, rest) ?? decoded
}

function nextRecord(form: SegmentForm, rest: Buffer): number {
  const next = findRecord(form, rest)
  return next === -1 ? rest.length : next
}

function mailOf(decoded: Decoded): JournalMail | null {
  if (decoded.kind === 'record') return { entry: decoded.entry, raw: decoded.raw }
  if (decoded.kind === 'short' || decoded.body === null) return null
  const { json, raw, syndrome } = decoded.body
  const mended = mendFlippedBit(Buffer.concat([json, raw]), syndrome)
  if (mended === null) return null
  const entry = entryOf(mended.subarray(0, json.length))
  return entry === null ? null : { entry, raw: mended.subarray(json.length) }
}

/** Null where the bit that was turned was not the one: the checksum fits and the text makes no sense. */
function entryOf(json: Buffer): JournalEntry | null {
  try {
    return JSON.parse(json.toString()) as JournalEntry
  } catch {
    return null
  }
}
