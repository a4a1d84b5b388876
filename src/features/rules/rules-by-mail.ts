// A rule that somebody writes in a mail of their own: shown back in the answer, and kept switched off until they say yes.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import { shortDayWords } from '../../mail/words/days.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { inPlainWords } from './plain-words.ts'
import { keysOf } from './rule-keys.ts'
import { countOwnRules, decideRules, insertRule, MOST_RULES, ruleMaker } from './rule-store.ts'
import { triedWords } from './tried-words.ts'
import { tryOnPast } from './try-rule.ts'
import { understandRule } from './understand.ts'

const DAY = /\b\d{4}-\d\d-\d\d\b/g

export interface RuleByMail {
  words: string
  threadId: number | null
  /** Of the person, a company's before their own: there their mails to the shared addresses go. */
  contexts: readonly Scope[]
  language: LanguageCode
  /** The page that lists rules. */
  url: string
}

export async function setUpByMail(
  { db, scope, at }: Acting,
  { words, threadId, contexts, language, url }: RuleByMail,
): Promise<Outcome> {
  const { zone } = await ruleMaker(db, scope)
  const { rules: told, quote } = wordsIn(language)
  const said = { words, today: dayOf({ at, zone }), language }
  const read = []
  for (const context of contexts) read.push({ context, found: await understandRule(db, context, said) })
  const understood = read.flatMap(({ context, found }) =>
    found.kind === 'rule' ? [{ context, rules: found.rules }] : [],
  )
  const [first] = understood
  const companies = understood.filter(({ context }) => context.companyId !== 0)
  if (companies.length > 1)
    return {
      ...emptyOutcome(told.none),
      notes: [told.several(url)],
    }
  if (!first || threadId === null) {
    const why = read.map(({ found }) => ('text' in found ? found.text : '')).find(Boolean) ?? ''
    return { ...emptyOutcome(told.none), notes: [why] }
  }
  const { context, rules } = first
  if ((await countOwnRules(db, context)) >= MOST_RULES)
    return { ...emptyOutcome(told.none), notes: [told.most(MOST_RULES)] }
  const kept = { words, rules, senderKeys: keysOf(rules), isOfCompany: false, isOn: false, waitsIn: threadId }
  await insertRule(db, context, kept, at)
  const tried = await tryOnPast(db, context, { rules, isOfCompany: false, zone })
  const lines = rules
    .map((rule) => inPlainWords(rule, language))
    .flatMap(({ when, acts }) => [
      `${when.replace(DAY, (day) => shortDayWords(day, language))}:`,
      ...acts.map((act) => `${act}.`),
    ])
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

export interface AnswerByMail {
  threadId: number
  isAgreed: boolean
  language: LanguageCode
}

/** Null where no rule waits in the thread. */
export async function decideByMail(
  { db, scope }: Acting,
  { threadId, isAgreed, language }: AnswerByMail,
): Promise<Outcome | null> {
  const decided = await decideRules(db, scope, { threadId, isAgreed })
  if (decided.length === 0) return null
  const { rules, quote } = wordsIn(language)
  const notes = decided.map(({ words }) => quote(words))
  return { ...emptyOutcome(isAgreed ? rules.counts : rules.dropped), notes }
}
