// Finds the one bit that was flipped in a body, from how its checksum differs from what it should be.

const POLYNOMIAL = 0xedb88320

/** The table of CRC-32 by bytes, as zlib has it. */
const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ POLYNOMIAL : sum >>> 1
  return sum >>> 0
})
/** Which entry of the table has this highest byte; each has another. */
const byHighest = new Uint8Array(256)
for (const [byte, sum] of table.entries()) byHighest[sum >>> 24] = byte

/** What a flipped bit in the last byte does to the checksum. */
const bits = new Map(Array.from({ length: 8 }, (_, bit) => [table[1 << bit] ?? 0, 1 << bit]))

/** Takes a checksum one byte of zeros back. */
function stepBack(sum: number): number {
  const byte = byHighest[sum >>> 24] ?? 0
  return ((((sum ^ (table[byte] ?? 0)) << 8) >>> 0) | byte) >>> 0
}

/**
 * A copy of `body` with one bit turned, so that its CRC-32 changes by `syndrome`; null when no single bit does that.
 * A checksum is linear: what a flipped bit does to it depends on its place alone.
 */
export function mendFlippedBit(body: Buffer, syndrome: number): Buffer | null {
  let sum = syndrome
  for (let at = body.length - 1; at >= 0; at -= 1) {
    const bit = bits.get(sum)
    if (bit !== undefined) {
      const mended = Buffer.from(body)
      mended.writeUInt8((mended[at] ?? 0) ^ bit, at)
      return mended
    }
    sum = stepBack(sum)
  }
  return null
}
