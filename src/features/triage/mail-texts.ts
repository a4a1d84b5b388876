// Reads the mails that were processed before search knew their texts.
import type { SystemDatabase } from '../../kit/db/acting-database.ts'
import type { MailReader } from '../../mail/mail-reader.ts'
import { searchableText } from '../../mail/searchable-text.ts'
import { keepText, textlessDeliveries } from '../../routing/delivery-text-store.ts'

/** At a time, so that new mail does not wait for old. */
const MOST = 100

/** One that cannot be read any more is found by its subject alone. */
export async function readTexts(db: SystemDatabase, reader: MailReader): Promise<void> {
  for (const { id, object, commandsOnly } of await textlessDeliveries(db, MOST)) {
    const mail = commandsOnly ? null : await reader.read(object).catch(() => null)
    await keepText(db, id, mail ? searchableText(mail) : '')
  }
}
