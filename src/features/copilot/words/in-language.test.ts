// Answers in the language of the question: our own words are said in it, and what records say stays as it is.
import { expect, it } from 'vitest'
import type { AskingLanguage } from '../../../language/in-english.ts'
import { inLanguage } from './in-language.ts'

const languages: readonly AskingLanguage[] = ['de', 'fr', 'es', 'it', 'nl', 'pt']
const told = [
  ['\u2022 Soup or stew? Ahead: Soup. Soup 2, Stew 1; 3 of 4 voted.', 'Soup or stew?', 'Soup 2, Stew 1'],
  ['Which hall? Decided: Old Mill. Old Mill 3; 3 of 4 voted.', 'Which hall?', 'Old Mill 3'],
  ['Which cake? Hidden until it ends; 1 of 3 voted.', 'Which cake?', '1'],
  ['\u2022 Which hall? Closes on Mar 20 at 17:00.', 'Which hall?', '17:00'],
  ['Pulse of May: 3 of 7 answered; it is closed.', 'Pulse of May', '7'],
  ['\u2022 How was the fair? 3.4 on average.', 'How was the fair?', '3.4'],
  ['\u2022 Lease.pdf ends on 2027-06-30, notice by 2027-03-31', 'Lease.pdf', '2027-03-31'],
  ['\u2022 Parking: 8 mails; people feel bad about it. It comes up more often than before.', 'Parking', '8'],
  ['Your reminders: 2.', '2', '2'],
] as const

it('polls, surveys, contracts, topics and reminders are told in the six languages beside English', () => {
  for (const language of languages)
    for (const [text, name, figure] of told) {
      const said = inLanguage(text, language)
      expect(said).toContain(name)
      expect(said).toContain(figure)
      expect({ language, said }).not.toEqual({ language, said: text })
      expect(said).not.toMatch(
        /\b(?:voted|answered|Decided|Ahead|Hidden|average|ends on|Closes|feel|before|reminders)\b/,
      )
    }
})

it('what nobody has words for, and English, stays as it is', () => {
  expect(inLanguage('We take the hall; 3 of us voted for it', 'de')).toBe(
    'We take the hall; 3 of us voted for it',
  )
  expect(inLanguage(told[0][0], 'en')).toBe(told[0][0])
})
