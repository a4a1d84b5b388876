// Gives each feature its place among the weights.

/** Two features may share a place; the judge learns with it. */
export const PLACES = 1 << 13

/** FNV-1a of the UTF-16 code units. */
export function hashOf(name: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), 0x01000193)
  return (hash ^ (hash >>> 15)) & (PLACES - 1)
}
