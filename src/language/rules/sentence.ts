// Reads one sentence of a rule into conditions and acts, phrase by phrase; knows no language.

import type { Cue } from '../lexicon/rule-words.ts'
import {
  readFlag,
  readGiving,
  readGoes,
  readIntoPhrase,
  readLabel,
  readPriority,
  readProjectPhrase,
  readTakes,
  readTarget,
  target,
} from './act-phrases.ts'
import type { Item } from './cues.ts'
import { type DraftWhen, draftWhen, isEmpty, joined } from './draft.ts'
import type { RuleAct, RuleWorld } from './rule.ts'
import { type ReadPhrase, RuleReader } from './rule-reader.ts'
import {
  addSenders,
  readFrom,
  readKind,
  readMails,
  readOutside,
  readOwn,
  readSentTo,
  readTasks,
  readWrites,
} from './sender-phrases.ts'
import { isTimed, pastFillers } from './slot.ts'
import { readClock, readDuration, readTerm, readWeekday, readWithin, settleTimes } from './time-phrases.ts'
import { readAttached, readFile, readSubject, readWords } from './word-phrases.ts'

export interface Sentence {
  when: DraftWhen
  acts: RuleAct[]
  /** What stood alone before the first act: "invoices to Luc". */
  topics: string[]
  /** Words that no condition and no act took. */
  unread: string[]
  /** A mail would go to somebody whom the company does not have. */
  goesOutside: boolean
  start: string | null
  until: string | null
  says: ReadonlySet<Cue>
}

export function readSentence(items: readonly Item[], world: RuleWorld, hasGenitive: boolean): Sentence {
  const reader = new RuleReader(items, world, hasGenitive)
  const either = items.findIndex(({ cue }) => cue === 'either')
  let at = 0
  while (at < items.length) at = Math.max(at + 1, at === either ? branches(reader, at) : step(reader, at))
  drop(reader)
  settle(reader)
  const { when, acts, topics, unread, loose, goesOutside, start, until, cues } = reader
  return {
    ...{ when, acts, topics, goesOutside, start, until, says: cues },
    unread: [...unread, ...loose.map(({ text }) => text)],
  }
}

const readPart = ({ world, hasGenitive }: RuleReader, items: readonly Item[]): Sentence =>
  readSentence(items, world, hasGenitive)

/** "Either from A or with the word B": each a condition of its own. */
function branches(reader: RuleReader, at: number): number {
  const { items, when } = reader
  const end = items.findIndex(({ kind, text }, place) => place > at && kind === 'mark' && text !== '(')
  const all = items.slice(at + 1, end < 0 ? undefined : end)
  const cut = all.findIndex(({ cue }) => cue === 'or')
  if (cut < 0) return at + 1
  for (const part of [all.slice(0, cut), all.slice(cut + 1)]) {
    const read = readPart(reader, part)
    reader.unread.push(...read.unread, ...(isEmpty(read.when) ? [] : read.topics))
    if (!isEmpty(read.when)) when.or.push(read.when)
    else if (read.topics.length > 0) when.or.push({ ...draftWhen(), says: read.topics })
  }
  return end < 0 ? items.length : end
}

function step(reader: RuleReader, at: number): number {
  const item = reader.items[at]
  if (!item) return at + 1
  if (item.date) {
    readTerm(reader, item)
    return at + 1
  }
  if (item.kind === 'mark') {
    if (item.text === '>') return readTarget(reader, at + 1, true)
    if (item.text === ':' || item.text === '=' || item.text === ',') reader.lay()
    return at + 1
  }
  if (item.cue === 'number' && isTimed(reader.items[at + 1])) return readWithin(reader, at, item)
  if (item.cue === null || item.cue === 'number') return chunk(reader, at)
  const read = PHRASES[item.cue]
  if (read) return read(reader, at, item)
  if (NEEDED.has(item.cue)) reader.leave(item)
  return at + 1
}

/** Words that say nothing by themselves wait for the phrase that they belong to. */
function chunk(reader: RuleReader, at: number): number {
  const slot = reader.slot(at)
  const addressed = slot.items.filter(({ kind }) => kind === 'address' || kind === 'domain')
  if (addressed.length === 0) {
    reader.lay()
    reader.pending = slot
    return slot.next
  }
  const [address] = addressed
  const person = reader.acts.findLast(({ do: act }) => ['assign', 'forward', 'copy'].includes(act))
  const isOf = person && address && isAddressOf(address.written, String(person.value))
  if (isOf && address.kind === 'address') {
    // "Ben (ben@example.com)": the address says who is meant.
    if (reader.world.addresses && !reader.world.addresses.includes(address.written.toLowerCase()))
      reader.goesOutside = true
    reader.acts.splice(reader.acts.indexOf(person), 1)
    reader.add({ ...person, value: address.written.toLowerCase() } as RuleAct)
  } else if (
    reader.acts.some(({ do: act }) => act === 'copy' || act === 'forward') &&
    isUnknown(reader, addressed)
  )
    // What is handed on would go there.
    reader.goesOutside = true
  else if (reader.acts.length > 0 && reader.when.from.some((one) => one.includes('@')))
    reader.unread.push(...addressed.map(({ written }) => written))
  else addSenders(reader, addressed)
  return slot.next
}

const isUnknown = ({ world }: RuleReader, items: readonly Item[]) =>
  items.some(({ written }) => !world.addresses?.includes(written.toLowerCase()))

