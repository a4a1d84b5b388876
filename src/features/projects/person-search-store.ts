// The only SQL by which people are found and named: those with whom one shares a project or, as its manager, a company.
import { and, asc, inArray, type SQL, sql } from 'drizzle-orm'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import { memberships, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import type { Searchable } from '../../records/searchable.ts'
import { readableBy } from './project-store.ts'

const MOST_PEOPLE = 3_000

/** The members of a company are listed to those who oversee it. */
function known(scope: Scope): SQL {
  const together = sql`select ${projectParticipants}.user_id from ${projectParticipants}
    join ${projects} on ${projects.id} = ${projectParticipants}.project_id where ${readableBy(scope)}`
  if (scope.companyId === 0 || !oversees(scope)) return together
  return sql`${together} union select ${memberships}.user_id from ${memberships}
    where ${memberships}.company_id = ${scope.companyId} and ${memberships}.is_active`
}

export interface KnownPerson {
  id: number
  firstName: string
  lastName: string
  email: string
}

/** Those whom the search would find, with their addresses. */
export async function knownPeople(db: Database, scope: Scope): Promise<KnownPerson[]> {
  return db.orm
    .select({ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email })
    .from(users)
    .where(sql`${users.id} in (${known(scope)})`)
    .orderBy(asc(users.id))
    .limit(MOST_PEOPLE)
}

export const searchablePerson: Searchable = {
  rank: 5,
  title: 'People',
  isNews: false,
  async keys(db, scope) {
    const { rows } = await db.orm.execute<{ user_id: number }>(
      sql`select distinct user_id from (${known(scope)}) as known limit ${MOST_PEOPLE}`,
    )
    return rows.map((row) => `/person:${row.user_id}`)
  },
  async show(db, scope, ids) {
    const lastProject = sql<number | null>`(select max(${projects}.id) from ${projects}
      join ${projectParticipants} on ${projectParticipants.projectId} = ${projects}.id
      where ${projectParticipants.userId} = ${users}.id and ${readableBy(scope)})`
    const rows = await db.orm
      .select({
        ...{ id: users.id, firstName: users.firstName, lastName: users.lastName, email: users.email },
        lastProject,
      })
      .from(users)
      .where(and(inArray(users.id, [...ids]), sql`${users.id} in (${known(scope)})`))
    return rows.map(({ id, firstName, lastName, email, lastProject }) => {
      const name = `${firstName} ${lastName}`.trim()
      const board = `/project/${lastProject}?assignee=${encodeURIComponent(email.toLowerCase())}`
      return {
        ...{
          id,
          title: name || email,
          texts: [],
          place: name ? email : '',
          state: null,
          person: name || email,
        },
        ...{ path: lastProject === null ? '/companies' : board, at: null },
      }
    })
  },
}
