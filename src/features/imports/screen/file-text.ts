// A chosen file as text: by its mark, as UTF-8 where it is that, as UTF-16 by its zeros, else as Windows Western.

export function fileText(bytes: Uint8Array): string {
  const charset = wideCharset(bytes)
  if (charset !== null) return new TextDecoder(charset).decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    // What Excel saves as "CSV" on Windows in western Europe.
    return new TextDecoder('windows-1252').decode(bytes)
  }
}

const LOOKED_AT = 2_000

/** Of two bytes a character, the upper one is zero in most languages of Europe. */
function wideCharset(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le'
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be'
  const head = bytes.subarray(0, LOOKED_AT)
  const zerosAt = (parity: number) => head.filter((byte, at) => byte === 0 && at % 2 === parity).length
  if (zerosAt(1) * 4 > head.length) return 'utf-16le'
  return zerosAt(0) * 4 > head.length ? 'utf-16be' : null
}
