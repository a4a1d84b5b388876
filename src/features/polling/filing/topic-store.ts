// The SQL of the topics that texts are read for. What one text costs does not grow with what is kept.
import { and, eq, inArray } from 'drizzle-orm'
import { jsonText } from '../../../../db/schema/json.ts'
import { pollingTerms, pollingTopics } from '../../../../db/schema/polling.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { KnownTopic, TopicState } from '../../../language/polling/topic.ts'

/** For each set of terms the topics that share most of them, of those with as many the latest; the oldest first. */
export async function candidatesFor(
  db: ActingDatabase,
  { agentId, lookups, most }: { agentId: number; lookups: readonly (readonly string[])[]; most: number },
): Promise<KnownTopic[]> {
  const pairs = lookups.flatMap((terms, place) => terms.map((term) => ({ place, term })))
  if (pairs.length === 0) return []
  const { rows } = await db.query<{ id: number; state: TopicState }>(
    `with lookup as (select * from unnest($2::int[], $3::text[]) as lookup(place, term)),
     near as (select lookup.place, kept.topic_id,
         row_number() over (partition by lookup.place order by count(*) desc, kept.topic_id desc) as rank
       from lookup join polling_topic_terms as kept on kept.agent_id = $1 and kept.term = lookup.term
       group by lookup.place, kept.topic_id)
     select topic.id, topic.state from polling_topics as topic
     where topic.id in (select topic_id from near where rank <= $4) order by topic.id`,
    [agentId, pairs.map(({ place }) => place), pairs.map(({ term }) => term), most],
  )
  return rows
}

export async function termCounts(
  db: ActingDatabase,
  agentId: number,
  terms: readonly string[],
): Promise<Map<string, number>> {
  if (terms.length === 0) return new Map()
  const rows = await db.orm
    .select({ term: pollingTerms.term, texts: pollingTerms.texts })
    .from(pollingTerms)
    .where(and(eq(pollingTerms.agentId, agentId), inArray(pollingTerms.term, [...terms])))
  return new Map(rows.map(({ term, texts }) => [term, texts]))
}

/** `added`: in how many more texts each term came up. */
export async function countTerms(
  db: ActingDatabase,
  agentId: number,
  added: ReadonlyMap<string, number>,
): Promise<void> {
  if (added.size === 0) return
  const terms = [...added.keys()].sort()
  await db.query(
    `insert into polling_terms (agent_id, term, texts)
     select $1, term, texts from unnest($2::text[], $3::int[]) as added(term, texts)
     on conflict (agent_id, term) do update set texts = polling_terms.texts + excluded.texts`,
    [agentId, terms, terms.map((term) => added.get(term))],
  )
}

/** The number of each; its terms are set by updateTopics. */
export async function insertTopics(
  db: ActingDatabase,
  agentId: number,
  topics: readonly Pick<KnownTopic, 'state'>[],
): Promise<number[]> {
  if (topics.length === 0) return []
  const rows = await db.orm
    .insert(pollingTopics)
    .values(topics.map(({ state }) => ({ agentId, state: { ...state } })))
    .returning({ id: pollingTopics.id })
  return rows.map(({ id }) => id).sort((a, b) => a - b)
}

/** The state of each, and the terms by which it is found. */
export async function updateTopics(
  db: ActingDatabase,
  agentId: number,
  topics: readonly KnownTopic[],
): Promise<void> {
  if (topics.length === 0) return
  const pairs = topics.flatMap(({ id, state }) =>
    [...new Set(state.terms.map(({ term }) => term))].map((term) => ({ id, term })),
  )
  await db.query(
    `with given as (select * from unnest($2::int[], $3::text[]) as given(id, state)),
     wanted as (select * from unnest($4::int[], $5::text[]) as wanted(id, term)),
     saved as (update polling_topics as topic set state = given.state::jsonb
       from given where topic.id = given.id),
     gone as (delete from polling_topic_terms as kept using given where kept.topic_id = given.id
       and not exists (select from wanted where wanted.id = kept.topic_id and wanted.term = kept.term))
     insert into polling_topic_terms (agent_id, term, topic_id)
     select $1, term, id from wanted on conflict do nothing`,
    [
      agentId,
      ...[topics.map(({ id }) => id), topics.map(({ state }) => jsonText(state))],
      ...[pairs.map(({ id }) => id), pairs.map(({ term }) => term)],
    ],
  )
}
