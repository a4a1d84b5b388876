// Bytes as text: by their mark, as UTF-8 where they are that, else as Windows Western.
import { isUtf8 } from 'node:buffer'

const CHUNK = 1 << 16

export function decodeText(bytes: Uint8Array, declared: string | null = null): string {
  return [...textChunks(bytes, declared)].join('')
}

/** A large file is never in memory as a whole text. */
export function* textChunks(bytes: Uint8Array, declared: string | null = null): Generator<string> {
  const decoder = decoderOf(bytes, declared)
  // `stream` works around Node 20, too, which reads windows-1252 as Latin-1 without it.
  for (let at = 0; at < bytes.length; at += CHUNK)
    yield decoder.decode(bytes.subarray(at, at + CHUNK), { stream: true })
  yield decoder.decode()
}

function decoderOf(bytes: Uint8Array, declared: string | null): TextDecoder {
  const [first, second, third] = bytes
  if ((first === 0xff && second === 0xfe) || (first === 0x3c && second === 0))
    return new TextDecoder('utf-16le')
  if ((first === 0xfe && second === 0xff) || (first === 0 && second === 0x3c))
    return new TextDecoder('utf-16be')
  if (first === 0xef && second === 0xbb && third === 0xbf) return new TextDecoder('utf-8')
  if (declared !== null) {
    try {
      return new TextDecoder(declared)
    } catch {
      // a charset that nobody knows
    }
  }
  // A character that is cut at the end of a part is no fault of the rest.
  const isPart = [0, 1, 2, 3].some((cut) => isUtf8(bytes.subarray(0, bytes.length - cut)))
  return new TextDecoder(isPart ? 'utf-8' : 'windows-1252')
}
