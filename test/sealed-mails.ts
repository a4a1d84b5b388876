// Mails whose text is wrapped: signed or encrypted S/MIME, winmail.dat with text, HTML or RTF.

function der(tag: number, ...parts: (Buffer | string)[]): Buffer {
  const content = Buffer.concat(parts.map((one) => Buffer.from(one)))
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  return Buffer.concat([Buffer.from([tag, 0x84]), size, content])
}

const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'))
const data = oid('2a864886f70d010701')

/** Signed so that the text lies inside; the signature itself is left out. With `pieces` as streams write it. */
export function signedInside(mime: string, pieces = false): Buffer {
  const half = Math.floor(mime.length / 2)
  const octets = pieces
    ? Buffer.concat([
        Buffer.from([0x24, 0x80]),
        der(0x04, mime.slice(0, half)),
        der(0x04, mime.slice(half)),
        Buffer.from([0, 0]),
      ])
    : der(0x04, mime)
  const info = der(0x30, data, der(0xa0, octets))
  const signed = der(0x30, der(0x02, Buffer.from([1])), der(0x31), info, der(0x31))
  return der(0x30, oid('2a864886f70d010702'), der(0xa0, signed))
}

export const encryptedBytes = (): Buffer =>
  der(0x30, oid('2a864886f70d010703'), der(0xa0, der(0x30, der(0x02, Buffer.from([0])), der(0x31))))

interface Outlook {
  text?: string
  html?: string
  rtf?: string
  /** As Outlook packs it, instead of plainly. */
  isPacked?: boolean
  files?: { name: string; content: string }[]
}

const word = (value: number, bytes = 4) => {
  const buffer = Buffer.alloc(bytes)
  buffer.writeUIntLE(value, 0, bytes)
  return buffer
}

function attribute(level: number, id: number, content: Buffer): Buffer {
  const sum = content.reduce((total, byte) => (total + byte) & 0xffff, 0)
  return Buffer.concat([Buffer.from([level]), word(id), word(content.length), content, word(sum, 2)])
}

function property(type: number, id: number, content: Buffer): Buffer {
  const filled = Buffer.alloc(Math.ceil(content.length / 4) * 4)
  content.copy(filled)
  return Buffer.concat([word(type, 2), word(id, 2), word(1), word(content.length), filled])
}

function packedRtf(rtf: string, isPacked: boolean): Buffer {
  const bytes = Buffer.from(rtf, 'latin1')
  const type = Buffer.from(isPacked ? 'LZFu' : 'MELA')
  const body = isPacked ? literals(bytes) : bytes
  return Buffer.concat([word(body.length + 12), word(bytes.length), type, word(0), body])
}

/** All bytes as themselves, after eleven that the window holds already. */
function literals(bytes: Buffer): Buffer {
  if (!bytes.toString('latin1').startsWith('{\\rtf1\\ansi')) throw new Error('this RTF begins otherwise')
  const rest = bytes.subarray(11)
  const groups = [Buffer.from([1, 0x00, 9]), rest.subarray(0, 7)]
  for (let at = 7; at < rest.length; at += 8) groups.push(Buffer.from([0]), rest.subarray(at, at + 8))
  return Buffer.concat(groups)
}

export function winmail({ text, html, rtf, isPacked = false, files = [] }: Outlook): Buffer {
  const properties = [
    ...(html === undefined ? [] : [property(0x0102, 0x1013, Buffer.from(html))]),
    ...(rtf === undefined ? [] : [property(0x0102, 0x1009, packedRtf(rtf, isPacked))]),
  ]
  return Buffer.concat([
    word(0x223e9f78),
    word(1, 2),
    attribute(1, 0x00069007, Buffer.concat([word(1252), word(0)])),
    ...(text === undefined ? [] : [attribute(1, 0x0002800c, Buffer.from(`${text}\0`, 'latin1'))]),
    attribute(1, 0x00069003, Buffer.concat([word(properties.length), ...properties])),
    ...files.flatMap(({ name, content }) => [
      attribute(2, 0x00069002, Buffer.alloc(14)),
      attribute(2, 0x00018010, Buffer.from(`${name}\0`, 'latin1')),
      attribute(2, 0x0006800f, Buffer.from(content)),
    ]),
  ])
}

export interface Part {
  type: string
  content: Buffer | string
  head?: string[]
}

const encodedPart = ({ type, content, head = [] }: Part): string =>
  [
    `Content-Type: ${type}`,
    'Content-Transfer-Encoding: base64',
    ...head,
    '',
    Buffer.from(content).toString('base64').replace(/.{76}/g, '$&\r\n'),
  ].join('\r\n')

/** A mail of one part, or of several in a multipart of the type. */
export function mailOf(head: string[], parts: Part[], multipart = 'multipart/mixed'): Buffer {
  const lines = ['MIME-Version: 1.0', ...head]
  const [only] = parts
  if (parts.length === 1 && only) return Buffer.from(`${lines.join('\r\n')}\r\n${encodedPart(only)}\r\n`)
  const body = parts.map((part) => `--cut\r\n${encodedPart(part)}\r\n`).join('')
  return Buffer.from(
    `${lines.join('\r\n')}\r\nContent-Type: ${multipart}; boundary=cut\r\n\r\n${body}--cut--\r\n`,
  )
}
