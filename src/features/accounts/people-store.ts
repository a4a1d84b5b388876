// The people of a mail's addresses, found in one statement.
import { sql } from 'drizzle-orm'
import { jsonText } from '../../../db/schema/json.ts'
import { userAddresses, users } from '../../../db/schema/users.ts'
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import { prepared } from '../../kit/db/prepared.ts'
import { type Account, accountColumns, normaliseAddress } from './account-store.ts'

type Found = Account & { address: string }

/** Who has confirmed the address comes before whose address it is, as for one address alone. */
const ownerOf = sql`coalesce(
  (select ${userAddresses.userId} from ${userAddresses}
    where ${userAddresses.address} = asked.at and ${userAddresses.confirmedAt} is not null),
  (select id from users as shown where shown.email = asked.at))`

/**
 * `limit`: each is looked up by its key, where a plain join may read through all people for a handful. JSON: of an
 * array the database would count the elements and plan anew each time.
 */
const atAddresses = prepared<{ owner: Found }[], { addresses: string }>((orm) => {
  const asked = sql`jsonb_array_elements_text(${sql.placeholder('addresses')}::jsonb) as asked (at)`
  const owner = orm
    .select({ ...accountColumns, address: sql<string>`asked.at`.as('address') })
    .from(users)
    .where(sql`${users.id} = ${ownerOf}`)
    .limit(1)
    .as('owner')
  return orm.select().from(asked).innerJoinLateral(owner, sql`true`)
})

/** By address in lower case; without those that are nobody's. Nobody is made. */
export async function findPeopleAt(
  db: SystemDatabase,
  addresses: readonly string[],
): Promise<Map<string, Account>> {
  const asked = [...new Set(addresses.map(normaliseAddress))]
  if (asked.length === 0) return new Map()
  const rows = await atAddresses(db, { addresses: jsonText(asked) })
  return new Map(rows.map(({ owner: { address, ...account } }) => [address, account]))
}
