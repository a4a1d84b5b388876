// Articles come and go by undo: what one act did to an article is taken back, unless somebody changed it since.
import type { Acting } from '../../../kit/acting.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { Place, Undoable } from '../../../records/record-kind.ts'
import { keeperIn } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { putAway } from './article-acts.ts'
import { articlePlaceReading } from './article-place-store.ts'
import { type ArticleRow, lockArticle } from './article-store.ts'
import { keepVersion } from './article-version-store.ts'
import { type ArticleEdit, writeArticle } from './article-write-store.ts'
import { indexArticle } from './index-article.ts'

/** Null for one that is not there in that state, or not the person's to read. */
async function inState(db: Database, scope: Scope, id: number, deleted: boolean): Promise<ArticleRow | null> {
  try {
    return await lockArticle(db, scope, id, { deleted })
  } catch (error) {
    if (error instanceof AppError && error.code === 'not_found') return null
    throw error
  }
}

export function undoableArticle(services: KnowledgeServices): Undoable {
  return {
    async undo(acting, { subject, kind, before, after }) {
      const { db, scope } = acting
      const row = await inState(db, scope, subject.id, kind === 'delete')
      if (!row) return { isUndone: false, kept: [] }
      if (kind !== 'update') {
        await putAway(services, acting, row, kind === 'create')
        return { isUndone: true, kept: [] }
      }
      if (row.version !== after['version'])
        return { isUndone: false, kept: [(words) => words.stays(`\u201c${row.title}\u201d`)] }
      await putBack(services, acting, row, before)
      return { isUndone: true, kept: [] }
    },
    async tell({ db, scope }, _place, ids) {
      for (const id of ids) {
        const row = (await inState(db, scope, id, false)) ?? (await inState(db, scope, id, true))
        if (row) await tellKnowledge(db, scope, keeperIn(row), { articleIds: [id] })
      }
    },
  }
}

/** As a further version, so that the one that is taken back can still be looked at. */
async function putBack(
  services: KnowledgeServices,
  { db, scope, at }: Acting,
  row: ArticleRow,
  before: Record<string, unknown>,
): Promise<void> {
  const { title, text, sources } = before as Pick<ArticleRow, 'title' | 'text' | 'sources'>
  const edit: ArticleEdit = { title, text, sources, version: row.version + 1 }
  const written = await writeArticle(db, row.id, edit, at)
  await keepVersion(db, written, { userId: scope.userId, via: 'app', at })
  await indexArticle({ ...services, db }, scope, written)
  await tellKnowledge(db, scope, keeperIn(written), { articleIds: [written.id] })
}

/** What is done with an article is kept beside the article itself. */
export const articlePlace = (services: KnowledgeServices): Place => ({
  ...articlePlaceReading,
  async join() {},
  tell: (acting, id) => undoableArticle(services).tell(acting, { kind: 'article', id }, [id]),
})
