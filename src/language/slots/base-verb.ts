// Names a verb by its infinitive where a title speaks of somebody else's work or of the writer's own: "hago" is "hacer".
import { isVerb, type Word } from '../clauses/tagger.ts'
import type { Vocabulary } from '../layout/vocabulary.ts'

/** First persons that no ending tells. */
const IRREGULAR: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  es: {
    hago: 'hacer',
    traigo: 'traer',
    pongo: 'poner',
    digo: 'decir',
    voy: 'ir',
    doy: 'dar',
    recojo: 'recoger',
    consigo: 'conseguir',
    hace: 'hacer',
    trae: 'traer',
    lleva: 'llevar',
    pone: 'poner',
  },
  it: {
    faccio: 'fare',
    vado: 'andare',
    do: 'dare',
    vengo: 'venire',
    dico: 'dire',
    pago: 'pagare',
    tengo: 'tenere',
  },
  pt: {
    faco: 'fazer',
    trago: 'trazer',
    traz: 'trazer',
    faz: 'fazer',
    ponho: 'pôr',
    vou: 'ir',
    dou: 'dar',
    peco: 'pedir',
    digo: 'dizer',
  },
}

/** Infinitives that end a first person's stem. */
const INFINITIVES: Readonly<Record<string, readonly string[]>> = {
  es: ['ar', 'er', 'ir'],
  it: ['are', 'ere', 'ire'],
  pt: ['ar', 'er', 'ir'],
}

/** The infinitive of a finite verb; null for other words and for infinitives. */
export function infinitiveBehind(word: Word, words: Vocabulary): string | null {
  if (word.kind !== 'word' || isVerb(word, 'plain')) return null
  const { code } = words
  const irregular = IRREGULAR[code]?.[word.text]
  if (irregular !== undefined) return irregular
  const present = word.verbs.find(({ form }) => form === 'present')
  if (present) return present.base
  const first = firstPerson(word.text, words)
  if (first !== null) return first
  return code === 'fr' ? (word.verbs.find(({ form }) => form === 'order')?.base ?? null) : null
}

/** "saco" is of "sacar" where that is known. */
function firstPerson(text: string, words: Vocabulary): string | null {
  const endings = INFINITIVES[words.code]
  if (!endings || !text.endsWith('o')) return null
  const stem = text.slice(0, -1)
  const found = endings.map((ending) => stem + ending).find((one) => words.formsOf(one).includes('plain'))
  return found ?? null
}
