// Answers the calls about contradictions.
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { citedArticles } from '../articles/article-store.ts'
import * as contract from '../contract.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import { dismiss, listContradictions, lockContradiction } from './contradiction-store.ts'

export function contradictionRoutes({ db, clock }: KnowledgeServices): Served[] {
  return [
    serve(contract.listContradictions, async ({ scope }) => {
      const rows = await listContradictions(db, scope)
      const ids = rows.flatMap(({ oneId, otherId }) => [oneId, otherId])
      const found = await citedArticles(actingAs(db, scope), [...new Set(ids)])
      const titles = new Map(found.map(({ id, title }) => [Number(id), title]))
      const side = (articleId: number, sentence: string) => ({
        ...{ articleId, title: titles.get(articleId) ?? '', place: null, sentence },
      })
      return {
        contradictions: rows.map(({ id, about, oneId, otherId, oneSentence, otherSentence, createdAt }) => ({
          ...{ id, about, foundAt: createdAt.toISOString() },
          sides: [side(oneId, oneSentence), side(otherId, otherSentence)] as [
            ReturnType<typeof side>,
            ReturnType<typeof side>,
          ],
        })),
      }
    }),
    serve(contract.dismissContradiction, ({ scope, params }) =>
      db.transaction(async () => {
        const row = await lockContradiction(db, scope, params.id)
        const keeper = keeperIn(row)
        if (!mayPublish(scope, keeper))
          throw new AppError('forbidden', 'Only a manager or an admin can do that')
        await dismiss(actingAs(db, scope), row.id, clock())
        await tellKnowledge(db, scope, keeper, { articleIds: [row.oneId, row.otherId] })
        return { dismissed: true as const }
      }),
    ),
  ]
}
