// Insights as a reader may see them: with their words for whoever sees the dashboard in full.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Evidence, PollingInsight } from '../insights/contract.ts'
import { seesAll } from '../polling-agents.ts'
import type { Facts } from './facts.ts'
import { quotesOf } from './facts-store.ts'
import { insightsOf, type Quotes } from './insights.ts'
import { SOMEBODY, YOU } from './shown-submissions.ts'
import { viewsOf } from './submissions-store.ts'

const MOST_QUOTES = 6

export async function shownInsights(
  db: ActingDatabase,
  scope: Scope,
  facts: Facts,
): Promise<PollingInsight[]> {
  const [quotes, views] = await Promise.all([quotesFor(db, scope, facts), viewsOf(db, facts.agent.id)])
  const all = insightsOf(facts, quotes)
  // Departments are for those who lead (COMP-19).
  const shown = seesAll(scope) ? all : all.filter(({ department }) => department === null)
  return shown.map((insight) => ({
    ...insight,
    evidence: seesAll(scope) ? insight.evidence : [],
    viewCount: views.get(insight.id) ?? 0,
  }))
}

export async function quotesFor(db: ActingDatabase, scope: Scope, facts: Facts): Promise<Quotes> {
  const topicIds = [...new Set(facts.topics.map(({ topicId }) => topicId))]
  const quotes = new Map<number, Evidence[]>()
  for (const { topicId, key, quote, day, userId } of await quotesOf(db, topicIds, MOST_QUOTES))
    quotes.set(topicId, [
      ...(quotes.get(topicId) ?? []),
      { id: key, quote, day, author: userId === scope.userId ? YOU : SOMEBODY },
    ])
  return quotes
}
