// What a calendar file says: each event with its days. Its lines are written by files/text/calendar.ts.
import type { ReadableDocument, ReadBlock } from '../readable-document.ts'
import { actionsOf } from './actions.ts'
import type { Analysis, FoundDate, FoundName, Sentence } from './analysis.ts'
import { unitsOf } from './units.ts'

const LINE = /^(Start|End|Dates|Instead of|Status|Location|Organizer|Attendee|Comment|Link|Priority): (.+)$/s

interface Entry {
  part: number
  title: string
  /** The lines of each label, in order; '' has what has none. */
  lines: ReadonlyMap<string, readonly ReadBlock[]>
}

type Found = Pick<Analysis, 'summary' | 'dates' | 'people' | 'actions'>

/** A meeting has no owner of what its agenda lists, and its time zone is nobody. */
export function readCalendarDocument(document: ReadableDocument, sentOn: string): Found {
  const entries = document.parts.map(entryOf)
  const descriptions = document.parts.map((part) => ({
    ...part,
    blocks: part.blocks.filter(({ kind, text = '' }) => kind === 'paragraph' && !LINE.test(text)),
  }))
  const units = unitsOf({ ...document, parts: descriptions })
  return {
    summary: entries.flatMap(sentenceOf),
    dates: entries.flatMap(datesOf),
    people: entries.flatMap(peopleOf),
    actions: actionsOf(units, { documentDate: sentOn, dayFirst: true, people: [] }),
  }
}

function entryOf({ number, blocks }: ReadableDocument['parts'][number]): Entry {
  const lines = new Map<string, ReadBlock[]>()
  for (const block of blocks) {
    const label = block.kind === 'paragraph' ? (LINE.exec(block.text ?? '')?.[1] ?? '') : ''
    lines.set(label, [...(lines.get(label) ?? []), block])
  }
  const title = blocks.find(({ kind }) => kind === 'heading')?.text?.trim() ?? ''
  return { part: number, title, lines }
}

const textOf = ({ lines }: Entry, label: string): string => lines.get(label)?.[0]?.text ?? ''
const valueOf = (entry: Entry, label: string): string => LINE.exec(textOf(entry, label))?.[2]?.trim() ?? ''

function sentenceOf(entry: Entry): Sentence[] {
  const days = valueOf(entry, 'Dates')
  const said = days === '' ? spanOf(entry, true) : days
  const more = [said, valueOf(entry, 'Location'), valueOf(entry, 'Status')].filter(Boolean)
  if (entry.title === '' && more.length === 0) return []
  const text = [entry.title, more.join(', ')].filter(Boolean).join(': ')
  return [{ text, place: { part: entry.part, quote: entry.title || textOf(entry, 'Start') } }]
}

/** "2026-12-08 14:00 to 15:00 Europe/Berlin"; without its first day where that is said already. */
function spanOf(entry: Entry, withDay: boolean): string {
  const [startDay = '', startTime = '', zone = ''] = valueOf(entry, 'Start').split(' ')
  const [endDay = '', endTime = '', endZone = zone] = valueOf(entry, 'End').split(' ')
  const start = [withDay ? startDay : '', startTime].filter(Boolean).join(' ')
  const end = [endDay === startDay ? '' : endDay, endTime].filter(Boolean).join(' ')
  const zones = zone === endZone ? [zone] : [zone, endZone]
  return [start, end && `to ${end}`, zones.filter(Boolean).join(' to ')].filter(Boolean).join(' ')
}

/** Each day on which it takes place. */
function datesOf(entry: Entry): FoundDate[] {
  const days = valueOf(entry, 'Dates')
    .replace(/ and more$/, '')
    .split(', ')
    .filter(Boolean)
  const label = days.length > 0 ? 'Dates' : 'Start'
  const quote = textOf(entry, label)
  const what = [entry.title, spanOf(entry, false), valueOf(entry, 'Status')].filter(Boolean).join(', ')
  const all = days.length > 0 ? days : [valueOf(entry, 'Start')]
  return all.flatMap((text) => {
    const iso = text.slice(0, 10)
    if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return []
    return [{ iso, text, what: what || null, place: { part: entry.part, quote } }]
  })
}

function peopleOf({ part, lines }: Entry): FoundName[] {
  return ['Organizer', 'Attendee'].flatMap((label) =>
    (lines.get(label) ?? []).flatMap(({ text = '' }) => {
      const name = text.slice(label.length + 2, text.indexOf('<')).trim()
      const role = label === 'Organizer' ? 'organizer' : null
      return text.includes('<') && name !== '' ? [{ name, role, place: { part, quote: text } }] : []
    }),
  )
}
