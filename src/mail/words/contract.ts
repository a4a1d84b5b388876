// The languages in which our mails are written, by their codes: what both ends know of them.
import { z } from 'zod'

/** ISO 639-1; the first is written where nothing tells. */
export const languageCodes = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const
export const languageCode = z.enum(languageCodes)
export type LanguageCode = z.infer<typeof languageCode>

/** Null for what is no language of ours. */
export const languageFrom = (text: string | undefined): LanguageCode | null =>
  languageCodes.find((code) => code === text) ?? null

/** Each in its own words, as people look for theirs. */
export const languageNames: Readonly<Record<LanguageCode, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Fran\u00e7ais',
  es: 'Espa\u00f1ol',
  it: 'Italiano',
  nl: 'Nederlands',
  pt: 'Portugu\u00eas',
}
