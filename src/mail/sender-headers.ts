// The header fields of a raw mail, unfolded, in the order in which they stand.

export interface HeaderField {
  /** Lower case. */
  name: string
  /** Unfolded (RFC 5322 section 2.2.3) and trimmed; encoded words are left as they are. */
  value: string
}

/** More header text than this is not read (agents.md, Limits); the rest counts as absent. */
const HEADER_BYTES = 256 * 1024

/** The fields before the first empty line. Lines that are no field are skipped. */
export function readHeaderFields(raw: Uint8Array): HeaderField[] {
  const lines = headerText(raw).split(/\r\n|\n|\r/)
  const fields: HeaderField[] = []
  let folded: string[] = []
  for (const line of [...lines, '']) {
    if (/^[ \t]/.test(line) && folded.length > 0) {
      folded.push(line)
      continue
    }
    const field = fieldOf(folded)
    if (field) fields.push(field)
    folded = [line]
  }
  return fields
}

/** All values of one field, first to last; `name` in lower case. */
export function valuesOf(fields: readonly HeaderField[], name: string): string[] {
  return fields.filter((field) => field.name === name).map((field) => field.value)
}

function headerText(raw: Uint8Array): string {
  const bytes = Buffer.from(raw.buffer, raw.byteOffset, Math.min(raw.byteLength, HEADER_BYTES))
  const text = bytes.toString('utf8')
  const end = text.search(/\r\n\r\n|\n\n|\r\r/)
  return end < 0 ? text : text.slice(0, end)
}

function fieldOf(folded: readonly string[]): HeaderField | null {
  const line = folded.join('')
  const colon = line.indexOf(':')
  const name = line.slice(0, Math.max(colon, 0)).trim().toLowerCase()
  if (!/^[\x21-\x39\x3b-\x7e]+$/.test(name)) return null
  return { name, value: line.slice(colon + 1).trim() }
}
