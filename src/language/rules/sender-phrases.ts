// Phrases that say whose mails a rule is about: who wrote them, to whom they went, of which kind they are.
import type { Item } from './cues.ts'
import { type DraftWhen, draftWhen } from './draft.ts'
import type { ReadPhrase, RuleReader } from './rule-reader.ts'
import { pastFillers, pastMarks, type Slot } from './slot.ts'

export function addSenders({ when }: RuleReader, items: readonly Item[]): void {
  for (const { kind, written } of items) {
    if (kind === 'domain') when.domain.push(written.toLowerCase())
    else if (kind === 'address') when.from.push(written.toLowerCase())
  }
}

const isAddressed = ({ kind }: Item) => kind === 'address' || kind === 'domain'

export const readFrom: ReadPhrase = (reader, at) => {
  const slot = reader.slot(pastMarks(reader.items, at + 1))
  const addressed = slot.items.filter(isAddressed)
  reader.qualify(at)
  if (addressed.length > 0) addSenders(reader, addressed)
  else {
    const named = apposition(reader, slot)
    if (named) {
      reader.when.from.push(...named.values)
      return named.next
    }
    reader.when.from.push(...slot.values)
  }
  return slot.values.length > 0 ? slot.next : at + 1
}

/** "The architect, Milo Brandt," is named by what stands between the commas. */
function apposition(reader: RuleReader, slot: Slot): Slot | null {
  if (slot.items[0]?.capital !== false || reader.items[slot.next]?.text !== ',') return null
  const name = reader.slot(slot.next + 1)
  const isClosed = reader.items[name.next]?.kind === 'mark'
  return name.items.length > 0 && name.items.every(({ capital }) => capital) && isClosed ? name : null
}

export const readWrites: ReadPhrase = (reader, at, item) => {
  const { from, domain } = reader.when
  if (reader.pending) from.push(...reader.take())
  else if (from.length + domain.length === 0 && !reader.cues.has('anybody')) reader.leave(item)
  return at + 1
}

export const readOutside: ReadPhrase = (reader, at, item) => {
  const slot = reader.slot(at + 1)
  const domains = slot.items.filter(({ kind }) => kind === 'domain')
  if (domains.length === 0) {
    reader.leave(item)
    return at + 1
  }
  reader.when.unless = { ...draftWhen(), domain: domains.map(({ written }) => written.toLowerCase()) }
  return slot.next
}

export const readSentTo: ReadPhrase = (reader, at, item) => {
  const slot = reader.slot(pastMarks(reader.items, at + 1))
  const addresses = slot.items.filter(({ kind }) => kind === 'address')
  if (addresses.length === 0) {
    reader.leave(item)
    return at + 1
  }
  reader.when.to.push(...addresses.map(({ written }) => written.toLowerCase()))
  return slot.next
}

/** "Ann's newsletter", "the newsletter of Ann". */
export const readKind =
  (kind: DraftWhen['kind']): ReadPhrase =>
  (reader, at) => {
    reader.when.kind = kind
    if (reader.pending) reader.when.from.push(...reader.take())
    if (!OF.includes(reader.items[at + 1]?.text ?? '')) return at + 1
    const slot = reader.slot(at + 2)
    if (slot.values.length === 0) return at + 1
    reader.when.from.push(...slot.values)
    return slot.next
  }

/** "of" in the languages that are read. */
const OF = ['of', 'von', 'de', 'di', 'van', 'do', 'da', "d'"]

/** What another noun may stand before: "insurance mails", never "insurance anything". */
const MAIL_NOUN =
  /mail|message|nachricht|bericht|request|quer|quir|question|letter|not|post|matter|task|to-?do/

/** "Chiaras Mails" */
export const readMails: ReadPhrase = (reader, at, item) => {
  const [name] = reader.pending?.values ?? []
  const isOwner = reader.hasGenitive && reader.pending?.items.at(-1)?.capital && name?.endsWith('s')
  if (isOwner && name !== undefined) {
    reader.take()
    reader.when.from.push(name.slice(0, -1))
  } else if (reader.pending?.next === at && MAIL_NOUN.test(item.text)) reader.qualify(at)
  else if (reader.pending?.next === at) reader.unread.push(...reader.take())
  return at + 1
}

/** "No tasks": the mails of which none are made. */
export const readTasks: ReadPhrase = (reader, at, item) => {
  if (reader.notAt >= 0) reader.makesNone = true
  return readMails(reader, at, item)
}

/** "it's Hamish's", "Chiara's mails" */
export const readOwn: ReadPhrase = (reader, at, item) => {
  const next = pastFillers(reader.items, at + 1)
  const isOfMails = ['mails', 'tasks', 'newsletter'].includes(reader.cueAt(next) ?? '')
  const [owner, ...others] = reader.take()
  if (owner === undefined) return at + 1
  if (reader.cueAt(next) === 'tasks' && !reader.cues.has('into')) reader.unread.push(owner, item.text)
  else if (isOfMails) reader.when.from.push(owner, ...others)
  else if (next >= reader.items.length || reader.cueAt(next) !== null || reader.items[next]?.kind === 'mark')
    reader.add({ do: 'assign', value: owner })
  else reader.unread.push(owner)
  return at + 1
}
