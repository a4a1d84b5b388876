// Reads who is in a company and where in its hierarchy; in a person's own context that is the person.
import { and, asc, eq, sql } from 'drizzle-orm'
import { companyPlaces, companyUnits } from '../../../db/schema/companies.ts'
import { companies, memberships, users } from '../../../db/schema/users.ts'
import type { ActingDatabase } from '../../kit/db/acting-database.ts'
import type { PollingAgentRow } from './polling-agent-store.ts'

export interface OrgUnit {
  id: number
  parentId: number | null
  kind: 'department' | 'team'
  name: string
  leadId: number | null
}

export interface OrgPerson {
  id: number
  name: string
  email: string
  role: 'member' | 'manager' | 'admin' | null
  /** Null for who stands nowhere in the hierarchy. */
  unitId: number | null
}

type Owned = Pick<PollingAgentRow, 'companyId' | 'ownerId'>

const person = {
  id: users.id,
  name: sql<string>`coalesce(nullif(trim(${users.firstName} || ' ' || ${users.lastName}), ''), ${users.email})`,
  email: users.email,
}

/** By name. */
export async function unitsOfOwner(db: ActingDatabase, { companyId }: Owned): Promise<OrgUnit[]> {
  if (companyId === null) return []
  const { id, parentId, kind, name, leadId } = companyUnits
  return db.orm
    .select({ id, parentId, kind, name, leadId })
    .from(companyUnits)
    .where(eq(companyUnits.companyId, companyId))
    .orderBy(asc(sql`lower(${name})`), asc(id))
}

/** The active members, by name. */
export async function peopleOfOwner(db: ActingDatabase, { companyId, ownerId }: Owned): Promise<OrgPerson[]> {
  if (companyId === null)
    return db.orm
      .select({ ...person, role: sql<null>`null`, unitId: sql<null>`null::int` })
      .from(users)
      .where(eq(users.id, ownerId ?? 0))
  return db.orm
    .select({ ...person, role: memberships.role, unitId: placeOf })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(
      companyPlaces,
      and(eq(companyPlaces.companyId, memberships.companyId), eq(companyPlaces.userId, memberships.userId)),
    )
    .where(and(eq(memberships.companyId, companyId), eq(memberships.isActive, true)))
    .orderBy(asc(sql`lower(${person.name})`), asc(users.id))
}

/** The place in the tree; for who has none the department of the invitation, where the tree has one of that name. */
const placeOf = sql<
  number | null
>`coalesce(${companyPlaces.unitId}, (select min(unit.id) from ${companyUnits} as unit
  where unit.company_id = ${memberships.companyId} and unit.kind = 'department'
    and lower(unit.name) = lower(${memberships.department})))`

export async function nameOfOwner(db: ActingDatabase, { companyId }: Owned): Promise<string> {
  if (companyId === null) return ''
  const [row] = await db.orm
    .select({ name: companies.name })
    .from(companies)
    .where(eq(companies.id, companyId))
  return row?.name ?? ''
}
