// Submissions as a reader may see them: others' by the words that may be quoted, and by nobody's name (POLL-08).

import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Mood, moodOf, type PollingType } from '../contract.ts'
import type { PollingSubmission } from '../insights/contract.ts'
import { seesAll } from '../polling-agents.ts'
import type { Facts } from './facts.ts'
import { type ShownRow, submissionsOf } from './submissions-store.ts'
import { topicItems } from './topics.ts'

/** Who sent what is not one's own. */
export const SOMEBODY = 'A team member'
export const YOU = 'You'

export async function shownSubmissions(
  db: Database,
  scope: Scope,
  facts: Facts,
): Promise<PollingSubmission[]> {
  const { agent } = facts
  const moods = new Map(topicItems(facts).map(({ id, category }) => [id, category]))
  const rows = await submissionsOf(db, scope, { agentId: agent.id, othersToo: seesAll(scope) })
  return rows.map((row) => ({
    id: row.key,
    agentId: agent.id,
    classification: agent.type ?? ('t5t' satisfies PollingType),
    date: row.receivedDay ?? row.day ?? '',
    text: row.isOwn ? row.text : quotesIn(row),
    author: row.isOwn ? YOU : SOMEBODY,
    isOwn: row.isOwn,
    sentiment: row.sentiment,
    mood: row.sentiment === null ? moodOfTopics(row, moods) : moodOf(row.sentiment),
    topics: row.topics.map(({ name }) => name),
    isReleased: row.day !== null,
  }))
}

/** The words of a row that may be quoted; null for none. */
export function quotesIn({ topics }: ShownRow): string | null {
  const quotes = new Set(topics.flatMap(({ quote }) => quote ?? []))
  return quotes.size > 0 ? [...quotes].join(' \u2026 ') : null
}

/** That of its first topic, as all who raised it feel: what one person feels is not told. */
function moodOfTopics({ topics }: ShownRow, moods: ReadonlyMap<number, Mood>): Mood | null {
  for (const { id } of topics) {
    const mood = moods.get(id)
    if (mood) return mood
  }
  return null
}
