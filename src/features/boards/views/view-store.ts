// Reads and writes saved views: each person's own, apart for each context.
import { and, asc, count, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { savedViews } from '../../../../db/schema/views.ts'
import type { Database } from '../../../kit/db/database.ts'
import { AppError } from '../../../kit/errors.ts'
import type { Scope } from '../../../kit/scope.ts'
import type { SavedView, ViewPage } from './contract.ts'

const shown = { id: savedViews.id, name: savedViews.name, query: savedViews.query }

const companyOf = ({ companyId }: Scope) => (companyId === 0 ? null : companyId)

function ownOf(scope: Scope): SQL | undefined {
  const company = companyOf(scope)
  const context = company === null ? isNull(savedViews.companyId) : eq(savedViews.companyId, company)
  return and(eq(savedViews.userId, scope.userId), context)
}

const onPage = (scope: Scope, page: ViewPage) => and(ownOf(scope), eq(savedViews.page, page))

export function listOwnViews(db: Database, scope: Scope, page: ViewPage): Promise<SavedView[]> {
  return db.orm
    .select(shown)
    .from(savedViews)
    .where(onPage(scope, page))
    .orderBy(asc(sql`lower(${savedViews.name})`))
}

export async function countOwnViews(db: Database, scope: Scope, page: ViewPage): Promise<number> {
  const [row] = await db.orm.select({ views: count() }).from(savedViews).where(onPage(scope, page))
  return row?.views ?? 0
}

/** In place of one of the same name, in whatever case it is written. */
export async function putView(
  db: Database,
  scope: Scope,
  { page, name, query }: { page: ViewPage; name: string; query: string },
  at: Date,
): Promise<SavedView> {
  const [replaced] = await db.orm
    .update(savedViews)
    .set({ name, query })
    .where(and(onPage(scope, page), eq(sql`lower(${savedViews.name})`, name.toLowerCase())))
    .returning(shown)
  if (replaced) return replaced
  const [made] = await db.orm
    .insert(savedViews)
    .values({ page, name, query, userId: scope.userId, companyId: companyOf(scope), createdAt: at })
    .returning(shown)
  if (!made) throw new AppError('internal', 'Failed to keep the view')
  return made
}

/** Throws not_found for one that is not there, or not the person's own in this context. */
export async function removeView(db: Database, scope: Scope, id: number): Promise<void> {
  const removed = await db.orm
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), ownOf(scope)))
    .returning({ id: savedViews.id })
  if (removed.length === 0) throw new AppError('not_found', 'View not found')
}
