// One delivery from its claim to its end: guard, route, read, apply, answer (agents.md 1.3 to 1.9).
import type { Trust } from '../../db/schema/mails.ts'
import type { Agent, AgentMail, Proposal, Reading } from '../agent/agent.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { observed } from '../kit/observe.ts'
import { NotNow } from '../kit/thread-pool.ts'
import { isIgnored } from '../mail/machine-mail.ts'
import { machineReason } from '../mail/machine-text.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { readRecipient } from './addresses.ts'
import { agentMailOf } from './agent-mail.ts'
import { applyDelivery } from './apply-delivery.ts'
import { answeredRoute } from './bare-subject.ts'
import { bestCopy, onlyCopy } from './choose-copy.ts'
import { type DeliveryContext, deliveryContext, type Outcome, ownerOf } from './delivery-context.ts'
import { endBounce, endFailed, endGuarded, endIgnored, holdUnverified, putOff } from './delivery-end.ts'
import { parseDelivery, readDelivery } from './delivery-reading.ts'
import type { DeliveryServices } from './delivery-services.ts'
import { claimDelivery, findDeliveryStatus } from './delivery-store.ts'
import { floodDelay, floodSince } from './flood.ts'
import { endForwardingRequest } from './forwarding.ts'
import { isSentTo, markedFor, routeTo, spokenTo } from './hand-over.ts'
import { findPeople, type MailPeople, readBlockers } from './participants.ts'
import { tellPaused } from './paused.ts'
import { decide } from './policy.ts'
import { isByRobot, isRepeated } from './robots.ts'
import { apartFrom, routeDelivery } from './route.ts'
import type { AgentRoute } from './route-shapes.ts'
import { proveSender } from './sender-proof.ts'
import { hasLeft } from './standing-store.ts'
import { readByNote } from './trace.ts'
import { underRules } from './under-rules.ts'

/** Never throws for what a mail holds: a failure is counted, tried again with growing delays, then told. */
export async function processDelivery(
  services: DeliveryServices,
  deliveryId: number,
  slowed = false,
): Promise<Outcome> {
  const claimed = await claimDelivery(
    asSystem(services.db, services.system),
    deliveryId,
    floodSince(services.clock()),
  )
  if (!claimed) return 'done'
  const context = deliveryContext(services, claimed, slowed)
  const log = services.log.child({ traceId: claimed.mail.traceId, deliveryId })
  const putOffIfNotNow = (error: unknown): Promise<Outcome> => {
    if (error instanceof NotNow) return putOff(context, error.seconds, context.slowed)
    throw error
  }
  try {
    const outcome = await observed(
      { step: 'delivery', kind: claimed.mail.source, traceId: claimed.mail.traceId },
      () => services.memory.spend(claimed.mail.size, () => processClaimed(context)).catch(putOffIfNotNow),
      (ended) => (ended === 'again' ? ended : statusOfDelivery(services, deliveryId)),
    )
    log.info({ outcome }, 'a mail was processed')
    return outcome
  } catch (error) {
    log.warn({ err: error, attempt: claimed.delivery.attempts }, 'a mail could not be processed')
    return endFailed(context, error)
  }
}

async function statusOfDelivery({ db, system }: DeliveryServices, id: number): Promise<string> {
  return (await findDeliveryStatus(asSystem(db, system), id)) ?? 'gone'
}

/** @throws what reading or applying it throws. */
export async function processClaimed(context: DeliveryContext): Promise<Outcome> {
  const { services, mail, trace } = context
  // Before anything is done for it.
  if (mail.fromAddress !== null) services.checkTurn(mail.fromAddress)
  if (trace.steps.length === 0) trace.add('stored', `${mail.size} bytes by ${mail.source}`)
  // Whoever let it through saw the mail as it is kept.
  const chosen =
    context.hasCopies && !context.delivery.released ? await bestCopy(context) : await onlyCopy(context)
  if (!chosen) return putOff(context, 0, context.slowed)
  const { raw, machine } = chosen
  if (machine.kind === 'bounce') return endBounce(context, raw)
  if (readRecipient(context.delivery.recipient, services.domain, services.agents)?.kind === 'report')
    return endIgnored(context, 'It came to an address that takes reports about undelivered mail alone')
  const forwarding = await endForwardingRequest(context, chosen)
  if (forwarding) return forwarding
  if (isIgnored(machine) || !chosen.verdict) return endIgnored(context, sentence(machine.reason))

  const proof = await proveSender(context, chosen.verdict)
  const { verdict, account, trust } = proof
  if (trust === 'unverified' || !verdict.fromAddress) return holdUnverified(context, proof, machine.answer)
  context.known = { trust, senderId: account?.id ?? null }
  trace.add('guarded', `${trust}: ${verdict.detail}`)

  const parsed = await parseDelivery(context, raw, verdict.fromAddress)
  const byMachine = machineReason(parsed)
  if (byMachine !== null) return endIgnored(context, sentence(byMachine))
  if (context.answersOpenMail) return putOff(context, 1, context.slowed)
  const flood = floodDelay(context)
  if (flood !== null && !context.slowed) return putOff(context, flood, true)
  const people = await findPeople(context, parsed, account, verdict.fromAddress)
  // Of an archive nobody waits for an answer, and what it asked for is long over.
  const isProved = proof.isProved && mail.source !== 'import'
  return processForAgent(context, parsed, { people, trust, isProved, mayAnswer: machine.answer && isProved })
}

