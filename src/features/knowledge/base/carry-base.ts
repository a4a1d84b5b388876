// A knowledge base as a file, and a file as articles of a base: those of another company too.
import type { Acting } from '../../../kit/acting.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { inApp, newArticle } from '../articles/article-acts.ts'
import { articleAtPath } from '../articles/article-store.ts'
import { putContent } from '../articles/article-version-store.ts'
import { keeperOf, mayPublish } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { type ExportedDocument, KNOWLEDGE_FILE, type KnowledgeFile } from './base-file.ts'
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
        articles: all.filter(({ kind }) => kind === 'article').map(articleOf),
        documents: documentsOf(all.filter(({ kind }) => kind === 'document')),
      }
    },
    async importBase(acting, { articles, documents }) {
      const { scope } = acting
      if (!mayPublish(scope, keeperOf(scope)))
        throw new AppError('forbidden', 'Only a manager or an admin can bring articles into this base')
      for (const { status, path, ...article } of articles) {
        const facts = { ...article, kind: 'article' as const, isDraft: status === 'draft' }
        await newArticle(
          services,
          acting,
          { ...facts, path: await pathIfFree(acting, path), knowledgeOwnerId: scope.userId },
          { ...inApp, ownerId: null },
        )
      }
      for (const document of documents)
        if (typeof document !== 'string') await bringDocument(services, acting, document)
    },
  }
}

type WholeEntry = Awaited<ReturnType<typeof wholeBase>>[number]

const articleOf = ({ kind: _kind, file: _file, content: _content, ...article }: WholeEntry) => article

/** Characters of what was read of files that one export has: with its articles it can be brought in again. */
const MOST_READ = 3_000_000

function documentsOf(entries: readonly WholeEntry[]): (string | ExportedDocument)[] {
  let left = MOST_READ
  return entries.map(({ title, status, origin, isPublic, verifyBy, path, file, content }) => {
    left -= content === null ? 0 : JSON.stringify(content).length
    if (content === null || file === null || left < 0) return title
    const { name, size, kind, unit, partsRead, partsTotal } = file
    return {
      ...{ title, status, origin, isPublic, verifyBy, path, content },
      file: { name, size, kind, unit, partsRead, partsTotal },
    }
  })
}

/** A folder that is taken in again renews the article that stands at its path: what stands there keeps it. */
async function pathIfFree({ db, scope }: Acting, path: string | null): Promise<string | null> {
  return path !== null && (await articleAtPath(db, scope, path)) === null ? path : null
}

/** What was read of it answers questions here too; its file is with whoever has it. */
async function bringDocument(
  services: KnowledgeServices,
  acting: Acting,
  { status, path, content, file, ...document }: ExportedDocument,
): Promise<void> {
  const { db, scope } = acting
  const row = await newArticle(
    services,
    acting,
    {
      ...{ ...document, kind: 'document', isDraft: status === 'draft', knowledgeOwnerId: scope.userId },
      path: await pathIfFree(acting, path),
      file: { ...file, ...{ hash: '', readingId: 0, state: 'read', failure: null } },
    },
    { ...inApp, ownerId: null },
  )
  await putContent(db, row.id, content)
}
