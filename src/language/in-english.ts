// Says a question of another language in the English words that questions are understood by; what it is about stays as it is written.

import { fold } from './fold.ts'
import { asking as german } from './lexicon/de/asking.ts'
import { asking as spanish } from './lexicon/es/asking.ts'
import { asking as french } from './lexicon/fr/asking.ts'
import { asking as italian } from './lexicon/it/asking.ts'
import { asking as dutch } from './lexicon/nl/asking.ts'
import { asking as portuguese } from './lexicon/pt/asking.ts'
import { smallWordsOf } from './lexicon/question-languages.ts'
import { trimEnd } from './trim.ts'

const TEXTS = { de: german, fr: french, es: spanish, it: italian, nl: dutch, pt: portuguese }

/** ISO 639-1 of a language that questions are understood in. */
export type AskingLanguage = 'en' | keyof typeof TEXTS

export interface InEnglish {
  language: AskingLanguage
  text: string
}

interface Gloss {
  words: readonly Word[]
  english: string
}

/** By their first word, the longest first. */
type Glosses = ReadonlyMap<string, readonly Gloss[]>

const known = new Map<keyof typeof TEXTS, Glosses>()
/** What the phrases are said as. */
const englishWords = new Set<string>()

/** Read when it is first asked for. */
function glossesOf(code: keyof typeof TEXTS): Glosses {
  const before = known.get(code)
  if (before) return before
  const made = new Map<string, Gloss[]>()
  for (const entry of TEXTS[code].split(/[;\n]/)) {
    const [phrase = '', english = ''] = entry.split('=')
    const parts = wordsOf(phrase)
    const first = parts[0]?.folded
    if (first === undefined) continue
    made.set(first, [...(made.get(first) ?? []), { words: parts, english: english.trim() }])
    for (const { folded } of wordsOf(english)) englishWords.add(folded)
  }
  for (const glosses of made.values()) glosses.sort((one, other) => other.words.length - one.words.length)
  known.set(code, made)
  return made
}

interface Word {
  written: string
  folded: string
  /** What stands behind it. */
  behind: string
  /** Where it ends in the text. */
  end: number
}

/** An apostrophe parts words, but for the English one of whom something belongs to. */
function wordsOf(text: string): Word[] {
  return [...text.matchAll(/([\p{L}\p{N}@#][\p{L}\p{N}@._+#-]*(?:['\u2019]s\b)?)([^\p{L}\p{N}@#]*)/gu)].map(
    ({ 1: written = '', 2: behind = '', index }) => {
      const bare = trimEnd(written, /[._-]/)
      const end = index + bare.length
      return { written: bare, folded: fold(bare), behind: `${written.slice(bare.length)}${behind}`, end }
    },
  )
}

/** Longer texts are read by their beginning. */
const LONGEST = 400

/** English stays as it is. */
export function inEnglish(said: string): InEnglish {
  const text = said.slice(0, LONGEST)
  const words = wordsOf(text)
  const language = languageOf(text, words)
  return language === 'en'
    ? { language, text: said }
    : { language, text: glossed(text, words, glossesOf(language)) }
}

/** Letters that tell two languages apart which share most words. */
const LETTERS: Partial<Record<keyof typeof TEXTS, RegExp>> = {
  pt: /[\u00e3\u00f5\u00e7]/i,
  es: /[\u00f1\u00bf\u00a1]/i,
  de: /[\u00e4\u00f6\u00fc\u00df]/i,
}

/** That whose words of asking and of grammar stand in it most often; English where none has more. */
function languageOf(text: string, words: readonly Word[]): AskingLanguage {
  const codes = Object.keys(TEXTS) as (keyof typeof TEXTS)[]
  const glosses = new Map(codes.map((code) => [code, glossesOf(code)] as const))
  const isEnglish = ({ folded }: Word) => smallWordsOf('en').has(folded) || englishWords.has(folded)
  let best: AskingLanguage = 'en'
  let most = words.filter(isEnglish).length
  for (const [code, own] of glosses) {
    const isOwn = (word: Word, at: number) =>
      glossAt(words, at, own) !== null || smallWordsOf(code).has(word.folded)
    const count = words.filter(isOwn).length + (LETTERS[code]?.test(text) ? 1 : 0)
    if (count > most) {
      most = count
      best = code
    }
  }
  return best
}

function glossAt(words: readonly Word[], at: number, glosses: Glosses): Gloss | null {
  const begun = glosses.get(words[at]?.folded ?? '')
  return begun?.find((gloss) => gloss.words.every((word, place) => isSame(words[at + place], word))) ?? null
}

/** An accent may be left out, and is none that is not there. */
function isSame(said: Word | undefined, word: Word): boolean {
  if (said === undefined || said.folded !== word.folded) return false
  const lower = said.written.toLowerCase()
  return lower === said.folded || lower === word.written.toLowerCase()
}

/** Behind a phrase that ends so the text stays as it is written: what is to be noted, said, or remembered. */
const AS_WRITTEN = '\u2026'

function glossed(text: string, words: readonly Word[], glosses: Glosses): string {
  const told: string[] = []
  for (let at = 0; at < words.length; at += 1) {
    const gloss = glossAt(words, at, glosses)
    const last = gloss ? at + gloss.words.length - 1 : at
    const written = gloss ? gloss.english : (words[at]?.written ?? '')
    if (gloss?.english.endsWith(AS_WRITTEN)) {
      const rest = text.slice(words[last]?.end ?? text.length)
      return `${[...told, gloss.english.slice(0, -AS_WRITTEN.length)].join(' ')}${rest}`
    }
    const stop = /[?!.:;,]/.exec(words[last]?.behind ?? '')?.[0] ?? ''
    if (written !== '') told.push(`${written}${stop}`)
    else if (stop !== '' && told.length > 0) told.push(`${told.pop() ?? ''}${stop}`)
    at = last
  }
  return told.join(' ')
}
