// Moves what is kept beside one record to another, as when a project becomes part of another, and back.
import { z } from 'zod'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { ActingDatabase } from '../kit/db/acting-database.ts'

/** Ids of what was moved, and of the people who follow the other one since. */
export const movedRecords = z.object({
  comments: z.array(z.number()),
  suggestions: z.array(z.number()),
  changeSets: z.array(z.number()),
  followers: z.array(z.number()),
})
export type MovedRecords = z.infer<typeof movedRecords>

const tables = { comments: 'comments', suggestions: 'suggestions', changeSets: 'change_sets' } as const
const kinds = ['comments', 'suggestions', 'changeSets'] as const

/** Whoever follows the one follows the other too. */
export async function moveRecords(
  db: ActingDatabase,
  from: StoredSubject,
  to: StoredSubject,
): Promise<MovedRecords> {
  const moved: MovedRecords = { comments: [], suggestions: [], changeSets: [], followers: [] }
  for (const kind of kinds) {
    const { rows } = await db.query(
      `update ${tables[kind]} set subject_kind = $3, subject_id = $4
       where subject_kind = $1 and subject_id = $2 returning id`,
      [from.kind, from.id, to.kind, to.id],
    )
    moved[kind] = rows.map((row) => Number(row.id))
  }
  const { rows } = await db.query(
    `insert into follows (subject_kind, subject_id, user_id, created_at)
     select $3, $4::int, user_id, created_at from follows where subject_kind = $1 and subject_id = $2
     on conflict do nothing returning user_id`,
    [from.kind, from.id, to.kind, to.id],
  )
  moved.followers = rows.map((row) => Number(row.user_id))
  return moved
}

/** What is gone by now, or was moved on, stays where it is. */
export async function moveRecordsBack(
  db: ActingDatabase,
  moved: MovedRecords,
  { from, to }: { from: StoredSubject; to: StoredSubject },
): Promise<void> {
  for (const kind of kinds)
    await db.query(
      `update ${tables[kind]} set subject_kind = $1, subject_id = $2
       where subject_kind = $3 and subject_id = $4 and id = any($5::int[])`,
      [from.kind, from.id, to.kind, to.id, moved[kind]],
    )
  await db.query(
    'delete from follows where subject_kind = $1 and subject_id = $2 and user_id = any($3::int[])',
    [to.kind, to.id, moved.followers],
  )
}
