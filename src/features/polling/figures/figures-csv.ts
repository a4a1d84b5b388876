// The figures as a table for other programs: what the screens show and no more.

import { type CsvCell, csvOf } from '../../../kit/csv.ts'
import type { PollingInsight, PollingSubmission } from '../insights/contract.ts'
import type { exportKinds } from './contract.ts'
import type { Facts } from './facts.ts'
import { orgOf } from './org.ts'
import { sentimentPoints } from './sentiment.ts'
import { topicItems } from './topics.ts'

export interface FiguresToExport {
  facts: Facts
  isFull: boolean
  insights: readonly PollingInsight[]
  submissions: readonly PollingSubmission[]
}

type Table = readonly (readonly CsvCell[])[]

export function figuresCsv(what: (typeof exportKinds)[number], figures: FiguresToExport): string {
  return csvOf(tables[what](figures))
}

const tables: Readonly<Record<(typeof exportKinds)[number], (figures: FiguresToExport) => Table>> = {
  sentiment: ({ facts, isFull }) => {
    const points = sentimentPoints(facts, isFull)
    const departments = points[0]?.departments.map(({ name }) => name) ?? []
    return [
      ['Period', 'Score', 'Submissions', 'Low', 'High', ...departments],
      ...points.map((one) => [
        ...[one.period, one.score, one.submissions, one.low, one.high],
        ...one.departments.map(({ score }) => score),
      ]),
    ]
  },
  topics: ({ facts }) => [
    ['Topic', 'Mails', 'People', 'Mood', 'Trend', 'Change in percent', 'Urgency'],
    ...topicItems(facts).map((one) => [
      ...[one.name, one.count, one.people, one.category, one.trend, one.trendValue, one.urgency],
    ]),
  ],
  departments: ({ facts, isFull }) => [
    ['Department', 'Team', 'People', 'Participation in percent', 'Sentiment', 'Submissions'],
    ...orgOf(facts, isFull, { userId: 0, sentimentScore: null }).departments.flatMap((one) => [
      [one.name, '', one.memberCount, one.participationRate, one.avgSentiment, one.submissions],
      ...one.teams.map((team) => [
        ...[one.name, team.name, team.members, team.participationRate, team.avgSentiment, team.submissions],
      ]),
    ]),
  ],
  submissions: ({ submissions }) => [
    ['Date', 'Classification', 'Author', 'Text', 'Topics', 'Sentiment'],
    ...submissions.map((one) => [
      ...[one.date, one.classification, one.author, one.text, one.topics.join('; '), one.sentiment],
    ]),
  ],
  insights: ({ insights }) => [
    ['Title', 'Description', 'Type', 'Priority', 'Alert', 'Figure', 'Unit', 'Period', 'Evidence'],
    ...insights.map((one) => [
      ...[one.title, one.description, one.type, one.priority, one.isAlert ? 'yes' : 'no'],
      ...[one.figure.value, one.figure.unit, one.period, one.evidence.map(({ quote }) => quote).join(' | ')],
    ]),
  ],
}
