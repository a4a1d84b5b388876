// The only SQL by which search finds articles and documents.
import { and, inArray, isNull, sql } from 'drizzle-orm'
import { articles } from '../../../db/schema/knowledge.ts'
import { oversees } from '../../kit/scope.ts'
import type { Searchable } from '../../records/searchable.ts'
import { readableArticles } from './articles/article-store.ts'
import { excerptOf } from './articles/article-text.ts'
import { articlePath } from './contract.ts'

const words = { draft: 'Draft', published: 'Knowledge base' } as const

export const searchableArticle: Searchable = {
  rank: 3,
  title: 'Articles',
  isNews: true,
  async keys(_db, scope) {
    const { userId, companyId } = scope
    if (companyId === 0) return [`/owner:${userId}`]
    return [
      oversees(scope) ? `/company:${companyId}` : `/members:${companyId}`,
      `/own:${userId}@${companyId}`,
    ]
  },
  async show(db, scope, ids) {
    const rows = await db.orm
      .select({
        ...{ id: articles.id, title: articles.title, text: articles.text, status: articles.status },
        at: articles.updatedAt,
      })
      .from(articles)
      .where(
        and(
          inArray(articles.id, [...ids]),
          isNull(articles.deletedAt),
          sql`${articles}.id in (${readableArticles(scope)})`,
        ),
      )
    return rows.map(({ id, title, text, status, at }) => ({
      ...{ id, title, texts: [excerptOf(text), text.slice(0, 6_000)], state: status, person: null },
      ...{ place: words[status], path: articlePath(id), at },
    }))
  },
}
