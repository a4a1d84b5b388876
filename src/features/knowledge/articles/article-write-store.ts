// The only SQL that writes articles: kept, changed and counted.
import { eq, inArray, sql } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import type { ActingDatabase, SystemDatabase } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { newRecordOf, type Scope } from '../../../kit/scope.ts'
import { type ArticleRow, foundArticle, type ReadableArticleId } from './article-store.ts'

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
  const [row] = await db.orm
    .insert(articles)
    .values({ ...article, ...newRecordOf(scope, { ownerId, at }) })
    .returning()
  return foundArticle(row)
}

/** Of a file within an archive; null where the archive came from no folder. */
export const pathIn = ({ path }: ArticleRow, title: string): string | null =>
  path === null ? null : `${path}/${title}`

/** A file of an archive: kept as the archive is, by whom and for whom. */
export async function insertFromArchive(
  db: SystemDatabase,
  archive: ArticleRow,
  { title, file, at }: { title: string; file: NonNullable<ArticleRow['file']>; at: Date },
): Promise<ArticleRow> {
  const { id: _, ...kept } = archive
  const [row] = await db.orm
    .insert(articles)
    .values({
      ...kept,
      ...{ title, file, path: pathIn(archive, title), version: 1, createdAt: at, updatedAt: at },
    })
    .returning()
  return foundArticle(row)
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
  return foundArticle(row)
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
