// Answers the calls about saved views.
import type { Clock } from '../../../kit/clock.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import { type Served, serve } from '../../../kit/serve.ts'
import { deleteView, listViews, MOST_VIEWS, saveView } from './contract.ts'
import { countOwnViews, listOwnViews, putView, removeView } from './view-store.ts'

export function viewRoutes({ db, clock }: { db: Database; clock: Clock }): Served[] {
  return [
    serve(listViews, ({ scope, query }) => listOwnViews(db, scope, query.page)),
    serve(saveView, ({ scope, body }) =>
      db.transaction(async () => {
        const saved = await putView(db, scope, body, clock())
        // Counted afterwards: one that takes the place of another adds none. The transaction is given up.
        if ((await countOwnViews(db, scope, body.page)) > MOST_VIEWS) {
          throw new AppError('invalid', `You can keep ${MOST_VIEWS} views; delete one first`)
        }
        return saved
      }),
    ),
    serve(deleteView, async ({ scope, params }) => {
      await removeView(db, scope, params.id)
      return { id: params.id }
    }),
  ]
}
