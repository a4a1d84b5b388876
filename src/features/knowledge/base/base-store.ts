// All that a knowledge base holds, for its export.
import { and, asc } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope } from '../../../kit/scope.ts'
import { isThere, readableBy } from '../articles/article-store.ts'

/** What the person may read of it, in the order in which it was written. */
export function wholeBase(db: Database, scope: Scope) {
  const { kind, title, text, sources, status, origin, isPublic, verifyBy, path } = articles
  return db.orm
    .select({ kind, title, text, sources, status, origin, isPublic, verifyBy, path })
    .from(articles)
    .where(and(readableBy(scope), isThere(false)))
    .orderBy(asc(articles.id))
}
