// The only SQL of articles as a list: searched, narrowed, sorted and counted.
import { and, asc, count, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import type { Database } from '../../../kit/db/database.ts'
import { partOf } from '../../../kit/db/part-of.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type ArticleRow, isThere, readableBy } from './article-store.ts'

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

/** Any part of a title or text. */
const has = (words: string) => {
  const pattern = partOf(words)
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
