// Turns features, which are short texts, into slots of a table of weights.

/** Slots of the table, a power of two. */
export const SLOTS = 1 << 18

/** FNV-1a over the UTF-16 units, folded once. */
export function hashOf(feature: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < feature.length; at++) {
    hash ^= feature.charCodeAt(at)
    hash = Math.imul(hash, 0x01000193)
  }
  return hash ^ (hash >>> 15)
}

export const slotOf = (feature: string) => hashOf(feature) & (SLOTS - 1)
