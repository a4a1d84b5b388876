// Live messages about a company: its members read it again, and who is no member any more is let go.
import { actingAs } from '../../../kit/db/acting-database.ts'
import type { Database } from '../../../kit/db/database.ts'
import { emit, MEMBERSHIP_ENDED } from '../../../kit/events.ts'
import type { Scope } from '../../../kit/scope.ts'
import { activeMemberIds } from './member-store.ts'

/** In the caller's transaction, to all who are members then. */
export async function tellMembers(
  db: Database,
  scope: Scope,
  companyId: number = scope.companyId,
): Promise<void> {
  const userIds = await activeMemberIds(actingAs(db, scope), companyId)
  await emit(db, { userIds, companyId, type: 'company_update', payload: {} })
}

/** To the person who is no member any more: whatever they have open of the company is over (model.md, Live events). */
export function tellFormerMember(db: Database, scope: Scope, userId: number): Promise<void> {
  return emit(db, { userIds: [userId], companyId: scope.companyId, type: MEMBERSHIP_ENDED, payload: {} })
}
