// Reads what somebody wrote as a rule for their mail: conditions and acts, an absence, what is missing, or why it is none.

import { isCourtesy, isGreeting } from '../courtesy.ts'
import type { Cue } from '../lexicon/rule-words.ts'
import { isAbsence, readAbsence } from './absence.ts'
import { type CueTable, cueTable, type Item, itemsOf } from './cues.ts'
import { contradicts, type DraftWhen, draftWhen, finished, isEmpty, joined } from './draft.ts'
import { isHarm } from './harm.ts'
import { RULE_LANGUAGES } from './languages.ts'
import type { Missing, ReadRule, RuleAct, RuleReading, RuleWorld } from './rule.ts'
import { ruleTokens } from './rule-tokens.ts'
import { readSentence, type Sentence } from './sentence.ts'

/** Characters; whoever writes more has not written a rule. */
export const LONGEST_RULE = 600

let tables: readonly CueTable[] | null = null

export function readRule(text: string, world: RuleWorld): RuleReading {
  tables ??= RULE_LANGUAGES.map(cueTable)
  const said = withoutFrame(withoutName(text.slice(0, LONGEST_RULE), world))
  const [first, ...others] = tables.map((table) => {
    const items = itemsOf(said, table, world.today)
    return { table, items, known: knownWords(items) }
  })
  if (!first) return { kind: 'refuse', why: 'not-a-rule' }
  const best = others.reduce((one, other) => (other.known > one.known ? other : one), first)
  return readIn(said, best.items, world, best.table)
}

/** "Anna: …" is spoken to an agent of that name. */
function withoutName(text: string, { agents = [] }: RuleWorld): string {
  const [name = ''] = text.split(/[:,]/, 1)
  const isAgent = agents.some((one) => one.toLowerCase() === name.trim().toLowerCase())
  return isAgent ? text.slice(name.length + 1) : text
}

/** Characters of a greeting or a name under a letter. */
const LONGEST_FRAME = 40

/** Without "Hi Ann," before it and "Thanks for your help. Best, Bo" behind it. */
function withoutFrame(text: string): string {
  let said = text.trim()
  const greeting = /^[^,!.:\n]{2,40}[,!\n]/.exec(said)?.[0] ?? ''
  if (greeting && isGreeting(greeting.slice(0, -1))) said = said.slice(greeting.length).trim()
  for (let more = true; more; ) {
    const cut = Math.max(...['. ', '! ', '? ', '\n'].map((mark) => said.slice(0, -1).lastIndexOf(mark)))
    const last = said.slice(cut + 1).trim()
    const [closing = '', name = ''] = last.split(',')
    const isSigned = name.trim().length < LONGEST_FRAME && isCourtesy(closing)
    more = cut > 0 && (isCourtesy(last) || isSigned)
    if (more) said = said.slice(0, cut + 1).trim()
  }
  return said
}

/** How many words of it are words of the language. */
const knownWords = (items: readonly Item[]): number =>
  items
    .filter(({ cue, kind }) => cue !== null && cue !== 'number' && kind !== 'mark')
    .reduce((sum, { text }) => sum + text.split(' ').length, 0)

function readIn(text: string, items: readonly Item[], world: RuleWorld, { words }: CueTable): RuleReading {
  const has = (cue: Cue) => items.some((item) => item.cue === cue)
  const handsOn = has('forward') || has('copy')
  if (isHarm(ruleTokens(text), { code: words.code, handsOn })) return { kind: 'refuse', why: 'harm' }
  if (has('telling') || asks(items)) return { kind: 'refuse', why: 'not-a-rule' }
  if (has('impossible')) return { kind: 'refuse', why: 'impossible' }
  if (hasWrongDay(items)) return { kind: 'ask', missing: ['until'] }
  const sentences = sentencesOf(items).map((one) => readSentence(one, world, words.hasGenitive === true))
  if (sentences.some(({ goesOutside }) => goesOutside)) return { kind: 'refuse', why: 'harm' }
  const isOfMails = sentences.some(({ when }) => !isEmpty(when))
  if (isAbsence(items, isOfMails)) {
    const read = readAbsence(text, items, { today: world.today, language: words.code })
    const unless = sentences.flatMap(({ when }) => when.unless ?? [])[0]
    if (read.kind !== 'absence' || !unless) return read
    return { kind: 'absence', absence: { ...read.absence, unless: finished(unless) } }
  }
  if (isCourtesy(text)) return { kind: 'refuse', why: 'not-a-rule' }
  if (has('vague')) return { kind: 'ask', missing: ['condition'] }
  return together(sentences)
}

