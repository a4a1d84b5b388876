// A name that people read: of the phrases of a topic's texts the one that says most of what they share.
import { MOST_PHRASES, type Phrase, type Term, type TopicState } from './topic.ts'

/** Phrases that say most of what the topic is about come first; a phrase said again counts more. */
export function mergePhrases(
  known: readonly Phrase[],
  added: readonly Phrase[],
  terms: readonly Term[],
): Phrase[] {
  const found = new Map<string, Phrase>()
  for (const one of [...known, ...added]) {
    const key = one.text.toLowerCase()
    const before = found.get(key)
    found.set(key, before ? { ...before, weight: before.weight + one.weight / 2 } : one)
  }
  const phrases = [...found.values()]
  const worth = worthOf(phrases, terms)
  return phrases.sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0)).slice(0, MOST_PHRASES)
}

/** Empty only where its texts have no phrase at all. */
export function topicName({ phrases, terms }: TopicState): string {
  const worth = worthOf(phrases, terms)
  const best = phrases.reduce<Phrase | null>(
    (most, one) => (!most || (worth.get(one) ?? 0) > (worth.get(most) ?? 0) ? one : most),
    null,
  )
  return best ? capitalised(best.text) : ''
}

const capitalised = (text: string) => text.slice(0, 1).toUpperCase() + text.slice(1)

function worthOf(phrases: readonly Phrase[], terms: readonly Term[]): Map<Phrase, number> {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  const languages = new Map<string, number>()
  for (const { language } of phrases) languages.set(language, (languages.get(language) ?? 0) + 1)
  return new Map(
    phrases.map((one) => {
      const said = one.terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
      const words = one.text.split(' ').length
      const spoken = (languages.get(one.language) ?? 0) / phrases.length
      return [one, (said / Math.sqrt(words) + Math.min(0.3, one.weight / 20)) * (0.7 + spoken)]
    }),
  )
}
