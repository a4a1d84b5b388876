// A text as questions are compared with it: its stems, its phrases, and what they mean.
import { meaningsOf, phraseFrom } from './meanings.ts'
import { wordsOf } from './text-words.ts'

export interface ReadText {
  /** How often each stem stands there; phrases with _ between their words. */
  readonly stems: ReadonlyMap<string, number>
  readonly meanings: ReadonlySet<string>
  /** Of words and small words together. */
  readonly length: number
  /** In their order, without small words. */
  readonly order: readonly string[]
  /** Single letters that name one of a kind, such as the B of "hall B". */
  readonly letters: ReadonlySet<string>
}

/** Of a stem that stands for itself alone. */
export const isLetter = (stem: string): boolean => stem.length === 1 && !/\d/.test(stem)

export function readText(text: string): ReadText {
  const words = wordsOf(text)
  const texts = words.map((word) => word.text)
  const stems = new Map<string, number>()
  const meanings = new Set<string>()
  const order: string[] = []
  for (const [place, { stem, isSmall }] of words.entries()) {
    const phrase = phraseFrom(texts, place)
    if (phrase) {
      stems.set(phrase.words.join('_'), 1)
      meanings.add(phrase.meaning)
    }
    if (isSmall) continue
    order.push(stem)
    stems.set(stem, (stems.get(stem) ?? 0) + 1)
    for (const meaning of meaningsOf(stem)) meanings.add(meaning)
  }
  const letters = new Set(order.filter(isLetter))
  return { stems, meanings, length: words.length, order, letters }
}
