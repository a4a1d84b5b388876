// Reads a processed delivery again as if it came today, and says what its agent would do otherwise; writes nothing.
import type { Agent, AgentMail, Proposal, ReadAgain } from '../agent/agent.ts'
import { readWith } from '../agent/read-mail.ts'
import type { Difference } from '../agent/replay.ts'
import type { Acting } from '../kit/acting.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { mintScope, type Scope } from '../kit/scope.ts'
import { agentMailOf } from './agent-mail.ts'
import { deliveryContext } from './delivery-context.ts'
import { modelUseOf } from './delivery-reading.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { findPeople } from './participants.ts'
import type { Account, PeoplePort } from './ports.ts'
import { processedDelivery } from './replay-store.ts'
import { modelOfTrace, wasReadByModel, wasReadUnderRules } from './trace.ts'

export interface Reread {
  agentType: string
  subject: string
  /** Of whoever wrote the mail. */
  scope: Scope
  /** Who read it when it came, and who did now: the name of a model, null for rules. */
  readBy: string | null
  model: string | null
  differences: Difference[]
  /** In the open transaction, by whoever has them made so; answers the change set. */
  apply(acting: Acting): Promise<number | null>
}

/** Who wants one mail read again, and by what. */
export interface ChosenReading {
  by: 'rules' | 'model'
  scope: Scope
}

/** No model is set up for the mail, or none answered. */
export class NoModelAnswered extends Error {}

/**
 * By rules where nobody chose. Null for a mail that cannot be read again, since its sender, thread or agent is gone, and
 * for a person who may not.
 * @throws {NoModelAnswered}
 */
export async function replayDelivery(
  services: DeliveryServices,
  id: number,
  chosen: ChosenReading | null = null,
): Promise<Reread | null> {
  const found = await processedDelivery(asSystem(services.db, services.system), id)
  const agent = found?.agentType ? services.agents.built(found.agentType) : null
  if (!found || !agent?.replay || found.threadId === null || !found.takesPart) return null
  if (chosen && !mayReadAgain(chosen.scope, found.delivery)) return null
  // To read without a model would only undo what one read; and what a rule of somebody did stays, whatever became of it.
  const { trace } = found.delivery
  if (chosen === null && (wasReadByModel(trace) || wasReadUnderRules(trace))) return null
  const read = await mailAsItCame(services, found)
  if (!read) return null
  const again = await readOnceMore(services, { ...agent, replay: agent.replay }, read, chosen)
  const { compare, apply } = agent.replay
  const compared = () => compare(read.scope, read.mail, again)
  return {
    agentType: agent.card.type,
    subject: read.mail.parsed.subject,
    scope: read.scope,
    readBy: modelOfTrace(trace),
    model: again.model,
    differences: await compared(),
    // What was found before may be otherwise by now, since people go on working: it is compared once more.
    apply: async (acting) => apply(acting, read.mail, await compared()),
  }
}

/** For the sender of the mail, and for an admin of their company: it changes what others see. */
function mayReadAgain(
  { userId, companyId, role }: Scope,
  delivery: { senderId: number | null; companyId: number | null },
): boolean {
  if (companyId !== (delivery.companyId ?? 0)) return false
  return userId === delivery.senderId || (companyId !== 0 && role === 'admin')
}

async function readOnceMore(
  services: DeliveryServices,
  agent: ReplayingAgent,
  { scope, mail, isFromArchive }: MailAgain,
  chosen: ChosenReading | null,
): Promise<ReadAgain<Proposal, unknown>> {
  const place = mail.isReply && mail.threadId !== null ? await services.placeOf(scope, mail.threadId) : null
  const known = await agent.replay.known(scope, mail, place)
  const isChosen = chosen !== null
  if (chosen?.by !== 'model')
    return { known, proposal: await agent.byRules(mail, known), model: null, isChosen }
  const use = { ...modelUseOf(agent, scope, mail), isFromArchive }
  const { proposal, model } = await readWith(
    agent,
    { scope, mail, model: await services.model.open(use) },
    known,
  )
  if (model === null) throw new NoModelAnswered()
  return { known, proposal, model, isChosen }
}

type ReplayingAgent = Agent & { replay: NonNullable<Agent['replay']> }

interface MailAgain {
  scope: Scope
  isFromArchive: boolean
  mail: AgentMail
}

type Found = NonNullable<Awaited<ReturnType<typeof processedDelivery>>>

async function mailAsItCame(services: DeliveryServices, found: Found): Promise<MailAgain | null> {
  const { delivery, mail, threadId, ownerId, instanceId, isReply } = found
  const { fromAddress } = mail
  if (fromAddress === null || delivery.senderId === null) return null
  const own = { ...services, people: onlyKnown(services.people) }
  const context = deliveryContext(
    own,
    { delivery, mail, recent: 0, answersOpenMail: false, hasCopies: false },
    true,
  )
  const raw = await services.files.read(mail.object)
  const parsed = await services.parse(raw, { sender: REPLAY, commandsOnly: false })
  const account = await services.people.accountAt(fromAddress)
  const people = await findPeople(context, parsed, account, fromAddress).catch(orGone)
  if (people?.sender.id !== delivery.senderId) return null
  const companyId = delivery.companyId ?? 0
  const role = companyId === 0 ? null : await services.people.roleIn(people.sender.id, companyId)
  const scope = mintScope(people.sender.id, companyId, role)
  const blockers = await services.people.blockersOf(people.sender)
  const others = await people.others(blockers).catch(orGone)
  if (!others) return null
  const instance = instanceId === null ? null : await services.addresses.instanceOf(instanceId)
  const route = {
    ...{ to: 'agent' as const, agentType: found.agentType ?? '', scope, instance, ownerId },
    ...{ address: instance?.emailAddress ?? delivery.recipient, settings: instance?.settings ?? null },
    ...{ thread: null, maybeThread: null, isStranger: false },
  }
  const agentMail = agentMailOf(context, parsed, route, { sender: people.sender, others, blockers })
  return { scope, isFromArchive: mail.source === 'import', mail: { ...agentMail, threadId, isReply } }
}

/** All of it waits behind the mails of everybody else who is read at that moment. */
const REPLAY = 'replay'

class SomebodyGone extends Error {}

function orGone(error: unknown): null {
  if (error instanceof SomebodyGone) return null
  throw error
}

/** Makes nobody, and names nobody anew. */
function onlyKnown(people: PeoplePort): PeoplePort {
  return {
    ...people,
    async guestAt(address): Promise<Account> {
      const known = (await people.knownAt([address.toLowerCase()])).get(address.toLowerCase())
      if (!known) throw new SomebodyGone(`nobody is known at ${address}`)
      return known
    },
  }
}
