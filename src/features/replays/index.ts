// Replays: stored mails are read as they would be today, and what would be otherwise is shown, and made so on demand.
import { asSystem } from '../../kit/db/acting-database.ts'
import { type AppServices, type Feature, feature } from '../feature.ts'
import type { ShownReplay } from './contract.ts'
import { mailReadingRoutes } from './one-mail.ts'
import { replayJob } from './replay.job.ts'
import { replayRoutes, shownMail } from './replay-api.ts'
import { countMails, findReplay, mailsOfReplay, ownReplays } from './replay-store.ts'
import { type Applied, applyRun, type RunServices, startRun } from './run-replay.ts'

/** What the owner of the server may do over the mails of everybody. */
export interface ServerReplay {
  start(since: Date | null): Promise<number>
  /** A page of the mails after the row `after`; null for a run that is not there. */
  look(id: number, after: number): Promise<ShownReplay['replay']>
  apply(id: number): Promise<Applied>
}

export interface ReplaysFeature extends Feature {
  server: ServerReplay
}

const PAGE = 200

/** `agentTypes`: those of the agents before it that can read again. */
export function replays(app: AppServices, agentTypes: () => string[]): ReplaysFeature {
  const { db, system } = app
  const job = replayJob({ ...app, agentTypes })
  const goOn = (replayId: number) => app.queue.enqueue(job, { replayId })
  const services: RunServices = { ...app, agentTypes, goOn }
  return {
    ...feature({
      name: 'replays',
      owned: { lists: [{ name: 'replays', page: ownReplays }] },
      routes: [...replayRoutes(services), ...mailReadingRoutes(services)],
      jobs: [job],
    }),
    server: {
      start: (since) => startRun(services, system, { companyId: null, ownerId: null, since }),
      async look(id, after) {
        const found = await findReplay(asSystem(db, system), id)
        if (!found) return null
        const { state, since, total, seen } = found
        const mails = await mailsOfReplay(asSystem(db, system), id, { most: PAGE, after })
        return {
          ...{ id, state, since: since?.toISOString() ?? null, total, seen },
          ...(await countMails(asSystem(db, system), id)),
          mails: mails.map(shownMail),
        }
      },
      apply: (id) => applyRun(services, system, { id, ids: null }),
    },
  }
}
