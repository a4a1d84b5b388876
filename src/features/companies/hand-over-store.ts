// What a member who leaves is responsible for in a company: teams to lead, and the company itself without another admin.
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'
import type { HandedOver, Heir } from '../feature.ts'
import { lockCompany } from './company-store.ts'

/** Of the scope's company; in the caller's transaction. Both are active members. */
export async function handOverCompany(db: Database, scope: Scope, heir: Heir): Promise<HandedOver[]> {
  if (scope.companyId === 0) return []
  await lockCompany(db, scope)
  const of = [scope.companyId, scope.userId, heir.userId]
  const led = await db.query(
    'update company_units set lead_id = $3 where company_id = $1 and lead_id = $2 returning id',
    of,
  )
  const admin = await db.query(
    `update memberships set role = 'admin'
     where company_id = $1 and user_id = $3 and is_active and role <> 'admin'
       and exists (select 1 from memberships own
         where own.company_id = $1 and own.user_id = $2 and own.is_active and own.role = 'admin')
       and not exists (select 1 from memberships other
         where other.company_id = $1 and other.user_id <> $2 and other.is_active and other.role = 'admin')
     returning id`,
    of,
  )
  return [
    { noun: ['team to lead', 'teams to lead'], count: led.rows.length },
    { noun: ['company to administer', 'companies to administer'], count: admin.rows.length },
  ]
}
