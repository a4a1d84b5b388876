// The people of a mail's addresses, found in one statement.
import { sql } from 'drizzle-orm'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { Database } from '../../kit/db/database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import type { SystemScope } from '../../kit/scope.ts'
import { type Account, accountColumns, normaliseAddress } from './account-store.ts'

type Found = Account & { address: string }

/** Who has confirmed the address comes before whose address it is, as for one address alone. */
const ownerOf = sql`coalesce(
  (select ${userAddresses.userId} from ${userAddresses}
    where ${userAddresses.address} = asked.address and ${userAddresses.confirmedAt} is not null),
  (select id from users as shown where shown.email = asked.address))`

const atAddresses = prepared<Found[], { addresses: readonly string[] }>((orm) =>
  orm
    .select({ ...accountColumns, address: sql<string>`asked.address` })
    .from(users)
    .innerJoin(
      sql`unnest(${sql.placeholder('addresses')}::text[]) as asked (address)`,
      sql`${users.id} = ${ownerOf}`,
    ),
)

/** By address in lower case; without those that are nobody's. Nobody is made. */
export async function findPeopleAt(
  db: Database,
  _scope: SystemScope,
  addresses: readonly string[],
): Promise<Map<string, Account>> {
  const asked = [...new Set(addresses.map(normaliseAddress))]
  if (asked.length === 0) return new Map()
  const rows = await atAddresses(db, { addresses: asked })
  return new Map(rows.map(({ address, ...account }) => [address, account]))
}
