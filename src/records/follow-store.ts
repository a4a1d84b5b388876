// The only SQL of following: who watches a record without taking part in it (PB-24).
import { and, eq, inArray } from 'drizzle-orm'
import { follows } from '../../db/schema/follows.ts'
import type { StoredSubject } from '../../db/schema/records.ts'
import type { Acting } from '../kit/acting.ts'
import type { Database, Statement } from '../kit/db/database.ts'
import type { EndedMemberships } from '../kit/events.ts'
import type { Scope } from '../kit/scope.ts'
import { ofSubject } from './readable-store.ts'

/** Again and again with the same outcome. The caller has checked that the record may be read. */
export async function insertFollow({ db, scope, at }: Acting, { kind, id }: StoredSubject): Promise<void> {
  await db.orm
    .insert(follows)
    .values({ subjectKind: kind, subjectId: id, userId: scope.userId, createdAt: at })
    .onConflictDoNothing()
}

export async function deleteFollow(db: Database, scope: Scope, subject: StoredSubject): Promise<void> {
  await db.orm.delete(follows).where(and(ofSubject(subject, follows), eq(follows.userId, scope.userId)))
}

/** Ids of those of the kind that the person follows. */
export async function followedAmong(
  db: Database,
  scope: Scope,
  kind: string,
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  const isAmong = and(eq(follows.subjectKind, kind), inArray(follows.subjectId, [...ids]))
  const rows = await db.orm
    .select({ id: follows.subjectId })
    .from(follows)
    .where(and(isAmong, eq(follows.userId, scope.userId)))
  return new Set(rows.map((row) => row.id))
}

/** Whose membership has ended follows none of the company's records of a kind; `table` has those. */
export const endFollows = (
  kind: string,
  table: 'projects',
  { companyIds, userIds }: EndedMemberships,
): Statement => ({
  text: `delete from follows using ${table} as followed,
      unnest($2::int[], $3::int[]) as gone (company_id, user_id)
    where follows.subject_kind = $1 and followed.id = follows.subject_id
      and followed.company_id = gone.company_id and follows.user_id = gone.user_id`,
  values: [kind, companyIds, userIds],
})
