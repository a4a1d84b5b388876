// Opens what S/MIME wraps without hiding it: mails that are signed or packed (RFC 8551). Signatures are not checked here.
import { inflateSync } from 'node:zlib'
import { type Element, elementsOf } from './ber.ts'

/** The MIME part inside, or that nobody without the key can read it; null for what is no PKCS#7. */
export type Pkcs7 = { content: Buffer } | { encrypted: true } | null

const SIGNED = '2a864886f70d010702'
const ENCRYPTED = ['2a864886f70d010703', '2a864886f70d010704', '2a864886f70d010706', '2a864886f70d0109100117']
const PACKED = '2a864886f70d0109100109'

const MOST_UNPACKED = 50 * 1024 * 1024
const OCTETS = 0x04
const MORE_OCTETS = 0x24
const SEQUENCE = 0x30
const EXPLICIT = 0xa0

export function openPkcs7(bytes: Buffer): Pkcs7 {
  const outer = elementsOf(bytes)[0]
  if (outer?.tag !== SEQUENCE) return null
  const [type, wrapped] = elementsOf(outer.content)
  const oid = type?.content.toString('hex') ?? ''
  if (ENCRYPTED.includes(oid)) return { encrypted: true }
  if (oid !== SIGNED && oid !== PACKED) return null
  const data = elementsOf(wrapped?.content ?? Buffer.alloc(0))[0]
  const inner = data && elementsOf(data.content).filter(({ tag }) => tag === SEQUENCE)
  // of packed data the first sequence names the algorithm
  const info = inner?.[oid === PACKED ? 1 : 0]
  const content = info && contentOf(info)
  if (!content) return null
  return { content: oid === PACKED ? unpacked(content) : content }
}

/** Null where the signed text is not inside. */
function contentOf({ content }: Element): Buffer | null {
  const wrapped = elementsOf(content).find(({ tag }) => tag === EXPLICIT)
  const octets = wrapped && elementsOf(wrapped.content)[0]
  return octets ? octetsOf(octets, 0) : null
}

/** Long texts come in pieces. */
function octetsOf({ tag, content }: Element, depth: number): Buffer {
  if (tag === OCTETS) return content
  if (tag !== MORE_OCTETS || depth > 5) return Buffer.alloc(0)
  return Buffer.concat(elementsOf(content).map((one) => octetsOf(one, depth + 1)))
}

function unpacked(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: MOST_UNPACKED })
  } catch {
    return Buffer.alloc(0)
  }
}
