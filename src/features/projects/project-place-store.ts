// What suggestions and change sets ask of a project, their place: who reads it, and what it is called.
import { sql } from 'drizzle-orm'
import { projects } from '../../../db/schema/tasks.ts'
import type { Place, RecordKind } from '../../records/record-kind.ts'
import { belongsTo, readableBy } from './project-store.ts'

/** Names of tables are spelt out: among the fields of a query a column stands without its table. */
export const projectReading: Pick<RecordKind, 'readable'> & Pick<Place, 'nameOf' | 'keeps'> = {
  readable: (scope) => sql`select ${projects}.id from ${projects} where ${readableBy(scope)}`,
  keeps: (scope) => sql`select ${projects}.id from ${projects} where ${belongsTo(scope)}`,
  nameOf: (id) => sql`(select ${projects}.name from ${projects} where ${projects}.id = ${id})`,
}
