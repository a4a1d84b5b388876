// The only SQL of the mails that brought articles.
import { eq, inArray } from 'drizzle-orm'
import { articles } from '../../../../db/schema/knowledge.ts'
import { mails } from '../../../../db/schema/mails.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { ReadableArticleId } from './article-store.ts'

export interface MailOfArticle {
  id: number
  subject: string
  /** By name or address. */
  from: string
  at: Date
}

/** Of articles that the person may read, by id of the article. */
export async function mailsOfArticles(
  db: Database,
  ids: readonly ReadableArticleId[],
): Promise<ReadonlyMap<number, MailOfArticle>> {
  if (ids.length === 0) return new Map()
  const rows = await db.orm
    .select({
      ...{ articleId: articles.id, id: mails.id, subject: mails.subject, name: mails.fromName },
      ...{ address: mails.fromAddress, sentAt: mails.sentAt, receivedAt: mails.receivedAt },
    })
    .from(articles)
    .innerJoin(mails, eq(mails.id, articles.sourceMailId))
    .where(inArray(articles.id, [...ids]))
  return new Map(
    rows.map(({ articleId, id, subject, name, address, sentAt, receivedAt }) => [
      articleId,
      { id, subject, from: name || address || '', at: sentAt ?? receivedAt },
    ]),
  )
}
