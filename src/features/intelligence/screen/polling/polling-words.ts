// Polling in words: its classes, moods, periods and how many took part.
import {
  HIGH_FROM,
  MEDIUM_FROM,
  type Mood,
  type Period,
  type PollingType,
  pollingTypes,
} from '../../../polling/contract.ts'
import type { InsightType, PollingInsight } from '../../../polling/insights/contract.ts'

/** POLL-15, in the order of the classes. */
export const agentNames: Readonly<Record<PollingType, string>> = {
  t5t: 'T5T Agent',
  customer_intelligence: 'Customer Intelligence',
  innovation_radar: 'Innovation Radar',
  culture_pulse: 'Culture Pulse',
  competitive_intelligence: 'Competitive Intelligence',
}

export const typeNames: Readonly<Record<PollingType, string>> = {
  t5t: 'Top five priorities',
  customer_intelligence: 'Customers',
  innovation_radar: 'Ideas',
  culture_pulse: 'Culture',
  competitive_intelligence: 'Competitors',
}

/** What one writes to each of them. */
export const typeHints: Readonly<Record<PollingType, string>> = {
  t5t: 'What you are working on, in five lines.',
  customer_intelligence: 'What customers say, ask for or complain about.',
  innovation_radar: 'An idea for something new or better.',
  culture_pulse: 'How it feels to work here, and what worries you.',
  competitive_intelligence: 'What others in the market offer and do.',
}

/** The predefined ones, where the list cannot be read (POLL-15). */
export const predefined = pollingTypes.map((type) => ({ type, name: agentNames[type] }))

export const moodWords: Readonly<Record<Mood, string>> = {
  positive: 'Positive',
  neutral: 'Neutral',
  negative: 'Negative',
}

/** Text in the colour of a mood; the word stands beside it. */
export const moodInk: Readonly<Record<Mood, string>> = {
  positive: 'text-positive',
  neutral: 'text-ink-2',
  negative: 'text-negative',
}

export const insightNames: Readonly<Record<InsightType, string>> = {
  trending_topics: 'Trending topics',
  sentiment_trend: 'Sentiment trend',
  emerging_signals: 'Emerging signals',
  team_mood: 'Team mood',
  pain_points: 'Pain points',
  ideas_suggestions: 'Ideas and suggestions',
}

export const periodNames: Readonly<Record<Period, string>> = {
  weekly: 'Weekly',
  monthly: 'Monthly',
  quarterly: 'Quarterly',
}
export const periodNouns: Readonly<Record<Period, string>> = {
  weekly: 'week',
  monthly: 'month',
  quarterly: 'quarter',
}

const dayOf = (period: string) => new Date(`${period}T00:00:00Z`)
const inUtc = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en', { timeZone: 'UTC', ...options })
const shortDay = inUtc({ day: 'numeric', month: 'short' })
const shortMonth = inUtc({ month: 'short', year: '2-digit' })
const longDay = inUtc({ day: 'numeric', month: 'short', year: 'numeric' })

/** The first day of a period as the axis of a chart has it: "19 Jan", "Jan 26", "Q1 26". */
export function periodLabel(first: string, period: Period): string {
  const day = dayOf(first)
  if (period === 'weekly') return shortDay.format(day)
  if (period === 'monthly') return shortMonth.format(day)
  return `Q${Math.floor(day.getUTCMonth() / 3) + 1} ${String(day.getUTCFullYear()).slice(2)}`
}

/** A day of a release in a list: "9 Mar 2026". */
export const dayWords = (day: string): string => longDay.format(dayOf(day))

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count} ${count === 1 ? one : many}`

/** POLL-18 */
export const participationWord = (rate: number): 'High' | 'Medium' | 'Low' =>
  rate >= HIGH_FROM ? 'High' : rate >= MEDIUM_FROM ? 'Medium' : 'Low'

export function figureWords({ figure: { value, unit } }: Pick<PollingInsight, 'figure'>): string {
  if (unit === 'percent') return `${value}%`
  if (unit === 'people') return counted(value, 'person', 'people')
  if (unit === 'mails') return counted(value, 'mail')
  return `${value > 0 ? '+' : ''}${counted(value, 'point')}`
}
