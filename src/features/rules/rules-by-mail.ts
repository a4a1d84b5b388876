// A rule that somebody writes in a mail of their own: shown back in the answer, and kept switched off until they say yes.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { words as wordsOf } from '../../language/fold.ts'
import { namedAmong } from '../../language/named-among.ts'
import { moodOf } from '../../language/orders/order-mood.ts'
import { type LanguageCode, languageCode } from '../../mail/words/contract.ts'
import { shortDayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { inPlainWords } from './plain-words.ts'
import { keysOf } from './rule-keys.ts'
import { countOwnRules, decideRules, insertRule, MOST_RULES, ruleMaker, waitingRules } from './rule-store.ts'
import { triedWords } from './tried-words.ts'
import { tryOnPast } from './try-rule.ts'
import { understandRule } from './understand.ts'

const DAY = /\b\d{4}-\d\d-\d\d\b/g

export interface RuleContext {
  scope: Scope
  /** Of the company; null of the personal context. */
  name: string | null
}

export interface RuleByMail {
  words: string
  threadId: number | null
  /** Of the person, a company's before their own: there their mails to the shared addresses go. */
  contexts: readonly RuleContext[]
  /** What the mail says besides the rule: where it names a company, the rule is meant there. */
  besides: string
  language: LanguageCode
  /** The page that lists rules. */
  url: string
}

/** What several companies understand waits in each, until the answer names one. */
export async function setUpByMail(
  { db, scope, at }: Acting,
  { words, threadId, contexts, besides, language, url }: RuleByMail,
): Promise<Outcome> {
  const { zone } = await ruleMaker(db, scope)
  const { rules: told, quote } = wordsIn(language)
  const said = { words, today: dayOf({ at, zone }), language }
  const read = []
  for (const context of contexts)
    read.push({ ...context, found: await understandRule(db, context.scope, said) })
  const understood = read.flatMap(({ found, ...context }) =>
    found.kind === 'rule' ? [{ ...context, rules: found.rules }] : [],
  )
  const meant = whereMeant(understood, besides)
  const [first] = meant
  if (!first || threadId === null) {
    const why = read.map(({ found }) => ('text' in found ? found.text : '')).find(Boolean) ?? ''
    return { ...emptyOutcome(told.none), notes: [why] }
  }
  for (const { scope: context } of meant)
    if ((await countOwnRules(db, context)) >= MOST_RULES)
      return { ...emptyOutcome(told.none), notes: [told.most(MOST_RULES)] }
  for (const { scope: context, rules } of meant) {
    const senderKeys = keysOf(rules)
    const kept = { words, rules, senderKeys, isOfCompany: false, isOn: false, waitsIn: threadId }
    await insertRule(db, context, kept, at)
  }
  const lines = first.rules
    .map((rule) => inPlainWords(rule, language))
    .flatMap(({ when, acts }) => [
      `${when.replace(DAY, (day) => shortDayWords(day, language))}:`,
      ...acts.map((act) => `${act}.`),
    ])
  if (meant.length > 1)
    return { ...emptyOutcome(told.waits), notes: [...lines, told.whichCompany(namesOf(meant))] }
  const tried = await tryOnPast(db, first.scope, { rules: first.rules, isOfCompany: false, zone })
  return {
    ...emptyOutcome(told.waits),
    notes: [
      ...lines,
      triedWords(tried, told),
      ...tried.mails.map(({ subject, from }) => told.pastMail(quote(subject), from)),
      told.confirm(url),
    ],
  }
}

const namesOf = (contexts: readonly RuleContext[]): string[] => contexts.flatMap(({ name }) => name ?? [])

/** Companies before the personal context; of several those that the mail names, else all of them. */
function whereMeant<C extends RuleContext>(understood: readonly C[], besides: string): readonly C[] {
  const companies = understood.flatMap((one) => (one.name === null ? [] : [{ ...one, name: one.name }]))
  if (companies.length < 2) return understood.slice(0, 1)
  const { named } = namedAmong(besides, companies)
  return named.length > 0 ? named : companies
}

export interface AnswerByMail {
  threadId: number
  isAgreed: boolean
  /** Companies that the answer names. */
  named: readonly number[]
  contexts: readonly RuleContext[]
  language: LanguageCode
}

/** Null where no rule waits in the thread. A mere yes is asked where of several companies. */
export async function decideByMail(
  { db, scope }: Acting,
  { threadId, isAgreed, named, contexts, language }: AnswerByMail,
): Promise<Outcome | null> {
  const { rules: told, quote } = wordsIn(language)
  const waiting = await waitingRules(db, scope, threadId)
  if (waiting.length === 0) return null
  if (isAgreed && named.length === 0 && waiting.length > 1) {
    const open = contexts.filter((context) => waiting.includes(context.scope.companyId))
    return { ...emptyOutcome(told.waits), notes: [told.whichCompany(namesOf(open))] }
  }
  const agreedIn = named.length > 0 ? named : isAgreed ? waiting : []
  const words = await decideRules(db, scope, { threadId, agreedIn })
  const headline = agreedIn.length > 0 ? told.counts : told.dropped
  return { ...emptyOutcome(headline), notes: words.map(quote) }
}

/**
 * Of companies in which a rule waits, those that an answer names and says little else: "In Harbour Works, please". None
 * where it asks, or denies one: "Not in Harbour Works".
 */
export function companiesAnswered(
  text: string,
  waiting: readonly number[],
  contexts: readonly RuleContext[],
): number[] {
  if (waiting.length < 2 || text.includes('?')) return []
  const open = contexts.flatMap(({ scope: { companyId }, name }) =>
    name !== null && waiting.includes(companyId) ? [{ companyId, name }] : [],
  )
  const { named, besides } = namedAmong(text, open)
  if (wordsOf(besides).length > MOST_BESIDES || isDenied(besides)) return []
  return named.map(({ companyId }) => companyId)
}

const MOST_BESIDES = 4

/** In any language: so few words do not tell theirs, and to ask once more harms nobody. */
const isDenied = (text: string) =>
  languageCode.options.some((language) => moodOf({ text, language, people: new Set() }) === 'denied')
