// A knowledge base as a file, and a file as articles of a base: those of another company too.
import type { Acting } from '../../../kit/acting.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { inApp, newArticle } from '../articles/article-acts.ts'
import { articleAtPath } from '../articles/article-store.ts'
import { keeperOf, mayPublish } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { KNOWLEDGE_FILE, type KnowledgeFile } from './base-file.ts'
import { wholeBase } from './base-store.ts'

/** What features that carry whole bases ask of knowledge. */
export interface KnowledgeCarrying {
  /** What the person may read of the base of their context. */
  exportBase(scope: Scope): Promise<KnowledgeFile>
  /** In the open transaction. Throws forbidden for whoever may not publish there. */
  importBase(acting: Acting, file: KnowledgeFile): Promise<void>
}

export function knowledgeCarrying(services: KnowledgeServices): KnowledgeCarrying {
  return {
    async exportBase(scope) {
      const all = await wholeBase(services.db, scope)
      return {
        ...{ format: KNOWLEDGE_FILE, version: 1 },
        articles: all.filter(({ kind }) => kind === 'article').map(({ kind: _, ...article }) => article),
        documents: all.filter(({ kind }) => kind === 'document').map(({ title }) => title),
      }
    },
    async importBase(acting, { articles }) {
      const { db, scope } = acting
      if (!mayPublish(scope, keeperOf(scope)))
        throw new AppError('forbidden', 'Only a manager or an admin can bring articles into this base')
      for (const { status, path, ...article } of articles) {
        // A folder that is taken in again renews the article that stands at its path.
        const isFree = path !== null && (await articleAtPath(db, scope, path)) === null
        const facts = { ...article, kind: 'article' as const, isDraft: status === 'draft' }
        await newArticle(
          services,
          acting,
          { ...facts, path: isFree ? path : null, knowledgeOwnerId: scope.userId },
          { ...inApp, ownerId: null },
        )
      }
    },
  }
}
