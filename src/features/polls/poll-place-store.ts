// What change sets ask of a poll as their place: who reads it, and what it is called.
import { sql } from 'drizzle-orm'
import { polls } from '../../../db/schema/polls.ts'
import type { Place } from '../../records/record-kind.ts'
import { readablePolls } from './poll-store.ts'

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
export const pollPlaceReading: Pick<Place, 'nameOf' | 'keeps'> = {
  keeps: readablePolls,
  nameOf: (id) => sql`(select ${polls}.question from ${polls} where ${polls}.id = ${id})`,
}
