// Why something cannot be done with a poll, in the language of whoever tried: the app's own words say it in English.
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'

export function faultWords(message: string, language: LanguageCode): string {
  const { faults } = wordsIn(language).poll
  return Object.entries(faults).find(([fault]) => fault === message)?.[1] ?? message
}
