// What the sender of a mail is called on screens.
import { type SQL, sql } from 'drizzle-orm'
import { deliveries, mails } from '../../db/schema/mails.ts'

/** Of the account that sent the mail for sure; null where that is not proved: a name would lend it what it has not. */
const provedName = sql`(select nullif(trim(sender.first_name || ' ' || sender.last_name), '') from users sender
  where sender.id = ${deliveries.senderId} and ${deliveries.trust} = 'verified')`

/** In a query with the mail and its delivery: as the mail says, else the account's, since mails often come without one. */
export const senderNameOf: SQL<string | null> = sql`coalesce(nullif(${mails.fromName}, ''), ${provedName})`
