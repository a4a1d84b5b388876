// What change sets ask of an article as their place: who reads it, and what it is called.
import { sql } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import type { Place } from '../../../records/record-kind.ts'
import { readableArticles } from './article-store.ts'

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
export const articlePlaceReading: Pick<Place, 'nameOf' | 'keeps'> = {
  keeps: readableArticles,
  nameOf: (id) => sql`(select ${articles}.title from ${articles} where ${articles}.id = ${id})`,
}
