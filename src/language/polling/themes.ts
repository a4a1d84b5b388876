// What several short texts have in common: the topics that enough of them raise, with sentences that may be quoted.
import { splitSentences } from '../sentences.ts'
import { assignTopics, countedTerms, MOST_CANDIDATES, topicName } from './assign-topics.ts'
import { type NamesToAvoid, quoteFor } from './quotable.ts'
import { readSubmission } from './read-submission.ts'
import type { TopicState } from './topic.ts'

export interface Theme {
  name: string
  /** Places of the texts that raise it. */
  texts: number[]
  /** Of different texts each. */
  quotes: string[]
}

const SHORTEST_QUOTE = 12
const LONGEST_QUOTE = 400
const MOST_QUOTES = 3
const LONGEST_NAME = 80

/** Those that `enough` texts raise, most first; none of fewer is told in any way. */
export function themesIn(
  texts: readonly string[],
  { language, names, enough }: { language: string | null; names: NamesToAvoid; enough: number },
): Theme[] {
  const topics: { state: TopicState; texts: number[] }[] = []
  const counts: Record<string, number> = {}
  for (const [place, text] of texts.entries()) {
    const reading = readSubmission(text, language)
    const candidates = topics.map(({ state }, id) => ({ id, state })).slice(-MOST_CANDIDATES)
    const { joined, opened } = assignTopics(reading, candidates, { texts: place, counts })
    for (const { id, state } of joined) {
      const topic = topics[id]
      if (topic) Object.assign(topic, { state, texts: [...topic.texts, place] })
    }
    if (opened) topics.push({ state: opened, texts: [place] })
    for (const term of countedTerms(reading)) counts[term] = (counts[term] ?? 0) + 1
  }
  return topics
    .filter((topic) => topic.texts.length >= enough)
    .toSorted((one, other) => other.texts.length - one.texts.length)
    .map(({ state, texts: places }) => ({
      name: topicName(state).slice(0, LONGEST_NAME),
      texts: places,
      quotes: places
        .flatMap((place) => quoteFor(sentencesOf(texts[place] ?? ''), state, names) ?? [])
        .slice(0, MOST_QUOTES),
    }))
}

const sentencesOf = (text: string): string[] =>
  splitSentences(text)
    .map((one) => one.text.replace(/\s+/g, ' ').trim())
    .filter(({ length }) => length >= SHORTEST_QUOTE && length <= LONGEST_QUOTE)
