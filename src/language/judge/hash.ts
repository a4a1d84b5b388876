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

/** That of the parts with "=" between them, without writing them down: of a mail there are thousands. */
export function slotOf(parts: readonly (string | number | boolean)[]): number {
  let hash = 0x811c9dc5
  for (let part = 0; part < parts.length; part++) {
    if (part > 0) hash = Math.imul(hash ^ EQUALS, 0x01000193)
    const text = String(parts[part])
    for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  }
  return (hash ^ (hash >>> 15)) & (SLOTS - 1)
}

const EQUALS = '='.charCodeAt(0)
