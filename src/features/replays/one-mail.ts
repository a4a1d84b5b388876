// One mail read again, by rules or by a model, as a person chooses; and its records made as that reading has them.
import { createHash } from 'node:crypto'
import { AppError } from '../../kit/errors.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { type ChosenReading, NoModelAnswered, type Reread } from '../../routing/replay-delivery.ts'
import { applyReading, readMailAgain, type ShownDifference } from './contract.ts'
import type { ReplayServices } from './replay-services.ts'

export function mailReadingRoutes(services: ReplayServices): Served[] {
  return [
    serve(readMailAgain, async ({ scope, params, body }) => {
      const { readBy, model, differences } = await readAgain(services, params.id, { by: body.by, scope })
      const shown = differences.map(shownDifference)
      return { readBy, model, differences: shown, seen: hashOf(shown) }
    }),
    serve(applyReading, async ({ scope, params, body }) => {
      const read = await readAgain(services, params.id, { by: body.by, scope })
      if (hashOf(read.differences.map(shownDifference)) !== body.seen)
        throw new AppError('conflict', 'Something has changed since you looked: read the mail again')
      const { db, clock } = services
      const changeSetId = await db.repeatable(() =>
        db.transaction(() => read.apply({ db, scope, at: clock() })),
      )
      return { changeSetId }
    }),
  ]
}

/** @throws {AppError} for a person who may not, and where no model answers */
async function readAgain(
  { reread }: ReplayServices,
  deliveryId: number,
  chosen: ChosenReading,
): Promise<Reread> {
  const read = await reread(deliveryId, chosen).catch((error: unknown) => {
    if (!(error instanceof NoModelAnswered)) throw error
    throw new AppError('conflict', 'No model answered: none is set up for this, or it did not reply in time')
  })
  if (!read) throw new AppError('not_found', 'There is no such mail to read again')
  return read
}

const shownDifference = ({ kind, title, sentence, fields }: ShownDifference): ShownDifference => ({
  kind,
  title,
  sentence,
  fields,
})

const hashOf = (differences: readonly ShownDifference[]): string =>
  createHash('sha256').update(JSON.stringify(differences)).digest('hex')
