// Phrases that say what a mail speaks of, asks for or carries.
import type { ReadPhrase, RuleReader } from './rule-reader.ts'
import { isFiller, pastMarks, type Slot } from './slot.ts'

export const readWords =
  (list: 'says' | 'asks'): ReadPhrase =>
  (reader, at) => {
    const behind = reader.cueAt(at + 1)
    if (list === 'asks' && (behind === 'when' || behind === 'question')) return wholeQuestion(reader, at + 1)
    const slot = reader.slot(pastMarks(reader.items, at + 1))
    if (slot.values.length === 0) {
      reader.when[list].push(...reader.take())
      return at + 1
    }
    sayer(reader, at)
    reader.when[list].push(...quotedOf(reader, slot))
    return slot.next
  }

/** Where something is quoted, that alone is meant, and words beside it were not understood. */
function quotedOf(reader: RuleReader, { items, values }: Slot): string[] {
  const quoted = items.flatMap(({ kind, written }) => (kind === 'quoted' ? written : []))
  if (quoted.length === 0) return values
  reader.unread.push(...values.filter((one) => !quoted.includes(one)))
  return quoted
}

/** "Luc asks for a quote": who says it is a sender; "the contract mentions a penalty" speaks of both. */
function sayer(reader: RuleReader, at: number): void {
  const isName = reader.pending?.items.every(({ capital, kind }) => capital && kind === 'word')
  if (isName && reader.acts.length === 0 && reader.cues.has('when')) reader.when.from.push(...reader.take())
  else reader.qualify(at)
}

/** "asks which day suits us" */
function wholeQuestion(reader: RuleReader, from: number): number {
  const end = reader.items.findIndex(({ kind }, place) => place > from && kind === 'mark')
  const all = reader.items.slice(from, end < 0 ? undefined : end)
  reader.lay()
  reader.when.asks.push(all.map(({ text }) => text).join(' '))
  return from + all.length
}

/** "'invoice' in the subject" has its words before; "the subject says invoice" behind. */
export const readSubject: ReadPhrase = (reader, at, item) => {
  const { items, when } = reader
  let next = pastMarks(items, at + 1)
  while (reader.cueAt(next) === 'says' || isFiller(items[next])) next++
  next = pastMarks(items, next)
  const isBehind = next > at + 1 || !reader.pending
  const slot = isBehind ? reader.slot(next) : null
  if (slot && slot.values.length > 0) {
    reader.qualify(at)
    when.subject.push(...quotedOf(reader, slot))
    return slot.next
  }
  const before = reader.pending ? reader.take() : when.says.splice(0)
  if (before.length === 0) reader.leave(item)
  when.subject.push(...before)
  return at + 1
}

export const readAttached: ReadPhrase = (reader, at) => {
  reader.when.hasAttachment = true
  if (reader.pending && reader.when.attachment.length === 0) reader.when.says.push(...reader.take())
  return at + 1
}

export const readFile: ReadPhrase = (reader, at, { written }) => {
  reader.when.hasAttachment = true
  reader.when.attachment.push(written)
  return at + 1
}
