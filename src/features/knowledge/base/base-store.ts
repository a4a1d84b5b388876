// All that a knowledge base holds, for its export.
import { and, asc, eq, sql } from 'drizzle-orm'
import { articleContents, articles } from '../../../../db/schema/knowledge.ts'
import type { Document } from '../../../files/document.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { isThere, readableBy } from '../articles/article-store.ts'

/** What the person may read of it, in the order in which it was written. */
export function wholeBase(db: Database, scope: Scope) {
  const { kind, title, text, sources, status, origin, isPublic, verifyBy, path, file } = articles
  return db.orm
    .select({
      ...{ kind, title, text, sources, status, origin, isPublic, verifyBy, path, file },
      /** What was read of a document's file; null for an article. */
      content: sql<Document | null>`${articleContents.content}`,
    })
    .from(articles)
    .leftJoin(articleContents, eq(articleContents.articleId, articles.id))
    .where(and(readableBy(scope), isThere(false)))
    .orderBy(asc(articles.id))
}
