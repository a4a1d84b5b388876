// What a mail's object holds: the mail as it came, and behind it how it came, with a checksum of both.
import { crc32 } from 'node:zlib'
import type { JournalEntry } from './journal-entry.ts'
import { mendFlippedBit } from './journal-mend.ts'

/** Of the object behind the mail: what is known of its arrival, then its form, two lengths, the checksum, and one of these. */
const FORM = Buffer.from('MCMAIL01')
const TAIL_LENGTH = FORM.length + 16
const SUMMED = TAIL_LENGTH - 4

export interface OpenedObject {
  raw: Buffer
  /** Null for what did not come as a mail, and for objects of earlier versions, which have no seal. */
  entry: JournalEntry | null
  /** A bit was turned, and is turned back. */
  isMended: boolean
}

/** The disk or the bucket gave other bytes than were stored. */
export class DamagedObject extends Error {
  constructor(name: string) {
    super(`the stored mail ${name} is damaged`)
    this.name = 'DamagedObject'
  }
}

/** What is written behind the mail. */
export function sealOf(raw: Buffer, entry: JournalEntry | null): Buffer {
  const json = Buffer.from(JSON.stringify(entry))
  const tail = Buffer.alloc(TAIL_LENGTH)
  FORM.copy(tail)
  tail.writeUInt32LE(raw.length, FORM.length)
  tail.writeUInt32LE(json.length, FORM.length + 4)
  tail.writeUInt32LE(crc32(json, crc32(raw)), FORM.length + 8)
  tail.writeUInt32LE(crc32(tail.subarray(0, SUMMED)), SUMMED)
  return Buffer.concat([json, tail])
}

/** Throws DamagedObject where more than one bit is not as it was stored. */
export function openSealed(name: string, bytes: Buffer): OpenedObject {
  const end = bytes.length - TAIL_LENGTH
  const tail = end < 0 ? null : readTail(bytes.subarray(end))
  if (!tail) {
    if (looksSealed(bytes)) throw new DamagedObject(name)
    return { raw: bytes, entry: null, isMended: false }
  }
  if (tail.raw + tail.json !== end) throw new DamagedObject(name)
  const body = bytes.subarray(0, end)
  const syndrome = (crc32(body) ^ tail.sum) >>> 0
  const whole = syndrome === 0 ? body : mendFlippedBit(body, syndrome)
  if (!whole) throw new DamagedObject(name)
  return {
    raw: whole.subarray(0, tail.raw),
    entry: JSON.parse(whole.subarray(tail.raw).toString()) as JournalEntry | null,
    isMended: syndrome !== 0 || tail.isMended,
  }
}

function readTail(found: Buffer): { raw: number; json: number; sum: number; isMended: boolean } | null {
  for (let bit = -1; bit < TAIL_LENGTH * 8; bit += 1) {
    const tail = bit < 0 ? found : withTurned(found, bit)
    if (!tail.subarray(0, FORM.length).equals(FORM)) continue
    if (crc32(tail.subarray(0, SUMMED)) !== tail.readUInt32LE(SUMMED)) continue
    const [raw, json, sum] = [0, 4, 8].map((at) => tail.readUInt32LE(FORM.length + at))
    return { raw: raw ?? 0, json: json ?? 0, sum: sum ?? 0, isMended: bit >= 0 }
  }
  return null
}

function withTurned(bytes: Buffer, bit: number): Buffer {
  const turned = Buffer.from(bytes)
  turned.writeUInt8((turned[bit >> 3] ?? 0) ^ (1 << (bit & 7)), bit >> 3)
  return turned
}

/** A seal that cannot be read, or of which the end was cut off; a mail itself ends in no such bytes. */
function looksSealed(bytes: Buffer): boolean {
  const end = bytes.subarray(-TAIL_LENGTH)
  const same = FORM.filter((byte, at) => byte === end[at]).length
  return same >= FORM.length / 2 || bytes.subarray(-2 * TAIL_LENGTH).includes(FORM.subarray(0, 6))
}
