// Takes iCalendar and vCard text apart into entries with their properties (RFC 5545, RFC 6350).

export interface Property {
  /** Upper case, without its group. */
  name: string
  /** Parameters by upper-case name, without quotes. */
  parameters: ReadonlyMap<string, string>
  /** Still escaped. */
  value: string
}

export interface CalendarEntry {
  kind: string
  properties: readonly Property[]
}

export interface CalendarText {
  /** Properties of the calendar itself, such as METHOD. */
  own: readonly Property[]
  entries: readonly CalendarEntry[]
}

const ENTRIES = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VCARD'])

export function readEntries(text: string): CalendarText {
  // A line that begins with a space continues the one before.
  const lines = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
  const own: Property[] = []
  const entries: { kind: string; properties: Property[] }[] = []
  const open: string[] = []
  for (const line of lines) {
    const [word = '', kind = ''] = line.trim().toUpperCase().split(':')
    if (word === 'BEGIN') {
      open.push(kind)
      if (ENTRIES.has(kind)) entries.push({ kind, properties: [] })
    } else if (word === 'END') open.splice(Math.max(0, open.lastIndexOf(kind)))
    else if (line.trim() !== '') {
      const inside = open.at(-1) ?? ''
      // An alarm in an event and the rules of a time zone say nothing of the event.
      if (ENTRIES.has(inside)) entries.at(-1)?.properties.push(property(line))
      else if (inside === 'VCALENDAR') own.push(property(line))
    }
  }
  return { own, entries }
}

export function valueOf(properties: readonly Property[], name: string): string {
  return unescaped(properties.find((one) => one.name === name)?.value ?? '').trim()
}

export function unescaped(value: string): string {
  return value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}

function property(line: string): Property {
  const pieces = headPieces(line)
  const head = pieces.names
  const parameters = head.slice(1).map((one): [string, string] => {
    const equals = one.indexOf('=')
    return [one.slice(0, equals).trim().toUpperCase(), one.slice(equals + 1).replace(/"/g, '')]
  })
  const name = (head[0] ?? '').split('.').at(-1)?.trim().toUpperCase() ?? ''
  return { name, parameters: new Map(parameters), value: pieces.value }
}

/** The name and its parameters, and the value. A colon or semicolon within quotes parts nothing. */
function headPieces(line: string): { names: string[]; value: string } {
  const names: string[] = []
  let isQuoted = false
  let start = 0
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at]
    if (sign === '"') isQuoted = !isQuoted
    else if (!isQuoted && (sign === ';' || sign === ':')) {
      names.push(line.slice(start, at))
      start = at + 1
      if (sign === ':') return { names, value: line.slice(start) }
    }
  }
  return { names: [line], value: '' }
}
