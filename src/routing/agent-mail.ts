// A mail as its agent gets it: with its people, its place, and what its owner has set.
import type { AgentMail } from '../agent/agent.ts'
import { writtenIn } from '../language/written-in.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { type LanguageCode, languageCode } from '../mail/words/contract.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { OtherPeople } from './participants.ts'
import type { Account } from './ports.ts'
import type { AgentRoute } from './route-shapes.ts'
import { sentTime, zoneOf } from './sent-time.ts'

/** TULA-17 */
const PRODUCT_SENDER = /^(no-?reply|do-?not-?reply|notifications?|mailer|updates?)([+.@-]|$)/

/** `blockers`: who has blocked the sender (SET-20). */
interface PeopleOfMail {
  sender: Account
  others: OtherPeople
  blockers: ReadonlySet<number>
}

export function agentMailOf(
  { delivery, mail }: DeliveryContext,
  parsed: ParsedMail,
  route: AgentRoute,
  { sender, others, blockers }: PeopleOfMail,
): AgentMail {
  const { settings } = route
  const written = languageOfMail(parsed)
  return {
    deliveryId: delivery.id,
    mailId: mail.id,
    recipient: delivery.recipient,
    parsed,
    sentAt: sentTime(parsed, mail.receivedAt),
    language: sender.language ?? written ?? sender.mailLanguage ?? 'en',
    writtenIn: written,
    zone: zoneOf(parsed, sender.timeZone),
    sender: { userId: sender.id, email: sender.email, name: sender.name ?? parsed.from?.name ?? null },
    ...others,
    blockers,
    agentAddress: route.address,
    ...(settings && { defaults: { priority: settings.defaultPriority, dueDays: settings.defaultDueDays } }),
    ownerId: route.ownerId,
    threadId: route.thread?.id ?? null,
    isReply: route.thread !== null,
    isStranger: route.isStranger,
    commandsOnly: mail.commandsOnly,
    isFromProduct: PRODUCT_SENDER.test(sender.email),
  }
}

/**
 * By what its sender wrote, else by what they forward, else by the subject; null where none of it tells, and for
 * languages in which we do not write.
 */
function languageOfMail({ newest, subject }: ParsedMail): LanguageCode | null {
  const forwarded = newest.forwarded.map(({ text }) => text).join('\n')
  const own = newest.own ?? newest.text
  const known = languageCode.safeParse(writtenIn(own) ?? writtenIn(forwarded) ?? writtenIn(subject))
  return known.success ? known.data : null
}