/** A question; "could you put mails from …" asks for a rule, "could you send the lease" for something else. */
function asks(items: readonly Item[]): boolean {
  const said = items.filter(({ cue, kind }) => kind !== 'mark' && cue !== 'noise')
  const isAsked = items.at(-1)?.text === '?'
  const [first] = said
  if (first?.cue === 'request')
    return !items.some(({ cue }) => cue === 'mails' || cue === 'from' || cue === 'when')
  return isAsked && first?.cue === 'question'
}

/** "The 31st of February" is found as a day and, right behind it, a month. */
function hasWrongDay(items: readonly Item[]): boolean {
  return items.some(({ date, text }, place) => {
    const next = items[place + 1]
    const after = items[place + 2]
    if (!date || !/\d/.test(text)) return false
    return (next?.cue === 'noise' && isMonth(after)) || isMonth(next)
  })
}

const isMonth = (item: Item | undefined) => item?.cue === null && item.capital && MONTH.test(item.text)
/** How the months begin in the languages that are read. */
const MONTH =
  /^(?:jan|feb|fev|fév|gen|mar|mär|mrt|maa|apr|abr|avr|mai|may|mag|mei|jun|jui|giu|jul|lug|aug|aou|ago|sep|set|oct|okt|ott|out|nov|dec|dez|dic|déc)/

function sentencesOf(items: readonly Item[]): Item[][] {
  const all: Item[][] = [[]]
  for (const item of items)
    if (item.kind === 'mark' && ['.', '!', '?', ';', '\n'].includes(item.text)) all.push([])
    else all.at(-1)?.push(item)
  return all.filter(({ length }) => length > 0)
}

interface Draft {
  when: DraftWhen
  acts: RuleAct[]
  start: string | null
  until: string | null
}

/** Sentences of one rule become one; each that has conditions and acts of its own is a rule. */
function together(sentences: readonly Sentence[]): RuleReading {
  const drafts: Draft[] = []
  const unread: string[] = []
  let isAll = false
  for (const { acts, topics, start, until, says, ...sentence } of sentences) {
    const isBare = isEmpty(sentence.when)
    const current = drafts.at(-1)
    // A remark that orders nothing speaks of no further mails.
    const isRemark = isBare && acts.length === 0 && current !== undefined && current.acts.length > 0
    const isTopic = isBare && topics.length > 0 && !isRemark
    const when = isTopic ? { ...sentence.when, says: topics } : sentence.when
    unread.push(...sentence.unread, ...(isTopic ? [] : topics))
    if (says.has('mails') && topics.length + sentence.unread.length === 0) isAll = true
    if (current && says.has('again') && !isEmpty(sentence.when) && acts.length > 0) {
      drafts.push({ when: joined(current.when, sentence.when), acts: [...acts], start, until })
      continue
    }
    const hasWhen = !isEmpty(when)
    if (!hasWhen && acts.length === 0) {
      if (current && when.unless) current.when.unless = when.unless
      if (current) {
        current.start ??= start
        current.until ??= until
      }
      continue
    }
    if (!current || (hasWhen && acts.length > 0 && current.acts.length > 0 && !isEmpty(current.when)))
      drafts.push({ when, acts: [...acts], start, until })
    else {
      current.acts.push(...acts)
      if (hasWhen && !(isBare && current.acts.length > 0 && !isEmpty(current.when)))
        current.when =
          isNamed(current.when) && acts.length === 0
            ? replaced(current.when, when)
            : joined(current.when, when)
      current.start ??= start
      current.until ??= until
    }
  }
  if (drafts.length === 0) return { kind: 'refuse', why: 'not-a-rule' }
  const missing = new Set<Missing>()
  for (const { when, acts } of drafts) {
    if (acts.length === 0 || contradicts(acts)) missing.add('act')
    if (isEmpty(when) && !isAll && !acts.some((act) => act.do === 'digest')) missing.add('condition')
  }
  const rules = drafts.map(
    ({ when, acts, start, until }): ReadRule => ({ when: finished(when), acts, start, until }),
  )
  if (missing.size + unread.length === 0) return { kind: 'rule', rules }
  return {
    ...{ kind: 'ask', missing: [...missing] },
    ...(unread.length > 0 && { unread: [...new Set(unread)], clear: rules }),
  }
}

/** Only by name or topic, which a later sentence may say better: "you can tell them by …". */
function isNamed({ from, says, ...others }: DraftWhen): boolean {
  return (from.length > 0 || says.length > 0) && isEmpty({ ...draftWhen(), ...others })
}

const replaced = (one: DraftWhen, other: DraftWhen): DraftWhen => ({
  ...other,
  unless: other.unless ?? one.unless,
})
