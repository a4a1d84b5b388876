// A name that people read: of the phrases of a topic's texts the one that says most of what they share.
import { capitalised } from '../capitalised.ts'
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

/**
 * `taken`: names of other topics, of which it is none while it has another phrase that says nearly as much. Empty only
 * where its texts have no phrase at all.
 */
export function topicName(
  { phrases, terms }: Pick<TopicState, 'phrases' | 'terms'>,
  taken: ReadonlySet<string> = new Set(),
): string {
  const worth = worthOf(phrases, terms)
  const of = (phrase: Phrase | undefined) => (phrase ? (worth.get(phrase) ?? 0) : 0)
  const names = [...phrases].sort((one, other) => of(other) - of(one))
  const [best] = names
  const free = names.find(({ text }) => !taken.has(capitalised(text)))
  const named = free && of(free) >= NEARLY * of(best) ? free : best
  return named ? capitalised(named.text) : ''
}

/** Less of what it is about is no name of a topic. */
const NEARLY = 0.4

/** A single word says less to somebody who did not read the texts than a phrase that has it. */
const ALONE = 0.6
/** A phrase that says more is longer; 1 would ask for the mean of what its words say, 0 for all that there is to say. */
const LENGTH = 0.35
/** What is not said again and again may still be said best once. */
const ONCE = 0.5

/** "Heating fixed" is a wish in the texts, and reads as if it was granted. */
const SOLVED = 0.3
const SOLVED_WORDS: ReadonlySet<string> = new Set(
  'fixed repaired solved resolved sorted done finished replaced repariert behoben gelöst erledigt ersetzt réparé réparée résolu résolue terminé reparado reparada arreglado arreglada resuelto resuelta riparato riparata risolto risolta gerepareerd opgelost gemaakt consertado consertada resolvido resolvida'.split(
    ' ',
  ),
)

function soundsSolved(text: string): boolean {
  const words = text.toLowerCase().split(' ')
  return words.length > 1 && SOLVED_WORDS.has(words.at(-1) ?? '')
}

function worthOf(phrases: readonly Phrase[], terms: readonly Term[]): Map<Phrase, number> {
  const weights = new Map(terms.map(({ term, weight }) => [term, weight]))
  const languages = new Map<string, number>()
  for (const { language, weight } of phrases) languages.set(language, (languages.get(language) ?? 0) + weight)
  const most = Math.max(...phrases.map(({ weight }) => weight))
  const all = phrases.reduce((sum, { weight }) => sum + weight, 0)
  return new Map(
    phrases.map((one) => {
      const said = one.terms.reduce((sum, term) => sum + (weights.get(term) ?? 0), 0)
      // What no text shares makes a phrase longer and says nothing of the topic.
      const length = Math.max(1, one.terms.length) ** LENGTH
      const often = ONCE + Math.sqrt(one.weight / most)
      const spoken = 0.7 + (languages.get(one.language) ?? 0) / all
      const shape = one.text.includes(' ') ? 1 : ALONE
      const sense = soundsSolved(one.text) ? SOLVED : 1
      return [one, (said / length) * often * spoken * shape * sense]
    }),
  )
}
