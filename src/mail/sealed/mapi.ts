// Reads the list of MAPI properties within TNEF (MS-OXTNEF 2.1.3.4).

export interface MapiProperty {
  id: number
  value: Buffer
  /** A text in UTF-16. */
  isWide: boolean
}

const MOST = 2_000
const MULTIPLE = 0x1000
const NAMED = 0x8000

/** Bytes of a value of fixed length, filled up to four. */
const SIZES: Record<number, number> = {
  0x02: 4,
  0x03: 4,
  0x04: 4,
  0x05: 8,
  0x06: 8,
  0x07: 8,
  0x0a: 4,
  0x0b: 4,
  0x14: 8,
  0x40: 8,
  0x48: 16,
}
const WIDE = 0x1f
const OF_ANY_LENGTH = new Set([0x0d, 0x1e, WIDE, 0x0102])

const padded = (length: number): number => Math.ceil(length / 4) * 4

/** Those that could be read before the first that cannot. */
export function readProperties(bytes: Buffer): MapiProperty[] {
  const found: MapiProperty[] = []
  try {
    const count = Math.min(bytes.readUInt32LE(0), MOST)
    let at = 4
    for (let index = 0; index < count; index++) at = readProperty(bytes, at, found)
  } catch {
    // cut off: what came before it is kept
  }
  return found
}

/** @throws where the bytes end. */
function readProperty(bytes: Buffer, from: number, into: MapiProperty[]): number {
  const type = bytes.readUInt16LE(from)
  const id = bytes.readUInt16LE(from + 2)
  let at = from + 4
  if (id >= NAMED) at = behindName(bytes, at)
  const kind = type & ~MULTIPLE
  const isLong = OF_ANY_LENGTH.has(kind)
  const count = isLong || (type & MULTIPLE) !== 0 ? bytes.readUInt32LE(at) : 1
  if (isLong || (type & MULTIPLE) !== 0) at += 4
  if (count > MOST) throw new RangeError('too many values')
  for (let index = 0; index < count; index++) {
    const size = isLong ? bytes.readUInt32LE(at) : (SIZES[kind] ?? 0)
    if (isLong) at += 4
    if (size === 0 && !isLong) throw new RangeError('a type that nobody knows')
    if (index === 0) into.push({ id, value: bytes.subarray(at, at + size), isWide: kind === WIDE })
    at += padded(size)
  }
  return at
}

function behindName(bytes: Buffer, at: number): number {
  const kind = bytes.readUInt32LE(at + 16)
  return kind === 0 ? at + 24 : at + 24 + padded(bytes.readUInt32LE(at + 20))
}