function isAddressOf(address: string, name: string): boolean {
  const [local = ''] = address.toLowerCase().split('@')
  return name
    .toLowerCase()
    .split(' ')
    .some((word) => word.length > 2 && local.includes(word))
}

/** "Bug reports: Zofia": the last name stands for who gets it. */
function drop(reader: RuleReader): void {
  const { pending } = reader
  if (!pending) return
  const isName = pending.items[0]?.capital && pending.values.length === 1
  if (reader.acts.length === 0 && isName && reader.topics.length > 0) {
    reader.pending = null
    target(reader, pending)
  } else reader.lay()
}

function settle(reader: RuleReader): void {
  settleTimes(reader)
  if (reader.acts.length > 0) reader.hear('too')
  if (reader.acts.some(({ do: act }) => act === 'suggest')) reader.hear('not')
  if (reader.wants) reader.leave(reader.wants.item)
  const { acts } = reader
  const others = acts.filter((act) => !(act.do === 'assign' && act.value === 'me'))
  if (reader.makesNone && others.every(({ do: act }) => act === 'ignore' || act === 'suggest')) {
    reader.hear('not')
    if (others.length === 0) acts.splice(0, acts.length, { do: 'ignore', value: true })
  }
  if (acts.some((act) => act.do === 'suggest') && acts.some((act) => act.do === 'ignore'))
    acts.splice(
      acts.findIndex((act) => act.do === 'ignore'),
      1,
    )
}

const readUnless: ReadPhrase = (reader, at) => {
  reader.lay()
  const rest = readPart(reader, reader.items.slice(at + 1))
  const isBare = isEmpty(rest.when)
  if (isBare) rest.when.says.push(...rest.topics)
  reader.when.unless = reader.when.unless ? joined(reader.when.unless, rest.when) : rest.when
  reader.unread.push(...rest.unread, ...(isBare ? [] : rest.topics))
  if (isBare && rest.topics.length === 0) reader.leave(reader.items[at])
  // An act behind "unless" would hold where the rule does not: nobody can say what is meant.
  for (const act of rest.acts) reader.unread.push(String(act.value))
  return reader.items.length
}

/** What a condition that is denied leaves out: "not from Ben", "that do not mention invoices". */
const DENIED: ReadonlySet<Cue | null> = new Set<Cue>(['from', 'says', 'subject', 'asks', 'attached', 'file'])

const readNot: ReadPhrase = (reader, at, item) => {
  reader.notAt = at
  const next = pastFillers(reader.items, at + 1)
  const isRelative = at > 0 && reader.items[at - 1]?.kind !== 'mark'
  if (!isRelative || !DENIED.has(reader.cueAt(next)) || reader.pending) {
    reader.leave(item)
    return at + 1
  }
  const { when } = reader
  reader.when = when.unless ?? draftWhen()
  const after = step(reader, next)
  when.unless = reader.when
  reader.when = when
  if (isEmpty(when.unless)) reader.leave(item)
  return after
}

/** What only says why, up to the next mark; what it orders or asks was not understood. */
const readAside: ReadPhrase = (reader, at) => {
  const end = reader.items.findIndex(({ kind }, place) => place > at && kind === 'mark')
  const part = readPart(reader, reader.items.slice(at + 1, end < 0 ? undefined : end))
  reader.lay()
  // "Because the subject says claim" tells which mails are meant.
  if (!isEmpty(part.when)) return at + 1
  for (const act of part.acts) reader.unread.push(String(act.value))
  return end < 0 ? reader.items.length : end
}

/** Phrases that say something only beside others, and must not be passed over. */
const NEEDED: ReadonlySet<Cue> = new Set<Cue>([
  ...([
    'me',
    'too',
    'daily',
    'weekly',
    'digest',
    'day',
    'week',
    'workday',
    'onReturn',
    'until',
    'order',
  ] as const),
])

const PHRASES: Partial<Record<Cue, ReadPhrase>> = {
  from: readFrom,
  writes: readWrites,
  outside: readOutside,
  sentTo: readSentTo,
  subject: readSubject,
  says: readWords('says'),
  asks: readWords('asks'),
  newsletter: readKind('newsletter'),
  invitation: readKind('invitation'),
  autoreply: readKind('autoreply'),
  copied: (reader, at) => {
    reader.when.copied = true
    return at + 1
  },
  attached: readAttached,
  file: readFile,
  weekend: (reader, at) => {
    reader.when.at.push('weekend')
    return at + 1
  },
  after: readClock('after'),
  before: readClock('before'),
  weekday: readWeekday,
  undated: (reader, at) => {
    reader.when.undated = true
    return at + 1
  },
  unassigned: (reader, at) => {
    reader.when.unassigned = true
    return at + 1
  },
  unless: readUnless,
  goes: readGoes(true),
  to: readGoes(false),
  into: readIntoPhrase,
  project: readProjectPhrase,
  high: readPriority('high'),
  normal: readPriority('normal'),
  low: readPriority('low'),
  assign: readGiving('assign'),
  copy: readGiving('copy'),
  forward: readGiving('forward'),
  takes: readTakes,
  own: readOwn,
  label: readLabel,
  due: readWithin,
  within: readWithin,
  tomorrow: readDuration('+1d'),
  monthEnd: readDuration('eom'),
  ignore: readFlag('ignore'),
  suggest: readFlag('suggest'),
  mails: readMails,
  tasks: readTasks,
  not: readNot,
  aside: readAside,
}
