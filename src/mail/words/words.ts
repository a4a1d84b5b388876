// Our mails' words by the language of their reader.
import type { LanguageCode } from './contract.ts'
import { de } from './de.ts'
import { en, type MailWords } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

const languages: Readonly<Record<LanguageCode, MailWords>> = { en, de, fr, es, it, nl, pt }

export const wordsIn = (language: LanguageCode): MailWords => languages[language]
