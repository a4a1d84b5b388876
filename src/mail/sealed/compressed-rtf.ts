// Unpacks the compressed RTF of Outlook (MS-OXRTFCP).

const COMPRESSED = 0x75465a4c
const PLAIN = 0x414c454d
const WINDOW = 4_096
const MOST_UNPACKED = 5_000_000

/** With what the window is filled before the first byte. */
const PRESET = [
  '{\\rtf1\\ansi\\mac\\deff0\\deftab720{\\fonttbl;}{\\f0\\fnil \\froman \\fswiss \\fmodern \\fscript ',
  '\\fdecor MS Sans SerifSymbolArialTimes New RomanCourier{\\colortbl\\red0\\green0\\blue0\r\n\\par ',
  '\\pard\\plain\\f0\\fs20\\b\\i\\u\\tab\\tx',
].join('')

/** As far as it goes; empty for what is none. */
export function unpackRtf(bytes: Buffer): Buffer {
  if (bytes.length < 16) return Buffer.alloc(0)
  const type = bytes.readUInt32LE(8)
  const body = bytes.subarray(16)
  if (type === PLAIN) return body.subarray(0, bytes.readUInt32LE(4))
  return type === COMPRESSED ? unpack(body, Math.min(bytes.readUInt32LE(4), MOST_UNPACKED)) : Buffer.alloc(0)
}

function unpack(bytes: Buffer, size: number): Buffer {
  const window = Buffer.alloc(WINDOW, 0x20)
  window.write(PRESET, 'latin1')
  let write = PRESET.length
  const out = Buffer.alloc(size)
  let length = 0
  const put = (byte: number) => {
    if (length < size) out[length++] = byte
    window[write] = byte
    write = (write + 1) % WINDOW
  }
  for (let at = 0; at < bytes.length && length < size; ) {
    const flags = bytes[at++] ?? 0
    for (let bit = 0; bit < 8 && at < bytes.length; bit++) {
      if ((flags & (1 << bit)) === 0) {
        put(bytes[at++] ?? 0)
        continue
      }
      const pair = ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0)
      at += 2
      const from = pair >> 4
      if (from === write) return out.subarray(0, length)
      for (let step = 0; step < (pair & 15) + 2; step++) put(window[(from + step) % WINDOW] ?? 0)
    }
  }
  return out.subarray(0, length)
}
