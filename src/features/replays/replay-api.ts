// Answers the calls about reading stored mails again: begin, rest, look, and make it so.
import { actingAs } from '../../kit/db/acting-database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { type Served, serve } from '../../kit/serve.ts'
import { applyReplay, getReplay, MOST_SHOWN, type ShownReplay, startReplay, steerReplay } from './contract.ts'
import { countMails, latestReplay, mailsOfReplay, ownerOf, type ReplayMailRow } from './replay-store.ts'
import { applyRun, pauseRun, type RunServices, startRun } from './run-replay.ts'

export function replayRoutes(services: RunServices): Served[] {
  return [
    serve(getReplay, ({ scope }) => shown(services, scope)),
    serve(startReplay, async ({ scope, body }) => {
      requireMay(scope)
      const since = body.since === null ? null : new Date(`${body.since}T00:00:00Z`)
      await startRun(services, scope, { ...ownerOf(scope), since })
      return shown(services, scope)
    }),
    serve(steerReplay, async ({ scope, body }) => {
      requireMay(scope)
      await pauseRun(services, scope, (await latest(services, scope)).id, body.isPaused)
      return shown(services, scope)
    }),
    serve(applyReplay, async ({ scope, body }) => {
      requireMay(scope)
      return applyRun(services, scope, { id: (await latest(services, scope)).id, ids: body.ids })
    }),
  ]
}

/** It changes the records of everybody in the company. */
const mayStart = ({ companyId, role }: Scope) => companyId === 0 || role === 'admin'

function requireMay(scope: Scope): void {
  if (!mayStart(scope)) throw new AppError('forbidden', 'This takes an admin of the company')
}

async function latest({ db }: RunServices, scope: Scope) {
  const found = await latestReplay(actingAs(db, scope), ownerOf(scope))
  if (!found) throw new AppError('not_found', 'No mails were read again yet')
  return found
}

/** What would be otherwise quotes mails that not everybody of the company may read. */
async function shown({ db }: RunServices, scope: Scope): Promise<ShownReplay> {
  const may = mayStart(scope)
  const found = may ? await latestReplay(actingAs(db, scope), ownerOf(scope)) : null
  if (!found) return { replay: null, mayStart: may }
  const { id, state, since, total, seen } = found
  const mails = await mailsOfReplay(actingAs(db, scope), id, { most: MOST_SHOWN })
  return {
    replay: {
      ...{ id, state, since: since?.toISOString() ?? null, total: Math.max(total, seen), seen },
      ...(await countMails(actingAs(db, scope), id)),
      mails: mails.map(shownMail),
    },
    mayStart: may,
  }
}

export const shownMail = ({ id, deliveryId, subject, differences, appliedAt, failed }: ReplayMailRow) => ({
  ...{ id, deliveryId, subject, differences, isApplied: appliedAt !== null, failed },
})
