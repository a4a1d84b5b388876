// Finds the phrases in a rule that say something of it, the longest first; all else stays as it was written.
import { findDates } from '../dates/find.ts'
import type { FoundDate } from '../dates/found-date.ts'
import { LANGUAGES } from '../languages.ts'
import type { Cue, RuleWords } from '../lexicon/rule-words.ts'
import { phrasesOf } from './phrases-of.ts'
import { type RuleToken, ruleTokens } from './rule-tokens.ts'

/** A phrase with what it says, or one word, name or mark that says nothing by itself. */
export interface Item {
  cue: Cue | null
  kind: RuleToken['kind'] | 'date'
  text: string
  written: string
  capital: boolean
  /** Joins words of one name: "the", "of". */
  isLink: boolean
  start: number
  end: number
  /** Which weekday, from 0 for Monday, or which number. */
  count: number
  date: FoundDate | null
}

interface Phrase {
  words: readonly string[]
  cue: Cue
  count: number
  /** How what it names is kept; '' for as it was written. */
  kept: string
}

export interface CueTable {
  words: RuleWords
  /** By the first word, the longest first. */
  byFirst: ReadonlyMap<string, readonly Phrase[]>
  links: ReadonlySet<string>
  /** Verbs of work as they order: what they ask for, where no phrase knows it, no rule does. */
  orders: ReadonlySet<string>
}

export function cueTable(words: RuleWords): CueTable {
  const all: Phrase[] = Object.entries(words.cues).flatMap(([cue, list]) =>
    phrasesOf(list).map((one) => ({ words: one, cue: cue as Cue, count: 0, kept: '' })),
  )
  const counted = (list: string, cue: Cue, first: number) => {
    for (const [place, forms] of list.split(', ').entries())
      for (const form of forms.split('|'))
        all.push({ words: form.split(' '), cue, count: place + first, kept: forms.split('|')[0] ?? '' })
  }
  counted(words.numbers, 'number', 1)
  counted(words.weekdays, 'weekday', 0)
  counted(words.files, 'file', 0)
  const byFirst = new Map<string, Phrase[]>()
  for (const phrase of all) {
    const first = phrase.words[0] ?? ''
    byFirst.set(first, [...(byFirst.get(first) ?? []), phrase])
  }
  for (const list of byFirst.values()) list.sort((one, other) => other.words.length - one.words.length)
  const verbs = [...(LANGUAGES.find(({ code }) => code === words.code)?.verbs() ?? [])]
  const orders = new Set(verbs.flatMap(([word, form]) => (form === 'order' || form === 'plain' ? word : [])))
  return {
    words,
    byFirst,
    orders,
    links: new Set([...words.articles.split(', '), ...words.links.split(', ')]),
  }
}

export function itemsOf(text: string, table: CueTable, today: string): Item[] {
  const tokens = ruleTokens(text)
  const at = new Date(`${today}T09:00:00Z`)
  const dates = findDates(text, { at, zone: 'UTC', language: table.words.code })
  const items: Item[] = []
  for (let place = 0; place < tokens.length; ) {
    const token = tokens[place]
    if (!token) break
    const { start, end, written, capital } = token
    const phrase = token.kind === 'word' ? phraseAt(tokens, place, table) : null
    if (phrase) {
      const last = tokens[place + phrase.words.length - 1] ?? token
      items.push({
        ...{ cue: phrase.cue, kind: 'word', text: phrase.words.join(' '), written: phrase.kept || written },
        ...{ capital, start, end: last.end, count: phrase.count, date: null },
        isLink: table.links.has(phrase.words.join(' ')),
      })
      place += phrase.words.length
      continue
    }
    const number = token.kind === 'word' && /^\d{1,3}$/.test(token.text) ? Number(token.text) : null
    items.push({
      ...{ cue: number === null ? null : 'number', kind: token.kind, text: token.text, written, capital },
      ...{ start, end, count: number ?? 0, date: null, isLink: false },
    })
    place++
  }
  const named = items.map((item, place) => asName(item, place, items, table))
  // A verb that orders nothing is a word that others may belong to.
  return withTerms(
    named.map((item, place) => asName(item, place, named, table)),
    dates,
    table,
  )
}

const isPlain = (item: Item | undefined) => item?.kind === 'word' && item.cue === null

/** A verb orders at the beginning, behind a mark, "then" or "please"; never behind an article. */
function isOrder(before: Item | undefined, articles: string): boolean {
  if (before === undefined || before.kind === 'mark') return true
  const leads = before.cue === 'noise' && !articles.split(', ').includes(before.text)
  return (
    leads ||
    before.cue === 'consequence' ||
    before.cue === 'and' ||
    before.cue === 'request' ||
    before.cue === 'not'
  )
}

