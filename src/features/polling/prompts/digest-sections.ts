// What came of the answers of a week, in a mail: participation, mood and topics, as released.
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import { TOP_TOPICS } from '../contract.ts'
import { type Facts, latestPeriod } from '../figures/facts.ts'
import { metricsOf, participants } from '../figures/metrics.ts'
import { topicItems } from '../figures/topics.ts'

export function digestSections(
  facts: Facts,
  { language, url }: { language: LanguageCode; url: string },
): LayoutSection[] {
  const { digest: words } = wordsIn(language).polling
  const { avgSentiment, sentimentChange, people } = metricsOf(facts)
  const took = participants(facts, null, latestPeriod(facts)?.period)
  const topics = topicItems(facts).slice(0, TOP_TOPICS)
  const mood = avgSentiment === null ? [] : [words.mood(avgSentiment)]
  const change = sentimentChange === null || sentimentChange === 0 ? [] : [words.change(sentimentChange)]
  return [
    { kind: 'paragraph', text: [words.took(Math.min(took, people), people), ...mood, ...change].join(' ') },
    ...(topics.length > 0
      ? [
          {
            kind: 'lines' as const,
            heading: words.topics,
            lines: topics.map(({ name, count }) => `${name}: ${words.mails(count)}`),
          },
        ]
      : []),
    { kind: 'button', link: { text: words.open, url } },
  ]
}
