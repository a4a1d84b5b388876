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
function readableBy(scope: Scope): SQL {
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

const found = (row: typeof articles.$inferSelect | undefined): ArticleRow => {
  if (!row) throw new AppError('not_found', 'Article not found')
  return row as ArticleRow
}

const isThere = (deleted: boolean) =>
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
  return found(row)
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
  return found(row)
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

export interface ArticleQuery {
  q?: string | undefined
  state: 'published' | 'draft' | 'deleted'
  kind?: 'article' | 'document' | undefined
  origin?: ArticleRow['origin'] | undefined
  ownerId?: number | undefined
  isPublic?: 'true' | 'false' | undefined
  isDue?: 'true' | 'false' | undefined
  sort: 'title' | 'updated' | 'verified'
  offset: number
  limit: number
}

const orders = {
  title: [asc(sql`lower(${articles.title})`), asc(articles.id)],
  updated: [desc(articles.updatedAt), desc(articles.id)],
  verified: [sql`${articles.verifiedAt} asc nulls first`, asc(articles.id)],
}

/** Any part of a title or text; signs that mean something in a pattern mean themselves. */
const has = (words: string) => {
  const pattern = `%${words.replace(/[\\%_]/g, '\\$&')}%`
  return sql`(${articles.title} ilike ${pattern} or ${articles.text} ilike ${pattern})`
}

/** `today` is 'YYYY-MM-DD'. */
export async function listArticleRows(
  db: Database,
  scope: Scope,
  query: ArticleQuery,
  today: string,
): Promise<{ rows: ArticleRow[]; total: number }> {
  const { q, state, kind, origin, ownerId, isPublic, isDue, sort, offset, limit } = query
  const where = and(
    readableBy(scope),
    isThere(state === 'deleted'),
    state === 'deleted' ? undefined : eq(articles.status, state),
    q ? has(q) : undefined,
    kind ? eq(articles.kind, kind) : undefined,
    origin ? eq(articles.origin, origin) : undefined,
    ownerId ? eq(articles.knowledgeOwnerId, ownerId) : undefined,
    isPublic ? eq(articles.isPublic, isPublic === 'true') : undefined,
    isDue === 'true' ? lte(articles.verifyBy, today) : undefined,
  )
  const [rows, [all]] = await Promise.all([
    db.orm
      .select()
      .from(articles)
      .where(where)
      .orderBy(...orders[sort])
      .offset(offset)
      .limit(limit),
    db.orm.select({ total: count() }).from(articles).where(where),
  ])
  return { rows: rows as ArticleRow[], total: all?.total ?? 0 }
}

/** What the base of a keeper holds, for its own people. */
export async function countArticles(
  db: Database,
  scope: Scope,
  today: string,
): Promise<{ published: number; drafts: number; due: number }> {
  const { status } = articles
  const [row] = await db.orm
    .select({
      published: sql<number>`(count(*) filter (where ${status} = 'published'))::int`,
      drafts: sql<number>`(count(*) filter (where ${status} = 'draft'))::int`,
      due: sql<number>`(count(*) filter (where ${status} = 'published' and ${articles.verifyBy} <= ${today}))::int`,
    })
    .from(articles)
    .where(and(readableBy(scope), isNull(articles.deletedAt)))
  return row ?? { published: 0, drafts: 0, due: 0 }
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

export type NewArticle = Omit<
  typeof articles.$inferInsert,
  'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt' | 'updatedAt'
>

/** Kept by the scope's company, or by `ownerId`. */
export async function insertArticle(
  db: Database,
  scope: Scope,
  { article, ownerId, at }: { article: NewArticle; ownerId: number | null; at: Date },
): Promise<ArticleRow> {
  const personal = scope.companyId === 0
  const [row] = await db.orm
    .insert(articles)
    .values({
      ...article,
      ownerId: personal ? (ownerId ?? scope.userId) : null,
      companyId: personal ? null : scope.companyId,
      ...{ creatorId: scope.userId, createdAt: at, updatedAt: at },
    })
    .returning()
  if (!row) throw new AppError('internal', 'The article could not be kept')
  return row as ArticleRow
}

/** A file of an archive: kept as the archive is, by whom and for whom. */
export async function insertFromArchive(
  db: SystemDatabase,
  archive: ArticleRow,
  { title, file, at }: { title: string; file: NonNullable<ArticleRow['file']>; at: Date },
): Promise<ArticleRow> {
  const { id: _, path, ...kept } = archive
  const [row] = await db.orm
    .insert(articles)
    .values({
      ...kept,
      ...{ title, file, path: path === null ? null : `${path}/${title}`, createdAt: at, updatedAt: at },
    })
    .returning()
  return found(row)
}

export type ArticleEdit = Partial<
  Omit<typeof articles.$inferInsert, 'id' | 'ownerId' | 'companyId' | 'creatorId' | 'createdAt'>
>

export async function writeArticle(
  db: Database,
  id: ReadableArticleId,
  edit: ArticleEdit,
  at: Date,
): Promise<ArticleRow> {
  const [row] = await db.orm
    .update(articles)
    .set({ ...edit, updatedAt: at })
    .where(eq(articles.id, id))
    .returning()
  return found(row)
}

/** Counts are no changes of it. */
export async function countRead(db: Database, id: ReadableArticleId): Promise<number> {
  const [row] = await db.orm
    .update(articles)
    .set({ readCount: sql`${articles.readCount} + 1` })
    .where(eq(articles.id, id))
    .returning({ readCount: articles.readCount })
  return row?.readCount ?? 0
}

export async function countAnswered(db: ActingDatabase, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await db.orm
    .update(articles)
    .set({ answerCount: sql`${articles.answerCount} + 1` })
    .where(inArray(articles.id, [...ids]))
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
