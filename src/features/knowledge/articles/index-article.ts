// Makes what an article says found, or found no more: in the same transaction as what became of it.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import type { Scope, SystemScope } from '../../../kit/scope.ts'
import { passagesOfArticle } from '../../../language/knowledge/article-passages.ts'
import { keeperIn } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { dropPassages, putPassages } from '../passages/put-passages.ts'
import type { Source } from '../passages/reader.ts'
import type { ArticleRow } from './article-store.ts'
import { withoutMarks } from './article-text.ts'

export const sourceOf = ({ id, kind }: Pick<ArticleRow, 'id' | 'kind'>): Source => ({ kind, id })

/** A document, whose text may be long, is cut after the commit; until then nothing of it is found. */
export async function indexArticle(
  {
    db,
    queueDocument,
    queueComparison,
  }: Pick<KnowledgeServices, 'queueDocument' | 'queueComparison'> & {
    db: Database
  },
  scope: Scope | SystemScope,
  article: ArticleRow,
): Promise<void> {
  const acting = actingAs(db, scope)
  const keeper = keeperIn(article)
  const source = sourceOf(article)
  if (article.status !== 'published' || article.deletedAt !== null)
    return dropPassages(acting, keeper, source)
  if (article.kind === 'document') {
    await dropPassages(acting, keeper, source)
    return queueDocument(article.id)
  }
  const passages = passagesOfArticle({ title: article.title, body: withoutMarks(article.text) })
  await putPassages(acting, { keeper, source, passages, isPublic: article.isPublic, threadId: null })
  await queueComparison(article.id)
}
