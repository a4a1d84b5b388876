// Which sentence of a submission speaks of a topic, and whether it may be quoted: never one that tells who wrote it.
import type { TopicState } from './topic.ts'

/** Words of people's names, in lower case, by which a sentence could tell of somebody. */
export type NamesToAvoid = ReadonlySet<string>

/** Null where no sentence speaks of the topic and may be quoted. */
export function quoteFor(
  sentences: readonly string[],
  topic: Pick<TopicState, 'phrases' | 'terms'>,
  names: NamesToAvoid,
): string | null {
  const wanted = new Set(topic.phrases.flatMap(({ text }) => wordsOf(text)))
  for (const { term } of topic.terms) wanted.add(term.toLowerCase())
  let best: { sentence: string; score: number } | null = null
  for (const sentence of sentences) {
    const words = wordsOf(sentence)
    const score = words.filter((word) => wanted.has(word) || hasStem(wanted, word)).length
    if (score > (best?.score ?? 0) && mayQuote(sentence, words, names)) best = { sentence, score }
  }
  return best?.sentence ?? null
}

const SHORTEST_STEM = 4

/** Terms are stems: a word that one begins is about it. */
function hasStem(wanted: ReadonlySet<string>, word: string): boolean {
  for (let length = SHORTEST_STEM; length < word.length; length += 1)
    if (wanted.has(word.slice(0, length))) return true
  return false
}

function mayQuote(sentence: string, words: readonly string[], names: NamesToAvoid): boolean {
  if (/@|https?:|\d{6}/.test(sentence)) return false
  return !words.some((word) => names.has(word))
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length > 1)

/** A name of two letters is also another word in some language. */
const SHORTEST_NAME = 3

/** Of names and addresses, those parts that could be recognised. */
export function namesToAvoid(people: readonly { name: string; email: string }[]): NamesToAvoid {
  const parts = people.flatMap(({ name, email }) => [
    ...wordsOf(name),
    ...wordsOf(email.split('@', 1)[0] ?? ''),
  ])
  return new Set(parts.filter(({ length }) => length >= SHORTEST_NAME))
}
