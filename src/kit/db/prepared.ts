// A query of the builder that is written once and run often: writing it costs more than running it.
import type { Database, Orm } from './database.ts'

interface Buildable<R> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<R> }
}

/**
 * `build` writes the query with `sql.placeholder(name)` for whatever changes from run to run; the result runs it
 * with those values, on the open transaction if there is one. A date among the values is given as text, since
 * a placeholder knows no column: `at.toISOString()`.
 */
export function prepared<R, V extends Record<string, unknown>>(
  build: (orm: Orm) => Buildable<R>,
): (db: Database, values: V) => Promise<R> {
  const built = new WeakMap<Database, { execute(values?: Record<string, unknown>): Promise<R> }>()
  return (db, values) => {
    let query = built.get(db)
    if (!query) {
      // The driver names statements itself, so that it can bound how many a connection keeps.
      query = build(db.orm).prepare('')
      built.set(db, query)
    }
    return query.execute(values)
  }
}
