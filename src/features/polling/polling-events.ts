// Live messages of polling: ids alone, and of others' mails nothing until figures change (NOTIF-17).
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import { INTELLIGENCE_UPDATE } from './contract.ts'
import { peopleOfOwner } from './org-store.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'

type Agent = Pick<PollingAgentRow, 'id' | 'companyId' | 'ownerId'>

/** To everybody who reads the agent. */
export async function tellFigures(db: Database, reading: ActingDatabase, agent: Agent): Promise<void> {
  const userIds = (await peopleOfOwner(reading, agent)).map(({ id }) => id)
  await emit(db, message(agent, userIds))
}

/** To whoever wrote: their own is there at once. */
export async function tellOwn(db: Database, agent: Agent, userId: number): Promise<void> {
  await emit(db, message(agent, [userId]))
}

const message = (agent: Agent, userIds: readonly number[]) => ({
  ...{ userIds, companyId: agent.companyId ?? 0, type: INTELLIGENCE_UPDATE },
  payload: { agentId: agent.id },
})
