// Judges whether words really order the acts that a reader made of them: their mood, the records that they name, and that nothing stays unread.
import { findDates } from '../dates/find.ts'
import { fold, words } from '../fold.ts'
import { meaningsOf } from '../knowledge/meanings.ts'
import { speaksOf } from '../knowledge/speaks-of.ts'
import { stemOf } from '../knowledge/stem.ts'
import { moodOf, type OrderMood } from './order-mood.ts'
import { holds, orderPhrasesOf, tokensIn } from './order-phrases.ts'
import { isSlipOf } from './slip.ts'
import { contentWords, unreadWords } from './unread-words.ts'

export interface ActMeant {
  /** Of the record; null for one that is to be made. */
  key: string | null
  field: string
  /** It says that a task is done, which may be reported as well as ordered. */
  isCompletion: boolean
  /** Texts that are kept word for word. */
  asWritten: readonly string[]
  /** Folded words of what is set. */
  values: readonly string[]
  /** YYYY-MM-DD of a due day; null for other acts. */
  day: string | null
}

export interface NamedRecord {
  key: string
  kind: string
  name: string
  about: string
  isOver: boolean
}

export interface ToJudge {
  written: string
  language: string
  today: string
  isPointed: boolean
  acts: readonly ActMeant[]
  nameables: readonly NamedRecord[]
}

export type ActVerdict =
  | { kind: 'ordered' }
  | { kind: 'asked' }
  | { kind: 'not-ordered'; because: OrderMood }
  | { kind: 'unread'; words: readonly string[] }
  | { kind: 'which'; keys: readonly string[] }

const ORDERED: ActVerdict = { kind: 'ordered' }

export function judgeAct(judged: ToJudge): ActVerdict {
  const { written, language, today, isPointed, acts, nameables } = judged
  const own = nameables.filter(({ key }) => acts.some((act) => act.key === key))
  const text = withoutTexts(written, [
    ...acts.flatMap(({ asWritten }) => asWritten),
    ...own.map(({ name }) => name),
  ])
  const people = new Set(nameables.filter(({ kind }) => kind === 'task').flatMap(({ about }) => words(about)))
  const mood = moodOf({ text, language, people })
  if (mood === 'asked') return { kind: 'asked' }
  if (mood === 'report' && !acts.every(({ isCompletion }) => isCompletion))
    return { kind: 'not-ordered', because: mood }
  if (mood !== 'order' && mood !== 'report') return { kind: 'not-ordered', because: mood }
  const invented = acts
    .flatMap(({ key, asWritten }) => (key === null ? asWritten : []))
    .flatMap((one) => words(one))
  if (invented.some((word) => !isWritten(written, word))) return { kind: 'not-ordered', because: 'told' }
  const values = new Set(acts.flatMap((act) => act.values))
  // Which project something is in, or goes to, is told beside it.
  const naming = [...own, ...nameables.filter(({ kind }) => kind === 'project')]
  const isNamed = (word: string) =>
    values.has(word) || naming.some((record) => strengthOf(record, word) > 0) || isNear(values, word)
  const unread = unreadWords({ text: unquoted(written, acts), language, today, isNamed, isPointed })
  if (unread.length > 0) return { kind: 'unread', words: unread }
  if (!areDaysSaid(judged)) return { kind: 'not-ordered', because: 'choice' }
  return oneOfEach(judged, own) ?? ORDERED
}

/** A new title is made of the person's own words, if in another form. */
function isWritten(written: string, word: string): boolean {
  const said = words(written)
  return said.some(
    (one) => one === word || stemOf(one) === stemOf(word) || one.slice(0, 4) === word.slice(0, 4),
  )
}

const isNear = (values: ReadonlySet<string>, word: string): boolean =>
  [...values].some((value) => isSlipOf(word, value) || (word.length > 3 && speaksOf(value, word)))

