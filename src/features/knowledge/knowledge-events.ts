// Live messages about knowledge: ids only, to everybody whom it answers (NOTIF-17).
import { actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { emit } from '../../kit/events.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import type { Keeper } from './passages/reader.ts'
import { insiders } from './people-store.ts'

export async function tellKnowledge(
  db: Database,
  scope: Scope | SystemScope,
  keeper: Keeper,
  changed: { articleIds?: readonly number[]; questionIds?: readonly number[] },
): Promise<void> {
  const people = await insiders(actingAs(db, scope), keeper)
  const payload = {
    articleIds: [...(changed.articleIds ?? [])],
    questionIds: [...(changed.questionIds ?? [])],
  }
  const userIds = people.map(({ id }) => id)
  await emit(db, { userIds, companyId: keeper.companyId ?? 0, type: 'knowledge_update', payload })
}
