// The language in which a browser says that its person reads.
import { type LanguageCode, languageFrom } from '../../../mail/words/contract.ts'

/** The first, where it is one of ours. English is how browsers come: it says nothing, and one's own mails will. */
export function browserLanguage(languages: readonly string[]): LanguageCode | null {
  const known = languageFrom(languages[0]?.split('-', 1)[0]?.toLowerCase())
  return known === 'en' ? null : known
}
