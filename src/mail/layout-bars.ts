// The sort code of a mail: four-state bars from its hash, the same as on the screen.

export type Bar = 'full' | 'ascender' | 'descender' | 'tracker'

const states: readonly Bar[] = ['full', 'ascender', 'descender', 'tracker']

/** The same `hash` (any text) gives the same `count` bars here and in the app. */
export function sortBars(hash: string, count: number): Bar[] {
  let seed = 0x811c9dc5
  for (const letter of hash) seed = Math.imul(seed ^ (letter.codePointAt(0) ?? 0), 0x01000193)
  return Array.from({ length: count }, (_, index) => states[mix(seed + index) & 3] ?? 'full')
}

/** Spreads neighbouring numbers over all bits (the finalizer of MurmurHash3). */
function mix(value: number): number {
  let mixed = Math.imul(value ^ (value >>> 16), 0x85ebca6b)
  mixed = Math.imul(mixed ^ (mixed >>> 13), 0xc2b2ae35)
  return mixed ^ (mixed >>> 16)
}
