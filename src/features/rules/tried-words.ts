// Says which past mails a rule would have touched: on the screen, and in mails in their language.
import { type RuleWords, rulesEn } from '../../mail/words/rules/en.ts'
import { SHOWN_MAILS, type TriedRule } from './contract.ts'

export function triedWords({ of, fitting, isPartial }: TriedRule, words: RuleWords = rulesEn): string {
  if (of === 0) return words.noPast
  return [words.tried(of, fitting, fitting > SHOWN_MAILS), ...(isPartial ? [words.partly] : [])].join(' ')
}