interface ProvedMail {
  people: MailPeople
  trust: Trust
  isProved: boolean
  mayAnswer: boolean
}

async function processForAgent(
  context: DeliveryContext,
  parsed: ParsedMail,
  { people, trust, isProved, mayAnswer }: ProvedMail,
): Promise<Outcome> {
  const { services, delivery, trace } = context
  const { sender } = people
  if (sender.isDisabled && !delivery.released) {
    const reason = `The account of ${sender.email} is disabled on this server`
    const instance = await services.addresses.instanceAt(delivery.recipient.toLowerCase())
    const known = { trust, senderId: sender.id, ownerId: sender.id, companyId: instance?.companyId ?? null }
    return endGuarded(context, { status: 'held', reason, ...known })
  }
  const marked = markedFor(context, parsed)
  const found = await routeDelivery(services, {
    recipient: delivery.recipient,
    sender,
    ...{ trust, isProved },
    subject: parsed.subject,
    inReplyTo: parsed.inReplyTo,
    references: parsed.references,
    spokenTo: spokenTo(context, parsed),
    markedFor: marked,
    now: services.clock(),
  })
  if (found.to === 'nobody') {
    if (found.paused && trust === 'verified' && mayAnswer) await tellPaused(context, sender, found.paused)
    return endGuarded(context, { status: 'ignored', reason: found.reason, trust, senderId: sender.id })
  }
  const blockers = await readBlockers(services, parsed, sender, found)
  const apart = apartFrom(found, blockers, sender.id)
  const decision = decide({
    trust,
    fromAddress: sender.email,
    instance: apart.instance,
    released: delivery.released,
    isMember: apart.scope.role !== null,
  })
  const known = { trust, senderId: sender.id, ...ownerOf(apart) }
  if (!decision.act) return endGuarded(context, { status: 'held', reason: decision.reason, ...known })
  if (await isRepeated(context, parsed, apart, sender.id)) {
    const reason = 'It says the same as the mail before it in this conversation'
    return endGuarded(context, { status: 'ignored', reason, ...known })
  }
  const agent = services.agents.built(apart.agentType)
  if (!agent)
    return endGuarded(context, { status: 'ignored', reason: 'This agent does not exist yet', ...known })
  const others = await people.others(blockers)
  const arrivedBy = (way: AgentRoute) => agentMailOf(context, parsed, way, { sender, others, blockers })
  const route = await answeredRoute(agent, apart, arrivedBy, context.services.placeOf)
  trace.add('routed', `${agent.card.name}${route.thread ? ', in a known thread' : ''}`)

  const read = await readDelivery(context, agent, route.scope, arrivedBy(route))
  const left = await readByOther(context, { route, agent, ...read }, arrivedBy)
  if (left) trace.add('routed', `Left to ${left.agent.card.name}`)
  const { mail, reading: asWritten, ...meant } = left ?? { route, agent, ...read }
  trace.add(
    'read',
    mail.commandsOnly ? 'for commands alone: its text takes too long' : readByNote(asWritten.model),
  )
  const of = { agent: meant.agent, scope: meant.route.scope, mail, reading: asWritten }
  const { reading, agents } = await underRules(context, of)
  // In the thread of another agent both read it: a vote counts, and what is marked becomes a task.
  const isOthers = marked !== null && !meant.route.isStranger && meant.agent.card.type !== marked
  const broughtIn = isOthers ? [...new Set([...agents, marked])] : agents
  const mayHear =
    mayAnswer &&
    !(await isFormerMember(services, meant.route, sender.id)) &&
    !(await isByRobot(context, parsed, apart, sender.id))
  return applyDelivery(context, { ...meant, mail, reading, sender, trust, mayAnswer: mayHear, broughtIn })
}

/** Nothing of the company is told to whoever was removed from it, not even what became of their mail. */
const isFormerMember = async (
  { db, system }: DeliveryServices,
  { isStranger, scope }: AgentRoute,
  senderId: number,
): Promise<boolean> =>
  isStranger && scope.companyId !== 0 && hasLeft(asSystem(db, system), senderId, scope.companyId)

interface ReadByAgent {
  route: AgentRoute
  agent: Agent
  mail: AgentMail
  reading: Reading<Proposal>
}

/** What an agent has nothing to do with may be work for another: "Ben, please book it", in reply to a poll's result. */
async function readByOther(
  context: DeliveryContext,
  { route, agent, mail, reading }: ReadByAgent,
  arrivedBy: (way: AgentRoute) => AgentMail,
): Promise<ReadByAgent | null> {
  const left = route.isStranger || mail.commandsOnly ? null : (agent.leaves?.(reading.proposal) ?? null)
  if (!left) return null
  for (const other of context.services.agents.takers()) {
    const { type } = other.card
    // What it got itself it reads in a delivery of its own.
    if (type === agent.card.type || isSentTo(context.mail, type)) continue
    const way = await routeTo(context.services, { id: mail.sender.userId }, route, type)
    if (way.to === 'nobody') continue
    const arrived = arrivedBy(way)
    const meant = left.meant === null ? arrived : { ...arrived, meant: left.meant }
    const read = await readDelivery(context, other, way.scope, meant)
    if (other.hasWork?.(read.reading.proposal)) return { route: way, agent: other, ...read }
  }
  return null
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
