// Answers the calls about contradictions.
import { actingAs } from '../../../kit/db/acting-database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { citedArticles } from '../articles/article-store.ts'
import { keeperIn, mayPublish } from '../keeper.ts'
import { tellKnowledge } from '../knowledge-events.ts'
import type { KnowledgeServices } from '../knowledge-services.ts'
import * as contract from './contract.ts'
import { listContradictions, lockContradiction, markDismissed } from './contradiction-store.ts'

export function contradictionRoutes({ db, clock }: KnowledgeServices): Served[] {
  /** Says that both are true, or takes that back. */
  const settle = (scope: Scope, id: number, areBothTrue: boolean) =>
    db.transaction(async () => {
      const row = await lockContradiction(db, scope, id, { dismissed: !areBothTrue })
      const keeper = keeperIn(row)
      if (!mayPublish(scope, keeper))
        throw new AppError('forbidden', 'Only a manager or an admin can do that')
      await markDismissed(actingAs(db, scope), row.id, areBothTrue ? clock() : null)
      await tellKnowledge(db, scope, keeper, { articleIds: [row.oneId, row.otherId] })
    })
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
    serve(contract.dismissContradiction, async ({ scope, params }) => {
      await settle(scope, params.id, true)
      return { dismissed: true as const }
    }),
    serve(contract.restoreContradiction, async ({ scope, params }) => {
      await settle(scope, params.id, false)
      return { restored: true as const }
    }),
  ]
}
