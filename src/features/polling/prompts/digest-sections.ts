// What came of the answers of a week, in a mail: participation, mood and topics, as released.
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { type Facts, latestPeriod } from '../figures/facts.ts'
import { metricsOf, participants } from '../figures/metrics.ts'
import { topicItems } from '../figures/topics.ts'
import { type FollowedDigest, listedTopics } from '../followups/digest-followups.ts'

interface ToRead {
  language: LanguageCode
  url: string
  followed?: FollowedDigest
  /** Whether the reader says what becomes of it. */
  manages?: boolean
}

export function digestSections(
  facts: Facts,
  { language, url, followed, manages = false }: ToRead,
): LayoutSection[] {
  const { polling, followUps } = wordsIn(language)
  const { digest: words } = polling
  const { avgSentiment, sentimentChange, people } = metricsOf(facts)
  const took = participants(facts, null, latestPeriod(facts)?.period)
  const topics = topicItems(facts).slice(0, listedTopics(facts).length)
  const mood = avgSentiment === null ? [] : [words.mood(avgSentiment)]
  const change = sentimentChange === null || sentimentChange === 0 ? [] : [words.change(sentimentChange)]
  return [
    { kind: 'paragraph', text: [words.took(Math.min(took, people), people), ...mood, ...change].join(' ') },
    ...(topics.length > 0
      ? [
          {
            kind: 'lines' as const,
            heading: words.topics,
            lines: topics.map(({ name, count }, at) => `${at + 1}. ${name}: ${words.mails(count)}`),
          },
        ]
      : []),
    ...(followed && followed.became.length > 0
      ? [{ kind: 'lines' as const, heading: followUps.became, lines: followed.became }]
      : []),
    ...(manages && topics.length > 0 ? asking(topics, followed?.asked ?? [], language) : []),
    { kind: 'button', link: { text: words.open, url } },
  ]
}

/** What may be replied, and of which of them nothing came. */
function asking(
  topics: readonly { name: string }[],
  asked: readonly number[],
  language: LanguageCode,
): LayoutSection[] {
  const { followUps: words } = wordsIn(language)
  const lines = asked.map((place) => `${place}. ${topics[place - 1]?.name ?? ''}`)
  return [
    ...(lines.length > 0 ? [{ kind: 'lines' as const, heading: words.ask, lines }] : []),
    { kind: 'paragraph', text: words.how },
  ]
}
