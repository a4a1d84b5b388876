// Reads BER (X.690), the form of PKCS#7, as far as finding what is inside needs it.

export interface Element {
  tag: number
  content: Buffer
}

const DEEPEST = 20

interface Read extends Element {
  /** Where the next one begins. */
  next: number
}

/** The elements within a constructed one; those that are cut off are left out. */
export function elementsOf(bytes: Buffer): Element[] {
  const found: Element[] = []
  for (let at = 0; at < bytes.length; ) {
    const read = elementAt(bytes, at, 0)
    if (read === null || read.tag === 0) break
    found.push({ tag: read.tag, content: read.content })
    at = read.next
  }
  return found
}

/** Null where it is cut off or nested too deeply. */
function elementAt(bytes: Buffer, at: number, depth: number): Read | null {
  const tag = bytes[at]
  const first = bytes[at + 1]
  if (tag === undefined || first === undefined || depth > DEEPEST) return null
  if (first === 0x80) return endless(bytes, { tag, at, depth })
  const more = first > 0x80 ? first - 0x80 : 0
  const start = at + 2 + more
  if (more > 4 || start > bytes.length) return null
  const length = more === 0 ? first : bytes.readUIntBE(at + 2, more)
  if (start + length > bytes.length) return null
  return { tag, content: bytes.subarray(start, start + length), next: start + length }
}

/** Of no stated length: two zeros end it. */
function endless(bytes: Buffer, { tag, at, depth }: { tag: number; at: number; depth: number }): Read | null {
  for (let next = at + 2; ; ) {
    if (bytes[next] === 0 && bytes[next + 1] === 0)
      return { tag, content: bytes.subarray(at + 2, next), next: next + 2 }
    const inner = elementAt(bytes, next, depth + 1)
    if (inner === null) return null
    next = inner.next
  }
}
