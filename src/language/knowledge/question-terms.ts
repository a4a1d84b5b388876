// The words of a question that say what it is about: stems without small words, and their meanings.

import { chatterWords, smallWords } from '../lexicon/question-languages.ts'
import { lexicon, meaningsOf, phraseFrom } from './meanings.ts'
import { askedOf } from './question-text.ts'
import { wordsOf } from './text-words.ts'

export interface Term {
  /** Folded and stemmed, as the index has it. Of a phrase, its words with _ between them. */
  readonly stem: string
  readonly meanings: readonly string[]
  /** From 0 to 1: less in what stands around the question. */
  readonly weight: number
}

/** More words tell no more of what is asked. */
const MOST_TERMS = 40
const AROUND = 0.5
/** "How long" tells rather how it is answered. */
const ASKING = 0.3
/** As do words that are put around any question. */
const CHATTER = 0.3

/** None for a text that asks nothing. Each once, in the order of the question. */
export function termsOf(question: string): Term[] {
  const terms = new Map<string, Term>()
  for (const { text, isAsked } of askedOf(question)) {
    const words = wordsOf(text)
    const texts = words.map((word) => word.text)
    for (let place = 0; place < words.length && terms.size < MOST_TERMS; place += 1) {
      const word = words[place]
      if (!word) continue
      const phrase = phraseFrom(texts, place)
      const weight = isAsked ? 1 : AROUND
      if (phrase) {
        const isAsking = phrase.words.every((one) => smallWords.has(one))
        put(terms, {
          stem: phrase.words.join('_'),
          meanings: [phrase.meaning],
          weight: isAsking ? weight * ASKING : weight,
        })
        place += phrase.words.length - 1
      } else if (!word.isSmall)
        put(terms, {
          stem: word.stem,
          meanings: meaningsOf(word.stem),
          weight: chatterWords.has(word.text) ? weight * CHATTER : weight,
        })
    }
  }
  return [...terms.values()]
}

function put(terms: Map<string, Term>, term: Term): void {
  const before = terms.get(term.stem)
  if (!before || before.weight < term.weight) terms.set(term.stem, term)
}

/** Stems that say the same as a term, in its language and others. */
export function likeOf({ stem, meanings }: Term): string[] {
  const { stems } = lexicon()
  const like = new Set(meanings.flatMap((meaning) => stems.get(meaning) ?? []))
  like.delete(stem)
  return [...like]
}