/** Words that only say something beside others are names without them: "the Tuesday bulletin", "a daily report". */
function asName(item: Item, place: number, items: readonly Item[], table: CueTable): Item {
  const { words } = table
  const isOfDigest = item.cue === 'daily' || item.cue === 'weekly'
  const isAlone =
    isOfDigest &&
    !items.some(({ cue }) => cue === 'digest') &&
    [items[place - 1], items[place + 1]].some(isPlain)
  const isOfName = item.cue === 'weekday' && item.capital && isPlain(items[place + 1])
  const isWritten = NAMEABLE.has(item.cue ?? 'when') && isCapitalWord(item, items[place - 1], words)
  // "Urgent in the subject" is a word that stands there.
  const isInSubject = PRIORITIES.has(item.cue ?? 'when') && items[place + 1]?.cue === 'subject'
  const isNoOrder = item.cue === 'impossible' && !isOrder(items[place - 1], words.articles)
  if (isAlone || isOfName || isNoOrder || isWritten || isInSubject) return { ...item, cue: null }
  return isUnknownOrder(place, items, table) ? { ...item, cue: 'order' } : item
}

/** "Archive mails from Luc", "…, and bin them": no phrase knows the verb, so that it must be asked about. */
function isUnknownOrder(place: number, items: readonly Item[], { orders }: CueTable): boolean {
  const item = items[place]
  if (!item || !isPlain(item) || !orders.has(item.text)) return false
  const before = items.slice(0, place).findLast(({ cue }) => cue !== 'noise' && cue !== 'request')
  const isFirst = before === undefined || (before.kind === 'mark' && '.!?;\n'.includes(before.text))
  const next = items[place + 1]
  if (!isFirst)
    return (
      (before.text === ',' || ['and', 'consequence', 'or'].includes(before.cue ?? '')) &&
      (next?.cue === 'noise' || next?.cue === 'mails' || next?.cue === 'tasks')
    )
  // "Order mails go to Ben" speaks of mails: the sentence has its verb elsewhere.
  const hasVerb = items.slice(place + 1).some(({ cue }) => cue === 'goes' || cue === 'takes')
  return !hasVerb
}

const NAMEABLE: ReadonlySet<Cue> = new Set<Cue>([
  'noise',
  'says',
  'to',
  'from',
  'into',
  'anybody',
  'takes',
  'copy',
])
const PRIORITIES: ReadonlySet<Cue> = new Set<Cue>(['high', 'normal', 'low', 'attached', 'invitation'])

/** Capital where no sentence begins: part of a name, but where all nouns are written so. */
function isCapitalWord({ capital, text }: Item, before: Item | undefined, { nounsAreCapital }: RuleWords) {
  const isWithin = before !== undefined && (before.kind !== 'mark' || before.text === ',')
  return capital && isWithin && !nounsAreCapital && text.length > 2 && !text.includes(' ')
}

function phraseAt(tokens: readonly RuleToken[], place: number, { byFirst }: CueTable): Phrase | null {
  const phrases = byFirst.get(tokens[place]?.text ?? '') ?? []
  return (
    phrases.find(({ words }) =>
      words.every((word, offset) => {
        const token = tokens[place + offset]
        return token?.kind === 'word' && token.text === word
      }),
    ) ?? null
  )
}

/** Dates that limit when a rule holds become one item each: those behind "until", and stretches. */
function withTerms(items: readonly Item[], dates: readonly FoundDate[], { byFirst }: CueTable): Item[] {
  const startsWith = (date: FoundDate, cue: Cue) => {
    const first = ruleTokens(date.text)[0]?.text ?? ''
    return (byFirst.get(first) ?? []).some((phrase) => phrase.cue === cue && phrase.words.length === 1)
  }
  let all = [...items]
  for (const date of dates) {
    const before = all.findLast(({ end }) => end <= date.start)
    const isUntil = startsWith(date, 'until') || before?.cue === 'until'
    const isStretch = date.kind === 'interval' && date.day !== date.lastDay && startsWith(date, 'term')
    if (!isUntil && !isStretch) continue
    const own: Item = {
      ...{ cue: isUntil ? 'until' : 'term', kind: 'date', text: date.text, written: date.text },
      ...{ capital: false, isLink: false, start: date.start, end: date.end, count: 0, date },
    }
    const kept = all.filter((item) => item.end <= date.start || item.start >= date.end)
    all = [...kept.filter((item) => item !== before || before.cue !== 'until'), own]
    all.sort((one, other) => one.start - other.start)
  }
  return all
}
