// Phrases that say what becomes of mails: where they go, who gets them, what their tasks are set to.
import type { Item } from './cues.ts'
import type { Giving, ReadPhrase, RuleReader } from './rule-reader.ts'
import { pastFillers, pastMarks, type Slot } from './slot.ts'
import { readWithin } from './time-phrases.ts'

export const readGoes =
  (isStrong: boolean): ReadPhrase =>
  (reader, at) =>
    Math.max(at + 1, readTarget(reader, at + 1, isStrong))

/** Where a mail goes, from here on; `isStrong`: the phrase before says that it goes at all. */
export function readTarget(reader: RuleReader, at: number, isStrong: boolean): number {
  const { items } = reader
  let next = at
  for (;;) {
    next = pastFillers(items, next)
    const cue = reader.cueAt(next)
    if (cue === 'into') return readInto(reader, next)
    if (cue !== 'goes' && cue !== 'to' && cue !== 'priority') break
    next++
  }
  if (reader.cueAt(next) === 'project') return readProject(reader, next)
  if (reader.cueAt(next) === 'me') {
    reader.lay()
    if (!reader.isDenied(at - 1)) give(reader, 'me')
    return next + 1
  }
  const slot = reader.slot(next)
  const [first = ''] = slot.values
  if (slot.values.length === 0) return at
  if (reader.cueAt(slot.next) === 'project') {
    reader.lay()
    reader.add({ do: 'project', value: first })
    return slot.next + 1
  }
  const isNamed = slot.items.some(({ capital, kind }) => capital || kind !== 'word')
  const goesOn = ['to', 'goes', 'into'].includes(reader.cueAt(slot.next) ?? '')
  // "Goes straight to Ann": the name comes later.
  if (!isNamed && goesOn) return at
  if (!isStrong && reader.wants === null && !isNamed && !reader.isAgent(first)) return at
  target(reader, slot)
  return slot.next
}

function give(reader: RuleReader, value: string): void {
  reader.add({ do: reader.wants?.kind ?? 'assign', value })
  reader.wants = null
}

/** Somebody or something that a mail goes to: a project, an agent, or a person who gets its tasks. */
export function target(reader: RuleReader, slot: Slot): void {
  const { world } = reader
  reader.lay()
  const [value = '', ...others] = slot.values
  const kind = slot.items[0]?.kind
  if (kind === 'address' || kind === 'domain')
    if (!world.addresses?.includes(value.toLowerCase())) reader.goesOutside = true
  const isDescribed = kind === 'word' && slot.items[0]?.capital === false && value.includes(' ')
  if (isDescribed && !reader.isAgent(value) && !isKnownProject(reader, value)) {
    // "To one of the two" names nobody.
    reader.unread.push(...slot.values)
    reader.wants = null
    return
  }
  const isProject = isKnownProject(reader, value)
  const wanted = reader.wants?.kind
  if (isProject) {
    reader.add({ do: 'project', value })
    reader.unread.push(...others)
  } else if (wanted === 'forward') for (const one of slot.values) reader.add({ do: 'forward', value: one })
  else if (wanted === 'copy' || reader.cues.has('too') || reader.isAgent(value)) {
    for (const one of slot.values) reader.add({ do: 'copy', value: reader.agentName(one) })
    reader.hear('too')
  } else {
    reader.add({ do: 'assign', value })
    // Of two people nobody can say who does it.
    reader.unread.push(...others)
  }
  reader.wants = null
}

const isKnownProject = ({ world }: RuleReader, value: string) =>
  world.projects?.some((one) => one.toLowerCase() === value.toLowerCase()) ?? false

export const readIntoPhrase: ReadPhrase = (reader, at) => readInto(reader, at)

function readInto(reader: RuleReader, at: number): number {
  const { items } = reader
  // "In two weeks" says when.
  const first = items[at + 1]
  const later = first ? readWithin(reader, at + 1, first) : at
  if (later > at + 2) return later
  let next = pastFillers(items, at + 1)
  while (reader.cueAt(next) === 'project') next = pastFillers(items, next + 1)
  const slot = reader.slot(next)
  if (slot.values.length === 0) return at + 1
  reader.lay()
  reader.add({ do: 'project', value: slot.values[0] ?? '' })
  reader.unread.push(...slot.values.slice(1))
  return reader.cueAt(slot.next) === 'project' ? slot.next + 1 : slot.next
}

export const readProjectPhrase: ReadPhrase = (reader, at) => readProject(reader, at)

function readProject(reader: RuleReader, at: number): number {
  const slot = reader.slot(pastMarks(reader.items, at + 1))
  if (slot.values.length === 0) {
    reader.leave(reader.items[at])
    return at + 1
  }
  reader.lay()
  reader.add({ do: 'project', value: slot.values[0] ?? '' })
  reader.unread.push(...slot.values.slice(1))
  return slot.next
}

export const readPriority =
  (value: 'high' | 'normal' | 'low'): ReadPhrase =>
  (reader, at) => {
    reader.lay()
    if (!reader.isDenied(at)) reader.add({ do: 'priority', value })
    return at + 1
  }

/** "assign it to Ben", "copy Polly", "forward mails from X to Ben": the name follows, at once or later. */
export const readGiving =
  (kind: Giving): ReadPhrase =>
  (reader, at, item) => {
    const { items } = reader
    reader.wants = { kind, item }
    if (reader.cueAt(at + 1) === 'me') {
      reader.lay()
      give(reader, 'me')
      return at + 2
    }
    const slot = reader.slot(pastFillers(items, at + 1))
    reader.lay()
    if (slot.values.length === 0) return at + 1
    const isLater = items.slice(slot.next).some(({ cue }) => cue === 'to' || cue === 'goes')
    if (isLater && (kind !== 'copy' || !isNamed(reader, slot)) && slot.items[0]?.capital !== true)
      return at + 1
    target(reader, slot)
    return slot.next
  }

const isNamed = (reader: RuleReader, { items, values }: Slot) =>
  items.some(({ capital, kind }) => capital || kind !== 'word') || reader.isAgent(values[0] ?? '')

/** "Ben takes it" */
export const readTakes: ReadPhrase = (reader, at, item) => {
  const [value, ...others] = reader.take()
  reader.unread.push(...others)
  if (value === undefined) reader.leave(item)
  else if (reader.isAgent(value) || reader.cues.has('too')) {
    reader.add({ do: 'copy', value: reader.agentName(value) })
    reader.hear('too')
  } else reader.add({ do: 'assign', value })
  return at + 1
}

export const readLabel: ReadPhrase = (reader, at, item) => {
  const { items } = reader
  const slot = reader.slot(pastFillers(items, pastMarks(items, at + 1)))
  const quoted = items.slice(at + 1).find(({ kind }) => kind === 'quoted')
  const isNear = slot.values.length > 0
  const value = isNear ? slot.values[0] : quoted?.written
  reader.lay()
  if (value === undefined) reader.leave(item)
  else reader.add({ do: 'label', value })
  if (!isNear && quoted) (quoted as { cue: Item['cue'] }).cue = 'noise'
  if (isNear) reader.unread.push(...slot.values.slice(1))
  return isNear ? slot.next : at + 1
}

export const readFlag =
  (act: 'ignore' | 'suggest'): ReadPhrase =>
  (reader, at, item) => {
    reader.lay()
    // "Not to be ignored" orders nothing that is known.
    if (reader.isDenied(at)) reader.unread.push(item.text)
    else reader.add(act === 'ignore' ? { do: 'ignore', value: true } : { do: 'suggest', value: true })
    return at + 1
  }
