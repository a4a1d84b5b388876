// Addresses that the server makes for a context by itself: one a context and kind, never for an admin to add (POLL-30).
import { type ActingDatabase, actingAs } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope } from '../../kit/scope.ts'
import { randomSuffix } from '../../routing/address-names.ts'
import { lockAddressNames } from '../companies/index.ts'
import { slugOfCompany } from './create-instance.ts'
import { generatedAddress } from './instance-address.ts'
import { belongsToOthers, type InstanceRow } from './instance-store.ts'
import {
  findServerInstance,
  insertServerInstance,
  type Owner,
  updateServerInstance,
} from './server-instance-store.ts'

export type ServerInstance = Pick<InstanceRow, 'id' | 'emailAddress' | 'isActive'>

const MAX_TRIES = 10

/** The context's own one, made when there is none; it also takes what members send to the agent's global address. */
export async function serverInstance(
  db: Database,
  scope: Scope,
  wish: { agentType: string; instanceName: string; domain: string },
): Promise<ServerInstance> {
  const owner: Owner =
    scope.companyId === 0
      ? { companyId: null, userId: scope.userId }
      : { companyId: scope.companyId, userId: null }
  const known = await findServerInstance(actingAs(db, scope), owner, wish.agentType)
  if (known) return known
  return db.transaction(async () => {
    await lockAddressNames(actingAs(db, scope))
    const of = scope.companyId === 0 ? { isPrimary: true } : { companySlug: await slugOfCompany(db, scope) }
    for (let tries = 0; tries < MAX_TRIES; tries += 1) {
      const made = await findServerInstance(actingAs(db, scope), owner, wish.agentType)
      if (made) return made
      const emailAddress = generatedAddress({ ...wish, instanceName: '' }, of, randomSuffix(), tries > 0)
      if (scope.companyId !== 0 && (await belongsToOthers(db, scope, emailAddress, wish.domain))) continue
      const { agentType, instanceName } = wish
      await insertServerInstance(actingAs(db, scope), owner, { agentType, instanceName, emailAddress })
    }
    throw new AppError('internal', 'No address could be found for the agent')
  })
}

/** The caller has made sure that whoever acts may change it. */
export function setServerInstance(
  db: ActingDatabase,
  id: number,
  set: { instanceName?: string; isActive?: boolean },
): Promise<void> {
  return updateServerInstance(db, id, set)
}
