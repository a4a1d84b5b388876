// One mail read again, by rules or by a model, as a person chooses; and its records made as that reading has them.
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import type { Reader, Reread } from '../../routing/replay-delivery.ts'
import { applyReading, readMailAgain } from './contract.ts'
import type { ReplayServices } from './replay-services.ts'

export function mailReadingRoutes(services: ReplayServices): Served[] {
  return [
    serve(readMailAgain, async ({ scope, params, body }) => {
      const { readBy, model, differences } = await readAgain(services, scope, params.id, body.by)
      return {
        readBy,
        model,
        differences: differences.map(({ kind, title, sentence, fields }) => ({
          kind,
          title,
          sentence,
          fields,
        })),
      }
    }),
    serve(applyReading, async ({ scope, params, body }) => {
      const read = await readAgain(services, scope, params.id, body.by)
      const { db, clock } = services
      const changeSetId = await db.repeatable(() =>
        db.transaction(() => read.apply({ db, scope, at: clock() })),
      )
      return { changeSetId }
    }),
  ]
}

/**
 * For the sender of the mail, and for an admin of their company: it changes what others see.
 * @throws {AppError} for everybody else, and where no model answers
 */
async function readAgain(
  { reread }: ReplayServices,
  scope: Scope,
  deliveryId: number,
  by: Reader,
): Promise<Reread> {
  const byRules = await reread(deliveryId, 'rules')
  if (!byRules || !mayReadAgain(scope, byRules.scope))
    throw new AppError('not_found', 'There is no such mail to read again')
  if (by === 'rules') return byRules
  const byModel = await reread(deliveryId, 'model')
  if (!byModel)
    throw new AppError('conflict', 'No model answered: none is set up for this, or it did not reply in time')
  return byModel
}

const mayReadAgain = (reader: Scope, sender: Scope): boolean =>
  reader.companyId === sender.companyId &&
  (reader.userId === sender.userId || (reader.companyId !== 0 && reader.role === 'admin'))
