// Live messages about polls: ids only, to everybody who reads the poll (NOTIF-17).
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { type PollRow, readersOf } from './poll-store.ts'

export async function tellPoll(db: Database, scope: Scope | SystemScope, poll: PollRow): Promise<void> {
  const userIds = await readersOf(actingAs(db, scope), poll)
  const payload = { pollId: poll.id }
  await emit(db, { userIds, companyId: poll.companyId ?? 0, type: 'poll_update', payload })
}
