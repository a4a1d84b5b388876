// Why something cannot be done with a survey, in the language of whoever tried: the app's own words say it in English.
import type { LanguageCode } from '../../mail/words/contract.ts'
import { wordsIn } from '../../mail/words/words.ts'

/** In English, as errors carry it. */
export const { faults } = wordsIn('en').survey

export function faultWords(message: string, language: LanguageCode): string {
  const [name] = Object.entries(faults).find(([, fault]) => fault === message) ?? []
  return name === undefined ? message : wordsIn(language).survey.faults[name as keyof typeof faults]
}
