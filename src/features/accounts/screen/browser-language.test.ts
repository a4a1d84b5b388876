import { expect, it } from 'vitest'
import { browserLanguage } from './browser-language.ts'

it('takes the language of the browser where it is one of ours, and leaves English to the mails', () => {
  expect(browserLanguage(['de-AT', 'en'])).toBe('de')
  expect(browserLanguage(['pt'])).toBe('pt')
  expect(browserLanguage(['en-US', 'de'])).toBeNull()
  expect(browserLanguage(['pl-PL', 'de'])).toBeNull()
  expect(browserLanguage([])).toBeNull()
})
