// What has changed of one question since an earlier round, in a line.
import type { LanguageCode } from '../../mail/words/contract.ts'
import { meanOf, meanWords } from './figures.ts'
import type { SurveyQuestionRow } from './question-store.ts'
import type { Figures } from './rounds.ts'

/** Topics named of each round. */
const MOST_TOPICS = 3
const NOTHING = '\u2013'

/** "1. How satisfied are you? 2.9 → 3.4 / 5"; null where one of the two tells nothing. */
export function changeLine(
  { position, text, kind, options, steps }: SurveyQuestionRow,
  before: Figures,
  now: Figures,
  language: LanguageCode,
): string | null {
  if (before.answers === 0 || now.answers === 0) return null
  const line = (change: string) => `${position}. ${text} ${change}`
  const toNow = (tell: (figures: Figures) => string) => `${tell(before)} \u2192 ${tell(now)}`
  if (kind === 'text') {
    const isTold = before.topics.length + now.topics.length > 0
    return isTold ? line(toNow(topicWords)) : null
  }
  if (kind === 'scale')
    return line(`${toNow((figures) => meanWords(meanOf(figures) ?? 0, language))} / ${steps}`)
  const share = (at: number) => (figures: Figures) =>
    `${Math.round(((figures.counts[at] ?? 0) / figures.answers) * 100)}\u00a0%`
  return line(options.map((option, at) => `${option} ${toNow(share(at))}`).join('; '))
}

const topicWords = ({ topics }: Figures): string =>
  topics
    .slice(0, MOST_TOPICS)
    .map(({ name }) => name)
    .join(', ') || NOTHING
