// All accounts of the server, for its owner: searched, and paged by their ids, the latest first.
import { and, desc, eq, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { partOf } from '../../kit/db/part-of.ts'

export interface AccountPage {
  /** Parts of a name or address; empty for all. */
  search: string
  state: 'all' | 'active' | 'disabled'
  /** Those with a lower id. */
  before: number | null
  limit: number
}

export interface ListedAccount {
  id: number
  firstName: string
  lastName: string
  email: string
  createdAt: Date
  disabledAt: Date | null
  /** Of the browsers that are signed in; null without one. */
  usedAt: Date | null
  sessions: number
  companies: number
  hasSecondFactor: boolean
}

// Qualified by hand: in a query of one table drizzle names columns without it.
const ofSessions = (what: string) =>
  sql.raw(`(select ${what} from sessions s where s.user_id = users.id and s.expires_at > now())`)
const companiesOf = sql<number>`(select count(*)::int from memberships m where m.user_id = users.id and m.is_active)`

/** As in the index. */
const words = sql`lower(${users.firstName} || ' ' || ${users.lastName} || ' ' || ${users.email})`

export function listAccounts(
  db: SystemDatabase,
  { search, state, before, limit }: AccountPage,
): Promise<ListedAccount[]> {
  const { id, firstName, lastName, email, createdAt, disabledAt } = users
  return db.orm
    .select({
      ...{ id, firstName, lastName, email, createdAt, disabledAt },
      usedAt: sql<Date | null>`${ofSessions('max(s.used_at)')}`.mapWith(users.createdAt),
      sessions: sql<number>`${ofSessions('count(*)::int')}`,
      companies: companiesOf,
      hasSecondFactor: sql<boolean>`(exists (select from authenticators a
        where a.user_id = users.id and a.confirmed_at is not null)
        or exists (select from passkeys p where p.user_id = users.id))`,
    })
    .from(users)
    .where(
      and(
        isNotNull(users.claimedAt),
        ofState(state),
        ...search
          .toLowerCase()
          .split(/\s+/)
          .filter(Boolean)
          .map((word) => sql`${words} like ${partOf(word)}`),
        before === null ? undefined : lt(users.id, before),
      ),
    )
    .orderBy(desc(users.id))
    .limit(limit)
}

function ofState(state: AccountPage['state']): SQL | undefined {
  if (state === 'all') return undefined
  return state === 'disabled' ? isNotNull(users.disabledAt) : isNull(users.disabledAt)
}

/** An account by its id; null for a guest. */
export async function findAccount(
  db: SystemDatabase,
  id: number,
): Promise<{ id: number; email: string } | null> {
  const [found] = await db.orm
    .select({ id: users.id, email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.claimedAt)))
  return found ?? null
}
