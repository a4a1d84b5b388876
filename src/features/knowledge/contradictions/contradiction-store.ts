// The only SQL of contradictions between articles.
import { and, count, desc, eq, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { articles, contradictions } from '../../../../db/schema/knowledge.ts'
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { readableArticles } from '../articles/article-store.ts'
import type { Keeper } from '../passages/reader.ts'

export type ContradictionRow = typeof contradictions.$inferSelect

/** Both articles are there, published, and the person's to read. */
function readableBy(scope: Scope) {
  const readable = sql`(select id from ${articles} where ${articles.id} in (${readableArticles(scope)})
    and ${articles.deletedAt} is null and ${articles.status} = 'published')`
  return and(sql`${contradictions.oneId} in ${readable}`, sql`${contradictions.otherId} in ${readable}`)
}

/** Nobody said that both are so. */
const shownTo = (scope: Scope) => and(isNull(contradictions.dismissedAt), readableBy(scope))

export async function countContradictions(db: Database, scope: Scope): Promise<number> {
  const [row] = await db.orm.select({ total: count() }).from(contradictions).where(shownTo(scope))
  return row?.total ?? 0
}

export function listContradictions(db: Database, scope: Scope): Promise<ContradictionRow[]> {
  return db.orm
    .select()
    .from(contradictions)
    .where(shownTo(scope))
    .orderBy(desc(contradictions.id))
    .limit(MOST_LISTED)
}

const MOST_LISTED = 200

/** Throws not_found for one that is not the person's to read, and where it is settled, or is not, already. */
export async function lockContradiction(
  db: Database,
  scope: Scope,
  id: number,
  { dismissed }: { dismissed: boolean },
): Promise<ContradictionRow> {
  const state = dismissed ? isNotNull(contradictions.dismissedAt) : isNull(contradictions.dismissedAt)
  const [row] = await db.orm
    .select()
    .from(contradictions)
    .where(and(eq(contradictions.id, id), state, readableBy(scope)))
    .for('update')
  if (!row)
    throw new AppError('not_found', dismissed ? 'This is not settled any more' : 'This is settled already')
  return row
}

/** The person has it locked. */
export async function markDismissed(db: ActingDatabase, id: number, at: Date | null): Promise<void> {
  await db.orm.update(contradictions).set({ dismissedAt: at }).where(eq(contradictions.id, id))
}

export type FoundContradiction = Pick<
  ContradictionRow,
  'oneId' | 'otherId' | 'about' | 'oneSentence' | 'otherSentence'
>

/** In the place of those of an article that nobody dismissed; true where they are others than before. */
export async function putContradictions(
  db: SystemDatabase,
  keeper: Keeper,
  articleId: number,
  found: readonly FoundContradiction[],
): Promise<boolean> {
  const ofArticle = or(eq(contradictions.oneId, articleId), eq(contradictions.otherId, articleId))
  const before = await db.orm.select().from(contradictions).where(ofArticle)
  const keyOf = ({ oneId, otherId, oneSentence, otherSentence }: FoundContradiction) =>
    JSON.stringify([oneId, otherId, oneSentence, otherSentence])
  const keys = new Set(found.map(keyOf))
  const known = new Set(before.map(keyOf))
  const gone = before.filter((one) => !keys.has(keyOf(one)))
  const fresh = found.filter((one) => !known.has(keyOf(one)))
  for (const { id } of gone) await db.orm.delete(contradictions).where(eq(contradictions.id, id))
  if (fresh.length > 0)
    await db.orm
      .insert(contradictions)
      .values(fresh.map((one) => ({ ...one, ...keeper })))
      .onConflictDoNothing()
  return gone.length + fresh.length > 0
}
