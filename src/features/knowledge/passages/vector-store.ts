// The only SQL of passages that have no vector of the model that is set up now.
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { PassageRow } from './passage-store.ts'

export interface EmbeddedKeeper {
  id: number
  companyId: number | null
  ownerId: number | null
  /** Null where some of its passages may have no vector. */
  vectorSpace: string | null
}

/** Those with passages, by their ids, after one of them. */
export async function keepersAfter(db: SystemDatabase, id: number, most: number): Promise<EmbeddedKeeper[]> {
  const { rows } = await db.query<EmbeddedKeeper>(
    `select id, company_id as "companyId", owner_id as "ownerId", vector_space as "vectorSpace"
     from knowledge_keepers where passages > 0 and id > $1 order by id limit $2`,
    [id, most],
  )
  return rows
}

export type UnembeddedPassage = Pick<PassageRow, 'id' | 'headings' | 'sentences'>

/** Passages of a keeper that have no vector of this space. */
export async function passagesOutside(
  db: SystemDatabase,
  keeperId: number,
  space: string,
  most: number,
): Promise<UnembeddedPassage[]> {
  const { rows } = await db.query<UnembeddedPassage>(
    `select id, headings, sentences from passages
     where keeper_id = $1 and vector_space is distinct from $2 limit $3`,
    [keeperId, space, most],
  )
  return rows
}

/** Where all of the keeper's passages have a vector of this space. */
export async function markEmbedded(db: SystemDatabase, keeperId: number, space: string): Promise<void> {
  await db.query(
    `update knowledge_keepers set vector_space = $2 where id = $1 and not exists (
       select from passages where keeper_id = $1 and vector_space is distinct from $2)`,
    [keeperId, space],
  )
}
