// Whom somebody may give a task without asking: themselves, and who already works with them.
import { sql } from 'drizzle-orm'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import type { Scope } from '../../kit/scope.ts'

export interface KnownPerson {
  id: number
  email: string
  firstName: string
  lastName: string
}

/** More than this nobody works with. */
const MOST = 5_000

/** In a company its active members; else those with whom the person shares a project of their own context. */
export function knownPeople(db: Database, scope: Scope): Promise<KnownPerson[]> {
  const { userId, companyId } = scope
  const others =
    companyId === 0
      ? sql`select other.user_id from ${projectParticipants} mine
          join ${projectParticipants} other on other.project_id = mine.project_id
          join ${projects} on ${projects.id} = mine.project_id
          where mine.user_id = ${userId} and ${projects.companyId} is null`
      : sql`select ${memberships.userId} from ${memberships}
          where ${memberships.companyId} = ${companyId} and ${memberships.isActive}`
  return db.orm
    .select({ id: users.id, email: users.email, firstName: users.firstName, lastName: users.lastName })
    .from(users)
    .where(sql`${users.id} = ${userId} or ${users.id} in (${others})`)
    .limit(MOST)
}
