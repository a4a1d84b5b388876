// "Send a test mail": an example in the person's name, through the same door as every mail (SET-18).
import { firstAgent } from '../../crew/crew.ts'
import type { Clock } from '../../kit/clock.ts'
import { actingAs, asSystem } from '../../kit/db/acting-database.ts'
import type { Database } from '../../kit/db/database.ts'
import { AppError } from '../../kit/errors.ts'
import type { Scope, SystemScope } from '../../kit/scope.ts'
import { composeExample } from '../../mail/example-mail.ts'
import type { Accept } from '../../mail/intake/accept.ts'
import { countTry, displayName, findUser } from '../accounts/index.ts'
import { primaryAddress } from '../instances/index.ts'

export interface TestMailServices {
  db: Database
  system: SystemScope
  clock: Clock
  /** The mail domain. */
  domain: string
  /** Null in a process that takes in no mail. */
  accept: Accept | null
}

const MAILS = 10
const HOUR_MS = 60 * 60_000

export const EXAMPLE_SUBJECT = 'Example: team lunch'

/** Its subject says that it is an example: a sentence about that would be read like any other. */
const TEXT = `Hi ${firstAgent.name},

Please book a table for six by Friday.
I'll send everybody the menu tomorrow.
Please collect the money by next Wednesday.

Best regards
`

/** Resolves to the subject once the mail is as safe as one that the listener has acknowledged. */
export async function sendExample(services: TestMailServices, scope: Scope): Promise<{ subject: string }> {
  const { db, system, clock, domain, accept } = services
  if (!accept)
    throw new AppError('unavailable', `Write to ${primaryAddress(firstAgent.type, domain)} to try it out`)
  const account = await findUser(actingAs(db, scope), scope.userId)
  if (!account) throw new AppError('unauthorized', 'Unauthorized')
  const at = clock()
  await countTry(
    asSystem(db, system),
    [{ key: `test-mail:${scope.userId}`, max: MAILS, windowMs: HOUR_MS }],
    at,
  )
  const to = primaryAddress(firstAgent.type, domain)
  const raw = await composeExample({
    from: { name: displayName(account), address: account.email },
    to: { name: firstAgent.name, address: to },
    subject: EXAMPLE_SUBJECT,
    text: TEXT,
    date: at,
  })
  // The session proves who wrote it, as loopback does in local mode: no wire was between them and us.
  const facts = { helo: 'settings', peer: '127.0.0.1', tls: false, local: true, relay: null }
  const envelope = { ...facts, mailFrom: account.email, rcptTo: [to], receivedAt: at.toISOString() }
  await accept(envelope, raw, 'app')
  return { subject: EXAMPLE_SUBJECT }
}
