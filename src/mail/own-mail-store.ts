// A mail that came over no wire: what somebody gave us in the app, kept as one so that it is read as one.
import { mails } from '../../db/schema/mails.ts'
import type { Database } from '../kit/db/database.ts'
import type { Scope } from '../kit/scope.ts'

export interface OwnMail {
  /** Also its once-only key: nobody sends it again. */
  messageId: string
  traceId: string
  /** Name of its object in the mail store, which is written already. */
  object: string
  size: number
  from: { address: string; name: string }
  subject: string
  at: Date
}

/** Without deliveries: no agent is given it. The id. */
export async function insertOwnMail(db: Database, scope: Scope, mail: OwnMail): Promise<number> {
  const { messageId, traceId, object, size, from, subject, at } = mail
  const [row] = await db.orm
    .insert(mails)
    .values({
      ...{
        key: `own:${scope.userId}:${messageId}`,
        traceId,
        source: 'app',
        object,
        size,
        messageId,
        subject,
      },
      ...{ fromAddress: from.address, fromName: from.name, sentAt: at, receivedAt: at },
      envelope: {
        ...{ mailFrom: from.address, rcptTo: [], helo: '', peer: 'app', tls: true, local: true, relay: null },
        receivedAt: at.toISOString(),
      },
    })
    .returning({ id: mails.id })
  if (!row) throw new Error('the mail was not kept')
  return row.id
}
