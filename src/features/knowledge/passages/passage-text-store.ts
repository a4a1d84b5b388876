// The only SQL of the text around a cited sentence, as far as its reader may still read it.
import { and, inArray } from 'drizzle-orm'
import { passages } from '../../../../db/schema/passages.ts'
import type { ActingDatabase } from '../../../kit/db/acting-database.ts'
import { findKeeper, readablePassages } from './passage-store.ts'
import type { Reader } from './reader.ts'

/** By id of the passage; those that are gone, or not the reader's to read, are left out. */
export async function passageTexts(
  db: ActingDatabase,
  reader: Reader,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const keeper = ids.length === 0 ? null : await findKeeper(db, reader.keeper)
  if (keeper === null) return new Map()
  const rows = await db.orm
    .select({ id: passages.id, sentences: passages.sentences })
    .from(passages)
    .where(and(inArray(passages.id, [...new Set(ids)]), readablePassages(keeper.id, reader)))
  return new Map(rows.map(({ id, sentences }) => [id, sentences.map(({ text }) => text).join(' ')]))
}