/** Quoted or not, they are no part of what is ordered. */
function withoutTexts(written: string, texts: readonly string[]): string {
  return texts.reduce((left, text) => {
    const at = fold(text) === '' ? -1 : left.toLowerCase().indexOf(text.toLowerCase())
    return at < 0 || text.length < 3 ? left : `${left.slice(0, at)} ${left.slice(at + text.length)}`
  }, written)
}

const unquoted = (written: string, acts: readonly ActMeant[]): string =>
  withoutTexts(
    written,
    acts.flatMap(({ asWritten }) => asWritten),
  )

/** The day that is set is one of those that stand there. */
function areDaysSaid({ written, today, acts }: ToJudge): boolean {
  const days = acts.flatMap(({ day, field }) => (day !== null && field === 'dueDate' ? [day] : []))
  if (days.length === 0) return true
  const said = findDates(written, { at: new Date(`${today}T12:00:00Z`), zone: 'UTC' })
  return said.length === 0 || days.every((day) => said.some((one) => one.day <= day && day <= one.lastDay))
}

/** How surely a word names a record: 2 by a word of its name, 1 by one of the same meaning or what it belongs to, 0 not. */
export function strengthOf({ name, about }: NamedRecord, word: string): 0 | 1 | 2 {
  const own = words(name)
  const stem = stemOf(word)
  if (own.some((one) => one === word || stemOf(one) === stem)) return 2
  if (own.some((one) => isSlipOf(word, one)) || speaksOf(name, word) || hasPart(name, word)) return 1
  return words(about).some((one) => one === word || stemOf(one) === stem || isSlipOf(word, one)) ? 1 : 0
}

/** "Spesenbericht" speaks of the expense report by both of its parts. */
function hasPart(name: string, word: string): boolean {
  const meanings = meaningsOf(stemOf(word))
  return (
    meanings.length > 0 &&
    words(name).some((one) => meaningsOf(stemOf(one)).some((own) => meanings.includes(own)))
  )
}

/** Null where each record is the only one that its words name. */
function oneOfEach(
  { written, language, today, acts, nameables, isPointed }: ToJudge,
  own: readonly NamedRecord[],
): ActVerdict | null {
  const phrases = orderPhrasesOf(language)
  // What is told to somebody says which of their tasks it is about.
  const texts = acts.some(({ field }) => field === 'comment') ? written : unquoted(written, acts)
  const said = contentWords({ text: texts, language, today })
  const isOfAll = holds(tokensIn(written), phrases.all)
  const isOfTwo = holds(tokensIn(written), phrases.pairs)
  if (isOfTwo && own.length !== 2) return { kind: 'which', keys: own.slice(0, MOST).map(({ key }) => key) }
  if (own.length > 1 && (isOfAll || isOfTwo))
    return isNamedAtAll(own, said, isPointed) ? null : { kind: 'which', keys: [] }
  for (const record of own) {
    const naming = said.filter((word) => strengthOf(record, word) > 0)
    if (naming.length === 0) {
      if (isPointed || isOfAll) continue
      return { kind: 'which', keys: own.map(({ key }) => key) }
    }
    const others = nameables.filter(
      (one) => one.key !== record.key && one.kind === record.kind && (!one.isOver || record.isOver),
    )
    const rivals = others.filter((one) => isRival(one, record, naming))
    if (rivals.length > 0 && !isPointed)
      return { kind: 'which', keys: [record.key, ...rivals.map(({ key }) => key)].slice(0, MOST) }
  }
  return null
}

/** "All of them" is said of what was told; "all overdue tasks" says itself which. */
const isNamedAtAll = (own: readonly NamedRecord[], said: readonly string[], isPointed: boolean): boolean =>
  isPointed || said.length > 0 || own.length === 0

/** More are no choice. */
const MOST = 5

/** All that names the one names the other, and no less. */
const isRival = (other: NamedRecord, record: NamedRecord, naming: readonly string[]): boolean =>
  naming.every((word) => strengthOf(other, word) >= strengthOf(record, word))
