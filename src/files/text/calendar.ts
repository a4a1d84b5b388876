// Reads calendar files (ICS) and address cards (VCF): each event or card by itself, its lines by their names.
import type { Allowance } from '../allowance.ts'
import { ContentBuilder } from '../content-builder.ts'
import type { Content } from '../document.ts'
import { decodeText } from '../packed/decode.ts'

const entries = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VCARD'])
/** Which properties are shown, and as what. */
const shown = new Map<string, string>([
  ...([
    ['DTSTART', 'Start'],
    ['DTEND', 'End'],
    ['DUE', 'Due'],
    ['DURATION', 'Duration'],
  ] as const),
  ...([
    ['RRULE', 'Repeats'],
    ['LOCATION', 'Location'],
    ['ORGANIZER', 'Organizer'],
    ['ATTENDEE', 'Attendee'],
  ] as const),
  ...([
    ['STATUS', 'Status'],
    ['DESCRIPTION', 'Description'],
    ['COMMENT', 'Comment'],
    ['URL', 'Link'],
  ] as const),
  ...([
    ['ORG', 'Organization'],
    ['TITLE', 'Title'],
    ['ROLE', 'Role'],
    ['EMAIL', 'Email'],
    ['TEL', 'Phone'],
  ] as const),
  ...([
    ['ADR', 'Address'],
    ['BDAY', 'Birthday'],
    ['NOTE', 'Note'],
    ['PRIORITY', 'Priority'],
  ] as const),
])
const parameterNames = /;CN=(?:"([^"\n]{1,200})"|([^;:"\n]{1,200}))/i

export function readCalendar(
  kind: 'calendar' | 'contacts',
  bytes: Uint8Array,
  allowance: Allowance,
): Content {
  const builder = new ContentBuilder(kind, 'entry', allowance)
  const text = decodeText(bytes).replace(/\r\n|\r/g, '\n')
  // A line that begins with a space goes on from the one before (RFC 5545 3.1, RFC 6350 3.2).
  const lines = text.replace(/\n[ \t]/g, '').split('\n')
  let entry: string[] | null = null
  for (const line of lines) {
    const upper = line.trim().toUpperCase()
    if (upper.startsWith('BEGIN:') && entries.has(upper.slice(6))) entry = []
    else if (upper.startsWith('END:') && entries.has(upper.slice(4)) && entry) {
      addEntry(builder, entry)
      entry = null
    } else entry?.push(line)
  }
  return builder.build()
}

function addEntry(builder: ContentBuilder, lines: readonly string[]): void {
  const read = lines.map(property)
  const title = read.find(({ name }) => name === 'SUMMARY' || name === 'FN')?.value ?? ''
  builder.begin(title)
  builder.add({ kind: 'heading', level: 1, text: title })
  for (const { name, value } of read) {
    const label = shown.get(name)
    if (label !== undefined && value.trim() !== '')
      builder.add({ kind: 'paragraph', text: `${label}: ${value}` })
  }
}

function property(line: string): { name: string; value: string } {
  const colon = valueStart(line)
  const head = line.slice(0, colon)
  const name = (head.split(';')[0] ?? '').split('.').at(-1)?.toUpperCase() ?? ''
  const raw = unescaped(line.slice(colon + 1))
  const person = parameterNames.exec(head)
  const who = person?.[1] ?? person?.[2]
  const address = raw.replace(/^mailto:/i, '')
  if (who !== undefined) return { name, value: `${who} <${address}>` }
  if (name.startsWith('DT') || name === 'DUE' || name === 'BDAY') return { name, value: moment(raw, head) }
  return {
    name,
    value: name === 'ADR' || name === 'ORG' ? raw.split(';').filter(Boolean).join(', ') : address,
  }
}

/** A colon within quotes belongs to a parameter. */
function valueStart(line: string): number {
  let quoted = false
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '"') quoted = !quoted
    else if (line[at] === ':' && !quoted) return at
  }
  return line.length
}

const dateTime = /^(\d{4})-?(\d\d)-?(\d\d)(?:T(\d\d):?(\d\d))?/
const zone = /;TZID="?([^;:"]{1,80})/i

function moment(raw: string, head: string): string {
  const found = dateTime.exec(raw)
  if (!found) return raw
  const [, year, month, day, hour, minute] = found
  const time = hour === undefined ? '' : ` ${hour}:${minute}`
  const where = raw.endsWith('Z') ? ' UTC' : hour === undefined ? '' : ` ${zone.exec(head)?.[1] ?? ''}`
  return `${year}-${month}-${day}${time}${where}`.trim()
}

function unescaped(value: string): string {
  return value.replace(/\\([nN,;\\])/g, (_, sign: string) => (sign === 'n' || sign === 'N' ? '\n' : sign))
}
