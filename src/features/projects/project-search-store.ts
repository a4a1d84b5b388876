// The only SQL by which search finds projects, and what stands in them.
import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { projectParticipants, projects } from '../../../db/schema/tasks.ts'
import type { Database } from '../../kit/db/database.ts'
import { oversees, type Scope } from '../../kit/scope.ts'
import type { Searchable } from '../../records/searchable.ts'
import { readableBy } from './project-store.ts'

/** In so many projects nobody looks for something old; the newest are searched. */
const MOST_PROJECTS = 1_000

/**
 * Keys of entries that stand in projects which the scope may read, as `readableBy` says it: the owner's or the
 * company's as one key, else one for each project in which the person takes part.
 */
export async function projectKeys(db: Database, scope: Scope): Promise<string[]> {
  const { userId, companyId } = scope
  if (companyId !== 0 && oversees(scope)) return [`/company:${companyId}`]
  const isOfOthers = sql`${projects.companyId} is null and ${ne(projects.ownerId, userId)}`
  const rows = await db.orm
    .select({ id: projects.id })
    .from(projectParticipants)
    .innerJoin(projects, eq(projects.id, projectParticipants.projectId))
    .where(
      and(
        eq(projectParticipants.userId, userId),
        companyId === 0 ? isOfOthers : eq(projects.companyId, companyId),
      ),
    )
    .orderBy(sql`${projects.id} desc`)
    .limit(MOST_PROJECTS)
  return [...(companyId === 0 ? [`/owner:${userId}`] : []), ...rows.map(({ id }) => `/project:${id}`)]
}

export const searchableProject: Searchable = {
  rank: 6,
  title: 'Projects',
  isNews: true,
  keys: projectKeys,
  async show(db, scope, ids) {
    const rows = await db.orm
      .select({
        ...{ id: projects.id, name: projects.name, topic: projects.topic, createdAt: projects.createdAt },
        people: sql<number>`(select count(*)::int from ${projectParticipants}
          where ${projectParticipants.projectId} = ${projects}.id)`,
      })
      .from(projects)
      .where(and(inArray(projects.id, [...ids]), eq(projects.isSystem, false), readableBy(scope)))
    return rows.map(({ id, name, topic, people, createdAt }) => ({
      ...{ id, title: name, texts: [topic], place: people === 1 ? '1 person' : `${people} people` },
      ...{ path: `/project/${id}`, state: null, person: null, at: createdAt },
    }))
  },
}
