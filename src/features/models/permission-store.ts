// What may be sent to the owner's models: everything except what the owner switched off.
import { desc, inArray } from 'drizzle-orm'
import { modelPermissions } from '../../../db/schema/model-servers.ts'
import { companies } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { ModelUse } from '../../model/model-use.ts'

/** A switch: of an agent for all companies, or of a company for all agents. */
export type PermissionKey = { agent: string; companyId: 0 } | { agent: ''; companyId: number }

export interface Permissions {
  agent(agent: string): boolean
  company(id: number): boolean
}

const MAX_COMPANIES = 500

export async function readPermissions(db: SystemDatabase): Promise<Permissions> {
  const rows = await db.orm.select().from(modelPermissions)
  const stored = new Map(rows.map(({ agent, companyId, isAllowed }) => [`${agent} ${companyId}`, isAllowed]))
  return {
    agent: (agent) => stored.get(`${agent} 0`) ?? true,
    company: (id) => stored.get(` ${id}`) ?? true,
  }
}

export const mayUse = (
  permissions: Permissions,
  { agent, companyId }: Pick<ModelUse, 'agent' | 'companyId'>,
): boolean => permissions.agent(agent) && (companyId === null || permissions.company(companyId))

export async function setPermission(
  db: SystemDatabase,
  { agent, companyId }: PermissionKey,
  isAllowed: boolean,
): Promise<void> {
  await db.orm
    .insert(modelPermissions)
    .values({ agent, companyId, isAllowed })
    .onConflictDoUpdate({ target: [modelPermissions.agent, modelPermissions.companyId], set: { isAllowed } })
}

/** The latest companies of the server, by name. */
export async function listCompanies(db: SystemDatabase): Promise<{ id: number; name: string }[]> {
  const rows = await db.orm
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .orderBy(desc(companies.id))
    .limit(MAX_COMPANIES)
  return rows.sort((a, b) => a.name.localeCompare(b.name))
}

export async function namesOfCompanies(
  db: SystemDatabase,
  ids: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.orm
    .select({ id: companies.id, name: companies.name })
    .from(companies)
    .where(inArray(companies.id, [...ids]))
  return new Map(rows.map(({ id, name }) => [id, name]))
}
