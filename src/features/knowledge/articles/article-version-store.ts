// The only SQL of an article's versions, and of what was read of a document's file.
import { and, desc, eq } from 'drizzle-orm'
import { articleContents, articles, articleVersions } from '../../../../db/schema/knowledge.ts'
import type { Document } from '../../../files/document.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { ArticleRow, ReadableArticleId } from './article-store.ts'

export type VersionRow = typeof articleVersions.$inferSelect

/** The article as it is now, under its number; written once. */
export async function keepVersion(
  db: Database,
  article: ArticleRow,
  by: { userId: number | null; via: 'app' | 'mail'; at: Date },
): Promise<void> {
  const { id, version, title, text, sources } = article
  await db.orm
    .insert(articleVersions)
    .values({
      ...{ articleId: id, version, title, text, sources },
      ...{ creatorId: by.userId, via: by.via, createdAt: by.at },
    })
    .onConflictDoNothing()
}

/** What its version says, once the file of a document was read. */
export async function putVersionText(db: Database, { id, version }: ArticleRow, text: string): Promise<void> {
  await db.orm
    .update(articleVersions)
    .set({ text })
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)))
}

/** The latest first. */
export function versionsOf(db: Database, id: ReadableArticleId): Promise<VersionRow[]> {
  return db.orm
    .select()
    .from(articleVersions)
    .where(eq(articleVersions.articleId, id))
    .orderBy(desc(articleVersions.version))
}

/** Throws not_found for one that is not there. */
export async function requireVersion(
  db: Database,
  id: ReadableArticleId,
  version: number,
): Promise<VersionRow> {
  const [row] = await db.orm
    .select()
    .from(articleVersions)
    .where(and(eq(articleVersions.articleId, id), eq(articleVersions.version, version)))
  if (!row) throw new AppError('not_found', 'This version is not there')
  return row
}

/** Null for what was not read, and for an article. */
export async function contentOf(db: Database, id: ReadableArticleId): Promise<Document | null> {
  const [row] = await db.orm
    .select({ content: articleContents.content })
    .from(articleContents)
    .innerJoin(articles, eq(articles.id, articleContents.articleId))
    .where(eq(articleContents.articleId, id))
  return (row?.content as unknown as Document | undefined) ?? null
}

export async function putContent(
  db: Database,
  id: ReadableArticleId,
  content: Record<string, unknown>,
): Promise<void> {
  await db.orm
    .insert(articleContents)
    .values({ articleId: id, content })
    .onConflictDoUpdate({ target: articleContents.articleId, set: { content } })
}

/** Before another version of its file is read. */
export async function dropContent(db: Database, id: ReadableArticleId): Promise<void> {
  await db.orm.delete(articleContents).where(eq(articleContents.articleId, id))
}
