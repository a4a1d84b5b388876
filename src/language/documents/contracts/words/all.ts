// The wording of contracts by language; a contract in another one is read in the words of English.

import type { ContractWords } from './contract-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { pt } from './pt.ts'

const WORDS: Readonly<Record<string, ContractWords>> = { en, de, fr, es, it, nl, pt }

export const contractWords = (language: string): ContractWords => WORDS[language] ?? en
