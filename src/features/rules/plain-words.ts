// A kept rule in plain words, as it is shown before it counts and in the list.
import type { KeptAct, KeptRule } from '../../language/rules/kept-rule.ts'
import type { RuleWhen } from '../../language/rules/rule.ts'
import type { LanguageCode } from '../../mail/words/contract.ts'
import type { MailWords } from '../../mail/words/en.ts'
import type { RuleWords } from '../../mail/words/rules/en.ts'
import { wordsIn } from '../../mail/words/words.ts'
import type { SaidAbsence } from '../absence/index.ts'
import type { RuleLine } from './contract.ts'

/** In English on the screen, in the language of the mail in its answer. */
export function inPlainWords(
  { when, acts, start, until }: KeptRule,
  language: LanguageCode = 'en',
): RuleLine {
  const words = wordsIn(language)
  const { rules } = words
  const all = conditions(when, words)
  return {
    when: rules.when(all.length === 0 ? rules.anyMail : rules.joined(all), rules.term(start, until)),
    acts: acts.map((act) => actWords(act, rules)),
  }
}

export function absenceLine({ from, until, delegate, isEnd }: SaidAbsence): RuleLine {
  if (isEnd) return { when: 'From now on', acts: ['You are back, and your absence ends'] }
  return {
    when: `You are away from ${from} until ${until}`,
    acts: [
      ...(delegate === null ? [] : [`${delegate} gets the tasks that would be yours`]),
      'What would remind you waits until you are back',
    ],
  }
}

function conditions(when: RuleWhen, words: MailWords): string[] {
  const { rules, quote, list, choice } = words
  const { from, domain, to, subject, says, asks, kind, attachment, at, or, unless } = when
  const quoted = (values: readonly string[], isAll = false) =>
    (isAll ? list : choice)(values.map((one) => quote(one)))
  const senders = [...(from ?? []), ...(domain ?? []).map((one) => rules.anyoneAt(one))]
  return [
    ...(senders.length > 0 ? [rules.from(choice(senders))] : []),
    ...(to ? [rules.to(choice(to))] : []),
    ...(kind ? [rules.kinds[kind]] : []),
    ...(subject ? [rules.subject(quoted(subject, when.all))] : []),
    ...(says ? [rules.says(quoted(says, when.all))] : []),
    ...(asks ? [rules.asksAbout(quoted(asks, when.all))] : []),
    ...(attachment ? [rules.file(choice(attachment))] : when.hasAttachment ? [rules.attachment] : []),
    ...(at ? [rules.comes(choice(at.map((said) => timeWords(said, rules))))] : []),
    ...(when.copied ? [rules.copied] : []),
    ...(when.undated ? [rules.undated] : []),
    ...(when.unassigned ? [rules.unassigned] : []),
    ...(or ? [rules.either(or.map((one) => list(conditions(one, words))))] : []),
    ...(unless ? [rules.not(conditions(unless, words))] : []),
  ]
}

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** From 1; 0 for what is none. */
const weekdayOf = (said: string) => WEEKDAYS.indexOf(said) + 1

function timeWords(said: string, rules: RuleWords): string {
  if (said === 'weekend') return rules.weekend
  const [side = '', time] = said.split(' ')
  if (time !== undefined && (side === 'after' || side === 'before')) return rules[side](time)
  return weekdayOf(said) > 0 ? rules.onDay(weekdayOf(said)) : said
}

function actWords(act: KeptAct, rules: RuleWords): string {
  switch (act.do) {
    case 'project':
      return rules.project(act.name)
    case 'assign':
      return rules.assign(act.name)
    case 'priority':
      return rules.priority[act.value]
    case 'due':
      return rules.due(dueWords(act.value, rules))
    case 'ignore':
      return rules.ignore
    case 'suggest':
      return rules.suggest
    case 'copy':
      return rules.copy(act.name)
  }
}

function dueWords(said: string, rules: RuleWords): string {
  const counted = /^\+(\d+)(d|wd)$/.exec(said)
  if (!counted) return said === 'eom' ? rules.endOfMonth : rules.nextDay(weekdayOf(said))
  const days = Number(counted[1])
  return counted[2] === 'wd' ? rules.inWorkdays(days) : rules.inDays(days)
}
