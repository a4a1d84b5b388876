// A query of the builder that is written once and run often: writing it costs more than running it.
import { is, Param, type Query } from 'drizzle-orm'
import type { Database, Orm } from './database.ts'

interface Built<R> {
  execute(values?: Record<string, unknown>): Promise<R>
  getQuery(): Query
}

interface Buildable<R> {
  prepare(name: string): Built<R>
}

/** Runs it with these values, on the open transaction if there is one. */
export type Prepared<R, V extends Record<string, unknown>> = (db: Database, values: V) => Promise<R>

/**
 * `build` writes the query with `sql.placeholder(name)` for whatever changes from run to run. A date that is
 * compared is given as text, since a placeholder there knows no column: `at.toISOString()`.
 */
export function prepared<R, V extends Record<string, unknown>>(
  build: (orm: Orm) => Buildable<R>,
): Prepared<R, V> {
  const built = new WeakMap<Database, Built<R>>()
  const queryOf = (db: Database) => {
    const known = built.get(db)
    if (known) return known
    // The driver names statements itself, so that it can bound how many a connection keeps.
    const made = build(db.orm).prepare('')
    passNull(made.getQuery())
    built.set(db, made)
    return made
  }
  return (db, values) => queryOf(db).execute(values)
}

/** The builder's columns know no null where a placeholder stands: a date would throw, JSON would be the text "null". */
function passNull({ params }: Query): void {
  for (const param of params) {
    if (!is(param, Param)) continue
    const { encoder } = param
    const mapToDriverValue = (value: unknown) => (value === null ? null : encoder.mapToDriverValue(value))
    Object.assign(param, { encoder: { mapToDriverValue } })
  }
}
