// Recognises infinitives by the lexicon, also with a pronoun at the end ("escribirle"), and unknown ones by their ending.

import { has, isVerb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'

/** Ending of an infinitive that the lexicon does not know, by language. */
const ENDINGS: Readonly<Record<string, RegExp>> = {
  de: /^\p{L}{2,}(?:en|eln|ern)$/u,
  es: /^\p{L}{2,}[aei]r(?:l[aeo]s?|me|te|se|nos)?$/u,
  fr: /^\p{L}{3,}(?:er|ir|re)$/u,
  // Nouns in the plural end as verbs do.
  nl: /^(?:praten|spreken|rijden|legen|ontvangen|(?:de)?monteren|annuleren|inschrijven|kiezen|beslissen|bewaren|beschermen|afdekken|verven|lijmen|zagen|afgeven|overhandigen|nalopen|bijhouden|openen|sluiten|snoeien|maaien|verhuizen|leegmaken|(?:uit|aan)zetten|(?:in|uit)pakken|wegbrengen|afhalen|opbellen|inleveren|opvragen|uitdelen|vertellen|weggooien)$/,
  it: /^\p{L}{2,}(?:[aei]re|[aei]r(?:l[aeio]|gli|ne|mi|ti|si|ci|vi))$/u,
  pt: /^\p{L}{2,}[aei]r$/u,
}

/** Pronouns at the end of an infinitive, and what the infinitive itself ends with. */
const PRONOUNS: Readonly<Record<string, readonly [pronoun: RegExp, ending: string]>> = {
  es: [/(?:me|te|se|nos)?(?:l[aeo]s?)?$/u, ''],
  it: [/(?:l[aeio]|gli|ne|mi|ti|si|ci|vi|glielo|gliela)$/u, 'e'],
}

/** The infinitive without its pronoun; null for a word that is no known infinitive. */
export function infinitiveOf(word: Word, words: Vocabulary): string | null {
  if (word.kind !== 'word') return null
  if (isVerb(word, 'plain')) return word.text
  const pronouns = PRONOUNS[words.code]
  if (!pronouns) return null
  const [pronoun, ending] = pronouns
  const bare = word.text.replace(pronoun, '')
  const infinitive = `${bare}${ending}`
  return bare !== word.text && words.formsOf(infinitive).includes('plain') ? infinitive : null
}

/** "escribirlo": what it is about lies elsewhere; "escribirle" only says to whom. */
export function endsWithThing(word: Word, words: Vocabulary): boolean {
  return (
    !isVerb(word, 'plain') &&
    infinitiveOf(word, words) !== null &&
    (words.code === 'it' ? /l[aeio]$|ne$/ : /l[ao]s?$/).test(word.text)
  )
}

/** A word with the ending of one, which nothing else is known of. */
export function looksInfinitive(word: Word | undefined, words: Vocabulary): boolean {
  return (
    word !== undefined &&
    word.kind === 'word' &&
    !word.capital &&
    word.verbs.length === 0 &&
    word.classes.every((name) => name === 'idle') &&
    (ENDINGS[words.code]?.test(word.text) ?? false)
  )
}

/** Words before an infinitive that belong to it. */
export const isMarkOfInfinitive = (word: Word | undefined, { code }: Vocabulary): boolean =>
  word !== undefined && (MARKS[code]?.has(word.text) ?? false)

const MARKS: Readonly<Record<string, ReadonlySet<string>>> = {
  de: new Set(['zu']),
  en: new Set(['to']),
  es: new Set(['de', 'a']),
  fr: new Set(["d'", 'de', 'a']),
  it: new Set(['di', 'a']),
  nl: new Set(['te']),
  pt: new Set(['de', 'a']),
}

/** Whether a stretch of words ends with its verb. */
export function endsWithInfinitive(words: readonly Word[], vocabulary: Vocabulary): boolean {
  const said = words.filter(({ kind }) => kind === 'word')
  const last = said.at(-1)
  return (
    last !== undefined && (isInfinitive(last, vocabulary) || mayBeDutchVerb(last, said.at(-2), vocabulary))
  )
}

/** "de buren inlichten": no article and no adjective before it, as there would be before "stoelen". */
export function mayBeDutchVerb(word: Word, before: Word | undefined, { code }: Vocabulary): boolean {
  if (
    code !== 'nl' ||
    !before ||
    word.capital ||
    word.classes.length > 0 ||
    !/^\p{L}{3,}en$/u.test(word.text)
  )
    return false
  return (
    before.kind === 'word' && !has(before, 'the') && !/en?$/.test(before.text) && !COUNTS.has(before.text)
  )
}

const COUNTS = new Set(
  'een twee drie vier vijf zes zeven acht negen tien twaalf veel meer geen alle'.split(' '),
)

export const isInfinitive = (word: Word, vocabulary: Vocabulary): boolean =>
  !word.capital &&
  (infinitiveOf(word, vocabulary) !== null ||
    looksInfinitive(word, vocabulary) ||
    isPrefixed(word, vocabulary))

/** "doorsturen" where "sturen" is known. */
const isPrefixed = ({ text }: Word, vocabulary: Vocabulary): boolean =>
  vocabulary.language.verbLast &&
  PREFIXES.some(
    (prefix) => text.startsWith(prefix) && vocabulary.formsOf(text.slice(prefix.length)).includes('plain'),
  )

const PREFIXES =
  'ab an auf aus ein mit nach um vor weg zu zuruck weiter aan af bij door in mee na om op over terug toe uit voor weg'.split(
    ' ',
  )
