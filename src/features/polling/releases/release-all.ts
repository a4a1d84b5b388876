// Releases what has waited long enough for others of its unit, agent by agent.
import type { SystemDatabase } from '../../../kit/db/acting-database.ts'
import { agentById, lockAgent } from '../polling-agent-store.ts'
import { tellFigures } from '../polling-events.ts'
import type { PollingServices } from '../polling-services.ts'
import { agentsThatWait } from './release-store.ts'
import { releaseWaiting } from './release-waiting.ts'

export async function releaseAll(
  db: SystemDatabase,
  { clock }: Pick<PollingServices, 'clock'>,
): Promise<void> {
  for (const id of await agentsThatWait(db)) {
    const agent = await agentById(db, id)
    if (!agent) continue
    await db.transaction(async () => {
      await lockAgent(db, id)
      if (await releaseWaiting(db, agent, { now: clock(), all: true })) await tellFigures(db, db, agent)
    })
  }
}
