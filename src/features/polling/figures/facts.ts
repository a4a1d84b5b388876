// All that the figures of an agent are made of, for eight periods.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import type { Period } from '../contract.ts'
import { nameOfOwner, type OrgPerson, peopleOfOwner, unitsOfOwner } from '../org-store.ts'
import { periodOf, shownPeriods } from '../periods.ts'
import type { PollingAgentRow } from '../polling-agent-store.ts'
import {
  type PersonRow,
  peopleSince,
  type SumRow,
  sumsSince,
  type TopicPersonRow,
  type TopicRow,
  topicPeopleSince,
  topicsSince,
} from './facts-store.ts'
import { type Group, groupsOf } from './groups.ts'

type InPeriod<Row> = Row & { period: string }

export interface Facts {
  agent: PollingAgentRow
  period: Period
  /** First days, oldest first; the last one is the present one. */
  periods: readonly string[]
  /** Name of the company; empty in a person's own context. */
  name: string
  people: readonly OrgPerson[]
  groups: readonly Group[]
  sums: readonly InPeriod<SumRow>[]
  persons: readonly InPeriod<PersonRow>[]
  topics: readonly InPeriod<TopicRow>[]
  topicPeople: readonly InPeriod<TopicPersonRow>[]
}

export async function factsOf(
  db: ActingDatabase,
  agent: PollingAgentRow,
  { period, now }: { period: Period; now: Date },
): Promise<Facts> {
  const periods = shownPeriods(now, period)
  const since = { agentId: agent.id, from: periods[0] ?? '' }
  const [name, people, units, sums, persons, topics, topicPeople] = await Promise.all([
    nameOfOwner(db, agent),
    peopleOfOwner(db, agent),
    unitsOfOwner(db, agent),
    sumsSince(db, since),
    peopleSince(db, since),
    topicsSince(db, since),
    topicPeopleSince(db, since),
  ])
  const inPeriod = <Row extends { day: string }>(rows: readonly Row[]): InPeriod<Row>[] =>
    rows.map((row) => ({ ...row, period: periodOf(row.day, period) }))
  return {
    ...{ agent, period, periods, name, people },
    groups: groupsOf(units, people, agent.threshold),
    sums: inPeriod(sums),
    persons: inPeriod(persons),
    topics: inPeriod(topics),
    topicPeople: inPeriod(topicPeople),
  }
}

/** The last period with a release, and the one before it; null while there is none. */
export function latestPeriod({ periods, sums }: Pick<Facts, 'periods' | 'sums'>): {
  period: string
  before: string | null
} | null {
  const place = periods.findLastIndex((one) => sums.some(({ period }) => period === one))
  const period = periods[place]
  return period === undefined ? null : { period, before: periods[place - 1] ?? null }
}
