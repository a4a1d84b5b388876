// What is done with programs that answer each of our mails (threat 1): the exchange ends after a few.
import { asSystem } from '../kit/db/acting-database.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { searchableText } from '../mail/searchable-text.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { mayComeInMasses } from './flood.ts'
import { isLikeLast, repeatsLast } from './repeated-text-store.ts'
import type { AgentRoute } from './route-shapes.ts'

/** A robot answers each of our receipts: the second time it is not heard, and the loop ends. */
export async function isRepeated(
  { services: { db, system }, mail, delivery }: DeliveryContext,
  parsed: ParsedMail,
  { thread }: AgentRoute,
  senderId: number,
): Promise<boolean> {
  if (!thread || delivery.released) return false
  const { recipient } = delivery
  const said = { threadId: thread.id, senderId, mailId: mail.id, recipient, text: searchableText(parsed) }
  return repeatsLast(asSystem(db, system), said)
}

/** Its words are read, since a person may have written them; what answers everything is not answered. */
export async function isByRobot(
  { services: { db, system, clock }, mail, delivery, trace }: DeliveryContext,
  parsed: ParsedMail,
  { thread }: AgentRoute,
  senderId: number,
): Promise<boolean> {
  if (delivery.released || mayComeInMasses(mail)) return false
  const said = { threadId: thread?.id ?? null, senderId, mailId: mail.id, text: searchableText(parsed) }
  const { recipient } = delivery
  const isAlike = await isLikeLast(asSystem(db, system), { ...said, recipient, now: clock() })
  if (isAlike) trace.add('read', 'nearly the same as the mails before it, which a program may have written')
  return isAlike
}
