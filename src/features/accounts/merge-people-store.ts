// Gives everything that names one person to another, as when a guest turns out to be somebody with an account.
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { type Database, isUniqueViolation } from '../../kit/db/database.ts'

interface PersonColumn {
  table: string
  column: string
}

/**
 * Hands the rows of `fromId` to `intoId` and deletes `fromId`. Where both have what there can be but one of,
 * as two places in one project, that of `intoId` stays. Runs in the surrounding transaction.
 */
export async function mergePeople(db: SystemDatabase, fromId: number, intoId: number): Promise<void> {
  for (const place of await personColumns(db)) await handOver(db, place, fromId, intoId)
  await db.query('delete from users where id = $1', [fromId])
}

/** From the database's own catalogue, so that no table of a later feature is forgotten. Names come quoted. */
async function personColumns(db: Database): Promise<PersonColumn[]> {
  const { rows } = await db.query<PersonColumn>(
    `select c.conrelid::regclass::text as table, quote_ident(a.attname) as column
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'f' and c.confrelid = 'users'::regclass and cardinality(c.conkey) = 1
     order by 1, 2`,
  )
  return rows
}

/** All rows at once; where one of them stands in the way, row by row. */
async function handOver(
  db: Database,
  { table, column }: PersonColumn,
  fromId: number,
  intoId: number,
): Promise<void> {
  const all = `update ${table} set ${column} = $1 where ${column} = $2`
  if (await tried(db, all, [intoId, fromId])) return
  const { rows } = await db.query(`select ctid::text as place from ${table} where ${column} = $1`, [fromId])
  for (const { place } of rows) {
    const one = `update ${table} set ${column} = $1 where ctid = $2::tid`
    if (await tried(db, one, [intoId, place])) continue
    await db.query(`delete from ${table} where ctid = $1::tid`, [place])
  }
}

/** False, with nothing changed, when a unique key forbids it. */
async function tried(db: Database, statement: string, values: unknown[]): Promise<boolean> {
  await db.query('savepoint hand_over')
  try {
    await db.query(statement, values)
    await db.query('release savepoint hand_over')
    return true
  } catch (error) {
    await db.query('rollback to savepoint hand_over')
    if (isUniqueViolation(error)) return false
    throw error
  }
}
