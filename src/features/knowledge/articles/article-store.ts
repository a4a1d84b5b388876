// The only SQL of articles and documents: who may read which, and what becomes of them.
import { and, asc, count, desc, eq, inArray, isNull, lt, lte, or, type SQL, sql } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Condition } from '../../../kit/db/condition.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { ReadableId } from '../../../kit/minted-id.ts'
import { oversees, type Scope } from '../../../kit/scope.ts'
import { ofKeeper } from '../kept-store.ts'
import type { Keeper } from '../passages/reader.ts'

export type ReadableArticleId = ReadableId<'article'>

/** Of an article that the person who acts may read. */
export type ArticleRow = typeof articles.$inferSelect & { id: ReadableArticleId }

/**
 * The one rule of who reads an article in the app: in the personal context its keeper, in a company's all of its members.
 * A draft is its author's, its owner's, and of those who may approve it (COMP-19).
 */
export function readableBy(scope: Scope): SQL {
  if (scope.companyId === 0)
    return sql`(${and(isNull(articles.companyId), eq(articles.ownerId, scope.userId))})`
  if (scope.role === null) return sql`false`
  const isOwn = or(eq(articles.creatorId, scope.userId), eq(articles.knowledgeOwnerId, scope.userId))
  const sees = or(eq(articles.status, 'published'), isOwn, oversees(scope) ? sql`true` : sql`false`)
  return sql`(${and(eq(articles.companyId, scope.companyId), sees)})`
}

/** The ids of those that the scope may read: `select id from …`. */
export const readableArticles = (scope: Scope): Condition =>
  sql`select ${articles}.id from ${articles} where ${readableBy(scope)}`

export const foundArticle = (row: typeof articles.$inferSelect | undefined): ArticleRow => {
  if (!row) throw new AppError('not_found', 'Article not found')
  return row as ArticleRow
}

export const isThere = (deleted: boolean) =>
  deleted ? sql`${articles.deletedAt} is not null` : isNull(articles.deletedAt)

/** Throws not_found for one that is not there, deleted, or not the person's to read: they look the same. */
export async function requireArticle(
  db: Database,
  scope: Scope,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<ArticleRow> {
  const [row] = await db.orm
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isThere(deleted), readableBy(scope)))
  return foundArticle(row)
}

/** Locked against others until the transaction ends; throws as `requireArticle`. */
export async function lockArticle(
  db: Database,
  scope: Scope,
  id: number,
  { deleted = false }: { deleted?: boolean } = {},
): Promise<ArticleRow> {
  const [row] = await db.orm
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isThere(deleted), readableBy(scope)))
    .for('update')
  return foundArticle(row)
}

/** For what the product itself does: its jobs and sweeps. Null for one that is gone or deleted. */
export async function lockArticleOf(db: SystemDatabase, id: number): Promise<ArticleRow | null> {
  const [row] = await db.orm
    .select()
    .from(articles)
    .where(and(eq(articles.id, id), isNull(articles.deletedAt)))
    .for('update')
  return (row as ArticleRow | undefined) ?? null
}

/** Those that an answer cites, deleted ones left out. Who asked may read the passage that names them. */
export async function citedArticles(db: ActingDatabase, ids: readonly number[]): Promise<ArticleRow[]> {
  if (ids.length === 0) return []
  const rows = await db.orm
    .select()
    .from(articles)
    .where(and(inArray(articles.id, [...ids]), isNull(articles.deletedAt)))
  return rows as ArticleRow[]
}

/** How many an answer could rest on: of people from outside only public ones. */
export async function countSources(db: ActingDatabase, keeper: Keeper, isOutside: boolean): Promise<number> {
  const [row] = await db.orm
    .select({ total: count() })
    .from(articles)
    .where(
      and(
        ofKeeper(keeper, articles),
        eq(articles.status, 'published'),
        isNull(articles.deletedAt),
        isOutside ? eq(articles.isPublic, true) : undefined,
      ),
    )
  return row?.total ?? 0
}

/** All published ones of a keeper with a text, the latest first: for what is compared among them. */
export async function publishedArticles(
  db: SystemDatabase,
  keeper: Keeper,
  most: number,
): Promise<ArticleRow[]> {
  const rows = await db.orm
    .select()
    .from(articles)
    .where(
      and(
        ofKeeper(keeper, articles),
        eq(articles.status, 'published'),
        eq(articles.kind, 'article'),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.updatedAt))
    .limit(most)
  return rows as ArticleRow[]
}

/** Those that the mails of a thread brought, the latest first. The scope's owner has the thread already. */
export async function articlesOfThread(db: ActingDatabase, threadId: number): Promise<ArticleRow[]> {
  const rows = await db.orm
    .select()
    .from(articles)
    .where(and(eq(articles.threadId, threadId), isNull(articles.deletedAt)))
    .orderBy(desc(articles.id))
  return rows as ArticleRow[]
}

/** Those of them that the scope may read. */
export async function readableAmong(
  db: Database,
  scope: Scope,
  rows: readonly ArticleRow[],
): Promise<ArticleRow[]> {
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const found = await db.orm
    .select({ id: articles.id })
    .from(articles)
    .where(and(inArray(articles.id, ids), readableBy(scope)))
  const readable = new Set(found.map(({ id }) => id))
  return rows.filter(({ id }) => readable.has(id))
}

/** The one that came from the same place of a folder before. */
export async function articleAtPath(db: Database, scope: Scope, path: string): Promise<ArticleRow | null> {
  const [row] = await db.orm
    .select()
    .from(articles)
    .where(and(readableBy(scope), eq(articles.path, path), isNull(articles.deletedAt)))
    .orderBy(desc(articles.id))
    .limit(1)
    .for('update')
  return (row as ArticleRow | undefined) ?? null
}

/** The document that another reading of the same archive made. */
export async function documentAtPath(
  db: SystemDatabase,
  keeper: Keeper,
  path: string,
): Promise<ArticleRow | null> {
  const [row] = await db.orm
    .select()
    .from(articles)
    .where(
      and(
        ofKeeper(keeper, articles),
        eq(articles.path, path),
        eq(articles.kind, 'document'),
        isNull(articles.deletedAt),
      ),
    )
    .orderBy(desc(articles.id))
    .limit(1)
    .for('update')
  return (row as ArticleRow | undefined) ?? null
}

/** Published ones whose day to be verified has come and whose owner was not asked yet. */
export async function articlesToVerify(db: SystemDatabase, today: string, most: number): Promise<number[]> {
  const rows = await db.orm
    .select({ id: articles.id })
    .from(articles)
    .where(
      and(
        lte(articles.verifyBy, today),
        isNull(articles.verifyAskedAt),
        isNull(articles.deletedAt),
        eq(articles.status, 'published'),
      ),
    )
    .orderBy(asc(articles.verifyBy), asc(articles.id))
    .limit(most)
  return rows.map(({ id }) => id)
}

/** Deleted longer ago than that: they go for good. */
export async function dropDeletedArticles(db: SystemDatabase, before: Date): Promise<void> {
  await db.orm.delete(articles).where(lt(articles.deletedAt, before))
}
