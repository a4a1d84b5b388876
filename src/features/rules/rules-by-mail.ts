// A rule that somebody writes in a mail of their own: shown back in the answer, and kept switched off until they say yes.
import { emptyOutcome, type Outcome } from '../../agent/outcome.ts'
import type { Acting } from '../../kit/acting.ts'
import type { Scope } from '../../kit/scope.ts'
import { dayOf } from '../../language/dates/iso-day.ts'
import { triedWords } from './contract.ts'
import { inPlainWords } from './plain-words.ts'
import { keysOf } from './rule-keys.ts'
import { countOwnRules, decideRules, insertRule, MOST_RULES, ruleMaker } from './rule-store.ts'
import { tryOnPast } from './try-rule.ts'
import { understandRule } from './understand.ts'

export interface RuleByMail {
  words: string
  threadId: number | null
  /** Of the person, a company's before their own: there their mails to the shared addresses go. */
  contexts: readonly Scope[]
  /** The page that lists rules. */
  url: string
}

export async function setUpByMail(
  { db, scope, at }: Acting,
  { words, threadId, contexts, url }: RuleByMail,
): Promise<Outcome> {
  const { zone } = await ruleMaker(db, scope)
  const said = { words, today: dayOf({ at, zone }) }
  const read = []
  for (const context of contexts) read.push({ context, found: await understandRule(db, context, said) })
  const understood = read.flatMap(({ context, found }) =>
    found.kind === 'rule' ? [{ context, rules: found.rules }] : [],
  )
  const [first] = understood
  const companies = understood.filter(({ context }) => context.companyId !== 0)
  if (companies.length > 1)
    return {
      ...emptyOutcome('No rule was set up'),
      notes: [`It could be meant in several companies. Write it at ${url}`],
    }
  if (!first || threadId === null) {
    const why = read.map(({ found }) => ('text' in found ? found.text : '')).find(Boolean) ?? ''
    return { ...emptyOutcome('No rule was set up'), notes: [why] }
  }
  const { context, rules } = first
  if ((await countOwnRules(db, context)) >= MOST_RULES)
    return { ...emptyOutcome('No rule was set up'), notes: [`There can be at most ${MOST_RULES} rules.`] }
  const kept = { words, rules, senderKeys: keysOf(rules), isOfCompany: false, isOn: false, waitsIn: threadId }
  await insertRule(db, context, kept, at)
  const tried = await tryOnPast(db, context, { rules, isOfCompany: false, zone })
  const lines = rules
    .map(inPlainWords)
    .flatMap(({ when, acts }) => [`${when}:`, ...acts.map((act) => `${act}.`)])
  return {
    ...emptyOutcome('A rule waits for your yes'),
    notes: [
      ...lines,
      triedWords(tried),
      ...tried.mails.map(({ subject, from }) => `\u201c${subject}\u201d, from ${from}`),
      `Answer \u201cyes\u201d to switch it on, \u201cno\u201d to drop it. Your rules stand at ${url}`,
    ],
  }
}

export interface AnswerByMail {
  threadId: number
  isAgreed: boolean
}

/** Null where no rule waits in the thread. */
export async function decideByMail(
  { db, scope }: Acting,
  { threadId, isAgreed }: AnswerByMail,
): Promise<Outcome | null> {
  const decided = await decideRules(db, scope, { threadId, isAgreed })
  if (decided.length === 0) return null
  const notes = decided.map(({ words }) => `\u201c${words}\u201d`)
  return { ...emptyOutcome(isAgreed ? 'The rule counts from now on' : 'The rule is dropped'), notes }
}
