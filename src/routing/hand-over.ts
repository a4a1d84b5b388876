// Hands a mail to another agent: "cara, what was decided?" in a reply to Tula is for Cara, and $$task makes a task.
import { namedAgent } from '../agent/named-agent.ts'
import { type AgentType, cardOf, crew } from '../crew/crew.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { readMarkers } from '../language/commands.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { domainOf } from '../mail/sender-domain.ts'
import { isForwardSubject, isReplySubject } from '../mail/subject.ts'
import type { DeliveryContext } from './delivery-context.ts'
import type { AgentRoute, Route, RouteQuestion, Router } from './route-shapes.ts'
import { hasParticipantNamed } from './thread-store.ts'

/** Null where nobody is spoken to, where the agent got the mail itself, and where a person on it bears the name. */
export function spokenTo({ services, mail }: DeliveryContext, parsed: ParsedMail): AgentType | null {
  const type = namedAgent(parsed.newest.text)
  if (!type || !services.agents.built(type)) return null
  const people = [...(parsed.from ? [parsed.from] : []), ...parsed.to, ...parsed.cc]
  const isPerson = people.some(
    ({ name, address }) =>
      domainOf(address) !== services.domain &&
      name?.split(' ')[0]?.toLowerCase() === cardOf(type).name.toLowerCase(),
  )
  return isSentTo(mail, type) || isPerson ? null : type
}

/** The agent whose marker $$task is, where the mail bears it and went to none of its addresses (MAIL-14, MAIL-25). */
export function markedFor({ services, mail }: DeliveryContext, parsed: ParsedMail): AgentType | null {
  // The subject of an answer or a forward is somebody else's words.
  const isOwn = !isReplySubject(parsed.subject) && !isForwardSubject(parsed.subject)
  if (!readMarkers(isOwn ? parsed.subject : '', parsed.newest.text).task) return null
  const type = crew.find(({ marker }) => marker === '$$task')?.type
  return type && services.agents.built(type) && !isSentTo(mail, type) ? type : null
}

/** Whether the agent is itself among those that the mail was sent to, by any of its addresses. */
export const isSentTo = ({ envelope }: DeliveryContext['mail'], type: string): boolean =>
  envelope.rcptTo.some((address) => address.toLowerCase().split(/[@+]/)[0] === type)

/**
 * The thread stays where it is, with the agent whose it is: only this mail is another's. Strangers hand over nothing,
 * and where somebody of that name takes part, it is they who are spoken to.
 */
export async function handedOver(router: Router, question: RouteQuestion, route: AgentRoute): Promise<Route> {
  const type = question.spokenTo
  if (!type || !route.thread || route.isStranger || type === route.agentType) return route
  const { db, system } = router
  if (await hasParticipantNamed(asSystem(db, system), route.thread.id, cardOf(type).name)) return route
  return routeTo(router, question.sender, route, type)
}

/** The same mail in the same thread, for another agent; to nobody where its owner paused that one. */
export async function routeTo(
  { addresses, domain }: Pick<Router, 'addresses' | 'domain'>,
  sender: { id: number },
  route: AgentRoute,
  type: string,
): Promise<Route> {
  const own = route.scope.companyId === 0 ? await addresses.primaryFor(sender.id, type) : null
  if (own && !own.isActive)
    return { to: 'nobody', reason: 'The agent at this address is paused', paused: own.emailAddress }
  return {
    ...route,
    agentType: type,
    address: own?.emailAddress ?? `${type}@${domain}`,
    settings: own?.settings ?? null,
  }
}
