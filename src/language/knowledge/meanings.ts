// Which words mean the same, in one language and across them: from the lists of meanings in src/language/lexicon/<code>.

import { fold } from '../fold.ts'
import { meanings as german } from '../lexicon/de/meanings.ts'
import { meanings as english } from '../lexicon/en/meanings.ts'
import { meanings as spanish } from '../lexicon/es/meanings.ts'
import { meanings as french } from '../lexicon/fr/meanings.ts'
import { meanings as italian } from '../lexicon/it/meanings.ts'
import { meanings as dutch } from '../lexicon/nl/meanings.ts'
import { meanings as portuguese } from '../lexicon/pt/meanings.ts'
import { smallWords } from '../lexicon/question-languages.ts'
import { stemOf } from './stem.ts'

interface Phrase {
  readonly words: readonly string[]
  readonly meaning: string
}

interface Lexicon {
  /** Of a stem. */
  readonly meanings: ReadonlyMap<string, readonly string[]>
  /** Stems of the words that have a meaning, and its phrases with _ between their words. */
  readonly stems: ReadonlyMap<string, readonly string[]>
  /** By their first word, the longest first. */
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>
}

let known: Lexicon | null = null

/** Read when it is first asked for. */
export function lexicon(): Lexicon {
  known ??= gather([english, german, french, spanish, italian, dutch, portuguese])
  return known
}

function gather(lists: readonly string[]): Lexicon {
  const meanings = new Map<string, string[]>()
  const stems = new Map<string, string[]>()
  const phrases = new Map<string, Phrase[]>()
  const add = (map: Map<string, string[]>, key: string, value: string) => {
    const before = map.get(key) ?? []
    if (!before.includes(value)) map.set(key, [...before, value])
  }
  for (const entry of lists.flatMap((list) => list.split(/[;\n]/))) {
    const [meaning = '', words = ''] = entry.trim().split(': ')
    for (const said of words.split(' ').filter((word) => word !== '')) {
      const parts = fold(said).match(/[\p{L}\p{N}]+/gu) ?? []
      const [first = ''] = parts
      if (parts.length > 1) {
        phrases.set(first, [...(phrases.get(first) ?? []), { words: parts, meaning }])
        add(stems, meaning, parts.join('_'))
      } else if (!smallWords.has(first)) {
        add(meanings, stemOf(first), meaning)
        add(stems, meaning, stemOf(first))
      }
    }
  }
  for (const begun of phrases.values()) begun.sort((one, other) => other.words.length - one.words.length)
  return { meanings, stems, phrases }
}

const NONE: readonly string[] = []
/** Letters of a part of a compound that tells what it means. */
const SHORTEST_PART = 5
const SHORTEST_COMPOUND = 9

/** Of a word by its stem; of a compound that is not listed, those of its beginning or its end. */
export function meaningsOf(stem: string): readonly string[] {
  const { meanings } = lexicon()
  const own = meanings.get(stem)
  if (own || stem.length < SHORTEST_COMPOUND) return own ?? NONE
  const found: string[] = []
  for (let cut = stem.length - 3; cut >= SHORTEST_PART; cut -= 1) {
    const begun = meanings.get(stemOf(stem.slice(0, cut)))
    if (begun) {
      found.push(...begun)
      break
    }
  }
  for (let cut = 3; cut <= stem.length - SHORTEST_PART; cut += 1) {
    const ending = meanings.get(stem.slice(cut))
    if (ending) {
      found.push(...ending)
      break
    }
  }
  return found
}

/** The phrase that begins at this place, such as "money back"; null for none. */
export function phraseFrom(words: readonly string[], place: number): Phrase | null {
  const begun = lexicon().phrases.get(words[place] ?? '')
  return (
    begun?.find(({ words: said }) => said.every((word, offset) => words[place + offset] === word)) ?? null
  )
}
