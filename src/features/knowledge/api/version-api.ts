// Answers the calls about versions of articles, and about the text of documents.
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { shownParts } from '../../documents/index.ts'
import { changeArticle, inApp, requireChange } from '../articles/article-acts.ts'
import { lockArticle, requireArticle } from '../articles/article-store.ts'
import { withoutMarks } from '../articles/article-text.ts'
import { contentOf, requireVersion, type VersionRow, versionsOf } from '../articles/article-version-store.ts'
import * as contract from '../articles/contract.ts'
import { settledBy } from '../asking/settled-by.ts'
import { keeperIn } from '../keeper.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { peopleOf } from '../people-store.ts'
import { shownArticle } from './shown-article.ts'

const MOST_CHANGES = 500

export function versionRoutes(services: KnowledgeServices): Served[] {
  const { db, clock } = services
  const author = (scope: Scope) => `person ${scope.userId}`
  const shown = async (scope: Scope, rows: readonly VersionRow[]) => {
    const people = await peopleOf(
      actingAs(db, scope),
      rows.map(({ creatorId }) => creatorId),
    )
    return rows.map(({ version, title, creatorId, via, createdAt }) => ({
      ...{ version, title, via, at: createdAt.toISOString() },
      author: people.get(creatorId ?? 0)?.name ?? null,
    }))
  }
  return [
    serve(contract.listArticleVersions, async ({ scope, params }) => {
      const { id } = await requireArticle(db, scope, params.id)
      return { versions: await shown(scope, await versionsOf(db, id)) }
    }),
    serve(contract.getArticleVersion, async ({ scope, params }) => {
      const { id } = await requireArticle(db, scope, params.id)
      const row = await requireVersion(db, id, params.version)
      const [version] = await shown(scope, [row])
      if (!version) throw new AppError('not_found', 'This version is not there')
      return { ...version, text: row.text, sources: row.sources }
    }),
    serve(contract.restoreArticleVersion, ({ scope, params }) =>
      db.transaction(async () => {
        const article = await lockArticle(db, scope, params.id)
        requireChange(scope, article)
        if (article.kind === 'document')
          throw new AppError('conflict', 'A file comes back by being uploaded again')
        const { title, text, sources } = await requireVersion(db, article.id, params.version)
        const acting = { db, scope, at: clock() }
        const written = await changeArticle(services, acting, article, { title, text, sources, way: inApp })
        return shownArticle(db, scope, written, acting.at)
      }),
    ),
    serve(contract.compareArticleVersions, async ({ scope, params, query }) => {
      const { id, version, kind } = await requireArticle(db, scope, params.id)
      const to = query.to ?? version
      const from = query.from ?? Math.max(1, to - 1)
      const [before, after] = await Promise.all([requireVersion(db, id, from), requireVersion(db, id, to)])
      if (kind === 'document' && (before.text === '' || after.text === ''))
        throw new AppError('conflict', 'One of these versions of the file is not read, or not yet')
      const { changes } = await services.compareArticles(
        { before: textOf(before), after: textOf(after) },
        author(scope),
      )
      return { from, to, changes: changes.slice(0, MOST_CHANGES) }
    }),
    serve(contract.checkArticle, async ({ scope, params, body }) => {
      const article = await requireArticle(db, scope, params.id)
      const after = { title: body.title ?? article.title, body: withoutMarks(body.text) }
      const given = { before: textOf(article), after }
      const { changes } = await services.compareArticles(given, author(scope))
      const added = changes.flatMap((one) =>
        one.kind === 'removed' || one.after === null ? [] : [one.after],
      )
      return {
        sentencesAdded: changes.filter(({ kind }) => kind === 'added').length,
        sentencesRemoved: changes.filter(({ kind }) => kind === 'removed').length,
        settles: await settledBy(services, scope, { added, article: after, keeper: keeperIn(article) }),
      }
    }),
    serve(contract.getArticleParts, async ({ scope, params, query }) => {
      const { id } = await requireArticle(db, scope, params.id)
      const content = await contentOf(db, id)
      if (!content) throw new AppError('not_found', 'This file was not read')
      return shownParts(content, query)
    }),
  ]
}

const textOf = ({ title, text }: { title: string; text: string }) => ({ title, body: withoutMarks(text) })
