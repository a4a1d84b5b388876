// Searches the passages that a reader may read for the terms of a question.
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { termsOf } from '../../../language/knowledge/question-terms.ts'
import { type KnownTerm, knownTerms } from './known-terms.ts'
import { passageQuery } from './passage-query.ts'
import { findKeeper, type PassageRow, planAnew, searchPassages } from './passage-store.ts'
import type { Reader } from './reader.ts'

export interface Gathered {
  readonly rows: readonly PassageRow[]
  readonly terms: readonly KnownTerm[]
}

/** All of one moment. */
export function gatherPassages(
  db: ActingDatabase,
  reader: Reader,
  { question, most }: { question: string; most: number },
): Promise<Gathered> {
  const asked = termsOf(question)
  return db.snapshot(async () => {
    await planAnew(db)
    const keeper = await findKeeper(db, reader.keeper)
    if (keeper === null || asked.length === 0) return { rows: [], terms: [] }
    const terms = await knownTerms(db, keeper, asked)
    const query = passageQuery(keeper, terms)
    if (query.found.length === 0) return { rows: [], terms }
    return { terms, rows: await searchPassages(db, keeper.id, reader, { query, most }) }
  })
}
