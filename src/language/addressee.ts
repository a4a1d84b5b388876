// Finds whom a sentence speaks to ("Bob, can you …", "@Mei", "Jonas: …") and takes the name off.
import { fold } from './fold.ts'
import { type LeadingNames, leadingNames } from './leading-names.ts'
import { matchPerson, type Person } from './people.ts'

export interface Addressed {
  people: Person[]
  /** The sentence after the name, and how many characters were taken off. */
  rest: string
  offset: number
}

const NAME = String.raw`(?:@[\p{L}\p{N}._+-]+(?:@[\p{L}\p{N}.-]+)?|\p{Lu}[\p{L}'’-]+\.?(?: \p{Lu}[\p{L}'’-]+){0,2})`
const BARE = new RegExp(
  String.raw`^(${NAME}(?:(?:,? (?:and|&|und|et|y) )${NAME})?) (?=(?:can|could|would|will) you\b|please\b|pls\b|kannst\b|könntest\b|bitte\b|peux\b|puedes\b)`,
  'u',
)
const HELLO =
  /^(?:hi|hey|hello|hallo|dear|good morning|good afternoon|morning|thanks|thank you|ok|okay|so|and|also|liebe[rs]?|lieber|bonjour|salut|hola|ciao)[ ,]+(?:(?:all|team|everyone|everybody|folks|guys|there|zusammen|tous|todos)\b[ ,!.:–-]*)?/i

/**
 * Null when the sentence does not begin with the name of a participant. The first of `people` is the
 * writer: "Everyone:" means all the others.
 */
export function readAddressee(sentence: string, people: readonly Person[]): Addressed | null {
  const hello = HELLO.exec(sentence)?.[0].length ?? 0
  const from = sentence.slice(hello)
  const names = leadingNames(from) ?? bareNames(from)
  const all = /^(?:@?(?:everyone|everybody|all|team|folks|guys|alle|tous|todos))\s?:\s*/i.exec(from)
  if (all) return { people: people.slice(1), rest: from.slice(all[0].length), offset: hello + all[0].length }
  if (!names) return null
  const named = namedIn(names.list, people)
  if (named.length === 0) return null
  const offset = hello + names.length
  return { people: named, rest: sentence.slice(offset), offset }
}

function bareNames(text: string): LeadingNames | null {
  const [whole = '', list] = BARE.exec(text) ?? []
  return list === undefined ? null : { list, length: whole.length }
}

/** The participants in a list of names; empty when any of the names is nobody here. */
export function namedIn(list: string, people: readonly Person[]): Person[] {
  const names = list
    .split(/,? (?:and|und|et|y|e|en) |[,&/+]| (?=@)/u)
    .map((name) => name.trim())
    .filter((name) => name !== '')
  const found = names.map((name) => matchPerson(name, people))
  return found.flatMap((person) => (person ? [person] : [])).length === names.length
    ? found.flatMap((person) => (person ? [person] : []))
    : []
}

/** In brackets at the end of an item, or behind an arrow or a label. */
const OWNER =
  /(?:[([](?:owner|assignee|by|who|assigned to)?:?\s?@?(\p{L}[\p{L} .'-]{0,40})[)\]]|\s(?:-{1,2}>?|–|—|→|=>|owner:|assignee:|assigned to:?)\s?@?(\p{L}[\p{L} .'-]{0,40}))$/u

/** "Draft the plan (Mei)", "Book the room -> Bob", "… @bob": an owner written behind an item. */
export function readOwner(
  item: string,
  people: readonly Person[],
): { people: Person[]; start: number; end: number } | null {
  const at = /(?:^|\s)@([\p{L}\p{N}._+-]{1,60}(?:@[\p{L}\p{N}.-]{1,60})?)/u.exec(item)
  const person = at ? matchPerson((at[1] ?? '').replace(/(?<!\.)\.+$/, ''), people) : null
  if (at && person) return { people: [person], start: at.index, end: at.index + at[0].length }
  const owner = OWNER.exec(item.trimEnd().replace(/\.$/, '').trimEnd())
  if (!owner) return null
  const named = namedIn(owner[1] ?? owner[2] ?? '', people)
  const start = item.slice(0, owner.index).trimEnd().length
  return named.length > 0 ? { people: named, start, end: item.length } : null
}

/** The people a greeting names ("Hi Bob and Mei,"); empty for "Hi all". */
export function greeted(greeting: string, people: readonly Person[]): Person[] {
  const names = greeting
    .trim()
    .replace(
      /^(?:hi|hey|hello|hallo|dear|good (?:morning|afternoon|evening)|morning|guten (?:tag|morgen)|moin|liebe[rs]?|lieber|bonjour|salut|hola|ciao|cher|chère|estimad[oa]|querid[oa]|beste)\b[ ,]*/i,
      '',
    )
    .replace(/(?<![\s,.!:;–-])[\s,.!:;–-]+$/u, '')
  return fold(names) === '' ? [] : namedIn(names, people)
}
