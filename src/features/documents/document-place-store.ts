// What change sets ask of a document as their place: who reads it, and what it is called.
import { sql } from 'drizzle-orm'
import { documents } from '../../../db/schema/documents.ts'
import type { Place } from '../../records/record-kind.ts'
import { readableDocuments } from './document-store.ts'

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
export const documentPlaceReading: Pick<Place, 'nameOf' | 'keeps'> = {
  keeps: readableDocuments,
  nameOf: (id) => sql`(select ${documents}.name from ${documents} where ${documents}.id = ${id})`,
}
