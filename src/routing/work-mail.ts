// One work from its claim to its end: guard, route, read, apply, answer (agents.md 1.3 to 1.9).
import type { Trust } from '../../db/schema/mails.ts'
import { asSystem } from '../kit/db/acting-database.ts'
import { NotNow } from '../kit/thread-pool.ts'
import { isIgnored } from '../mail/machine-mail.ts'
import type { ParsedMail } from '../mail/parsed-mail.ts'
import { agentMailOf } from './agent-mail.ts'
import { applyWork } from './apply-work.ts'
import { answeredRoute } from './bare-subject.ts'
import { bestCopy, onlyCopy } from './choose-copy.ts'
import { floodDelay, floodSince } from './flood.ts'
import { spokenTo } from './hand-over.ts'
import { findPeople, type MailPeople, readBlockers } from './participants.ts'
import { tellPaused } from './paused.ts'
import { decide } from './policy.ts'
import { apartFrom, routeWork } from './route.ts'
import type { AgentRoute } from './route-shapes.ts'
import { proveSender } from './sender-proof.ts'
import { endBounce, endFailed, endGuarded, endIgnored, holdUnverified, putOff } from './work-end.ts'
import { type Outcome, ownerOf, takeInHand, type WorkInHand } from './work-in-hand.ts'
import { parseWork, readWork } from './work-reading.ts'
import type { WorkRoom } from './work-room.ts'
import { claimWork } from './work-store.ts'

/** Never throws for what a mail holds: a failure is counted, tried again with growing delays, then told. */
export async function workMail(room: WorkRoom, workId: number, slowed = false): Promise<Outcome> {
  const claimed = await claimWork(asSystem(room.db, room.system), workId, floodSince(room.clock()))
  if (!claimed) return 'done'
  const hand = takeInHand(room, claimed, slowed)
  const log = room.log.child({ traceId: claimed.mail.traceId, workId })
  try {
    const outcome = await room.memory.spend(claimed.mail.size, () => work(hand))
    log.info({ outcome }, 'a mail was worked')
    return outcome
  } catch (error) {
    if (error instanceof NotNow) return putOff(hand, error.seconds, hand.slowed)
    log.warn({ err: error, attempt: claimed.work.attempts }, 'a mail could not be worked')
    return endFailed(hand, error)
  }
}

async function work(hand: WorkInHand): Promise<Outcome> {
  const { room, mail, trace } = hand
  // Before anything is done for it.
  if (mail.fromAddress !== null) room.checkTurn(mail.fromAddress)
  if (trace.steps.length === 0) trace.add('stored', `${mail.size} bytes by ${mail.source}`)
  // Whoever let it through saw the mail as it is kept.
  const chosen = hand.hasCopies && !hand.work.released ? await bestCopy(hand) : await onlyCopy(hand)
  if (!chosen) return putOff(hand, 0, hand.slowed)
  const { raw, machine } = chosen
  if (machine.kind === 'bounce') return endBounce(hand, raw)
  if (isIgnored(machine) || !chosen.verdict) return endIgnored(hand, sentence(machine.reason))

  const proof = await proveSender(hand, chosen.verdict)
  const { verdict, account, trust } = proof
  if (trust === 'unverified' || !verdict.fromAddress) return holdUnverified(hand, proof)
  hand.known = { trust, senderId: account?.id ?? null }
  trace.add('guarded', `${trust}: ${verdict.detail}`)

  const parsed = await parseWork(hand, raw, verdict.fromAddress)
  if (hand.answersOpenMail) return putOff(hand, 1, hand.slowed)
  const flood = floodDelay(hand)
  if (flood !== null && !hand.slowed) return putOff(hand, flood, true)
  const people = await findPeople(hand, parsed, account, verdict.fromAddress)
  const mayAnswer = machine.answer && proof.isProved
  return workForAgent(hand, parsed, { people, trust, mayAnswer })
}

async function workForAgent(
  hand: WorkInHand,
  parsed: ParsedMail,
  { people, trust, mayAnswer }: { people: MailPeople; trust: Trust; mayAnswer: boolean },
): Promise<Outcome> {
  const { room, work, trace } = hand
  const { sender } = people
  const found = await routeWork(room, {
    recipient: work.recipient,
    sender,
    trust,
    subject: parsed.subject,
    inReplyTo: parsed.inReplyTo,
    references: parsed.references,
    spokenTo: spokenTo(hand, parsed),
    now: room.clock(),
  })
  if (found.to === 'nobody') {
    if (found.paused && trust === 'verified' && mayAnswer) await tellPaused(hand, sender, found.paused)
    return endGuarded(hand, { status: 'ignored', reason: found.reason, trust, senderId: sender.id })
  }
  const blockers = await readBlockers(room, parsed, sender, found)
  const apart = apartFrom(found, blockers, sender.id)
  const decision = decide({
    trust,
    fromAddress: sender.email,
    instance: apart.instance,
    released: work.released,
    isMember: apart.scope.role !== null,
  })
  const known = { trust, senderId: sender.id, ...ownerOf(apart) }
  if (!decision.act) return endGuarded(hand, { status: 'held', reason: decision.reason, ...known })
  const agent = room.agents.built(apart.agentType)
  if (!agent)
    return endGuarded(hand, { status: 'ignored', reason: 'This agent does not exist yet', ...known })
  const others = await people.others(blockers)
  const arrivedBy = (way: AgentRoute) => agentMailOf(hand, parsed, way, { sender, others, blockers })
  const route = await answeredRoute(agent, apart, arrivedBy, hand.room.placeOf)
  trace.add('routed', `${agent.card.name}${route.thread ? ', in a known thread' : ''}`)

  const { mail, reading } = await readWork(hand, agent, route.scope, arrivedBy(route))
  trace.add('read', mail.commandsOnly ? 'for commands alone: its text takes too long' : `by ${reading.by}`)
  return applyWork(hand, { route, agent, mail, reading, sender, trust, mayAnswer })
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
