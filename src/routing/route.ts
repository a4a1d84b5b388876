// Routes a delivery: which agent, in whose context, in which thread (MAIL-27, MAIL-28); the first rule that matches wins.
import { asSystem } from '../kit/db/acting-database.ts'
import { mintScope } from '../kit/scope.ts'
import { baseSubject, isForwardSubject, isReplySubject } from '../mail/subject.ts'
import { readRecipient } from './addresses.ts'
import { handedOver } from './hand-over.ts'
import type { AgentAddress } from './ports.ts'
import type { AgentRoute, Route, RouteQuestion, Router } from './route-shapes.ts'
import { threadAskedIn } from './thread-by-id-store.ts'
import type { ThreadRow } from './thread-row.ts'
import { isParticipant, threadOfMessages, threadOfSubject, threadsOfToken } from './thread-store.ts'

/** A subject joins a mail to a thread only for so long: with "Re:" (MAIL-27), and alone (agents.md 1.5). */
const SUBJECT_DAYS = 30
const BARE_SUBJECT_DAYS = 14

/**
 * A mail to somebody who has blocked its sender is processed as if the sender had written to their own agent:
 * the answer is the same, and nothing of it reaches the blocker (SET-20).
 */
export function apartFrom(route: AgentRoute, blockers: ReadonlySet<number>, senderId: number): AgentRoute {
  if (route.ownerId === null || !blockers.has(route.ownerId)) return route
  const own = { scope: mintScope(senderId), ownerId: senderId }
  return { ...route, ...own, instance: null, thread: null, maybeThread: null, isStranger: false }
}

export async function routeDelivery(router: Router, question: RouteQuestion): Promise<Route> {
  const route = withStrangers(router, question, await routeByAddress(router, question))
  if (route.to !== 'agent') return route
  return (await underMarker(router, question, route)) ?? handedOver(router, question, route)
}

/** A new mail with the marker of an agent is that one's, whatever agent it came to (MAIL-14, MAIL-25). */
async function underMarker(
  router: Router,
  question: RouteQuestion,
  { agentType, thread, isStranger }: AgentRoute,
): Promise<Route | null> {
  const { markedFor } = question
  if (markedFor === null || markedFor === agentType || thread || isStranger) return null
  const route = await byGlobalAddress(router, question, markedFor)
  return route.to === 'agent' ? route : null
}

/** An agent that answers over all contexts knows those alone whose account it is. */
function withStrangers({ agents }: Router, { trust, isProved }: RouteQuestion, route: Route): Route {
  if (route.to === 'nobody' || !agents.built(route.agentType)?.isEverywhere) return route
  return { ...route, isStranger: route.isStranger || trust !== 'verified' || !isProved }
}

async function routeByAddress(router: Router, question: RouteQuestion): Promise<Route> {
  const recipient = readRecipient(question.recipient, router.domain, router.agents)
  switch (recipient?.kind) {
    case undefined:
      return { to: 'nobody', reason: 'The address is not one of ours any more' }
    case 'postmaster':
      return { to: 'nobody', reason: 'Mail to the postmaster is kept for the server\u2019s owner' }
    case 'report':
      return { to: 'nobody', reason: 'The address takes reports about undelivered mail alone' }
    case 'reply':
      return byToken(router, question, recipient.token)
    case 'agent':
      return byGlobalAddress(router, question, recipient.type)
    case 'instance': {
      const instance = await router.addresses.instanceAt(recipient.address)
      if (!instance) return { to: 'nobody', reason: 'There is no agent at this address any more' }
      return atInstance(router, question, instance)
    }
  }
}

async function byToken(router: Router, question: RouteQuestion, token: string): Promise<Route> {
  const thread = meant(router, question, await threadsOfToken(router.db, router.system, token))
  if (!thread) return { to: 'nobody', reason: 'The conversation of this reply address is gone' }
  const takesPart = await isParticipant(asSystem(router.db, router.system), thread.id, question.sender.id)
  return inThread(router, question, thread, !takesPart)
}

/** Of several agents the one that is spoken to, else the first that keeps records, which a reply can change. */
function meant(
  { agents }: Router,
  { spokenTo }: RouteQuestion,
  threads: readonly ThreadRow[],
): ThreadRow | undefined {
  return (
    threads.find(({ agentType }) => agentType === spokenTo) ??
    threads.find(({ agentType }) => agents.built(agentType)?.noun) ??
    threads[0]
  )
}

/** To the thread that it answers; else the member's company instance; else the personal context (MAIL-28). */
async function byGlobalAddress(router: Router, question: RouteQuestion, agentType: string): Promise<Route> {
  const answered = await threadOfMessages(asSystem(router.db, router.system), named(question), {
    userId: question.sender.id,
    agentType,
  })
  if (answered) return inThread(router, question, answered, false)
  if (router.agents.built(agentType)?.isEverywhere) return overContexts(router, question, agentType)
  const isKnown = question.trust === 'verified'
  const bySubject =
    (isKnown ? await ownThreadBySubject(router, question, agentType) : null) ??
    (await askingThread(router, question, agentType))
  if (bySubject) return inThread(router, question, bySubject, false)
  const company =
    question.trust === 'verified'
      ? await router.addresses.companyInstanceFor(question.sender.id, agentType)
      : null
  if (company) return atInstance(router, question, company)
  const primary = await router.addresses.primaryFor(question.sender.id, agentType)
  return atInstance(router, question, primary)
}

/** Nobody's instance: each sender has threads of their own at it. */
async function overContexts(router: Router, question: RouteQuestion, agentType: string): Promise<Route> {
  const { id } = question.sender
  return {
    ...{ to: 'agent', agentType, scope: mintScope(id), ownerId: id, isStranger: false },
    ...{ instance: null, address: `${agentType}@${router.domain}`, settings: null },
    ...{ thread: await ownThreadBySubject(router, question, agentType), maybeThread: null },
  }
}

async function atInstance(router: Router, question: RouteQuestion, instance: AgentAddress): Promise<Route> {
  const { db, system } = router
  const byMessage = await threadOfMessages(asSystem(db, system), named(question), {
    userId: question.sender.id,
    agentType: instance.agentType,
  })
  const bySubject =
    byMessage ??
    (await ownThreadBySubject(router, question, instance.agentType)) ??
    (await askingThread(router, question, instance.agentType))
  const thread = bySubject && sameContext(bySubject, instance) ? bySubject : null
  if (!instance.isActive)
    return {
      to: 'nobody',
      reason: 'The agent at this address is paused',
      paused: instance.emailAddress,
    }
  const role =
    instance.companyId === null ? null : await router.people.roleIn(question.sender.id, instance.companyId)
  return {
    to: 'agent',
    agentType: instance.agentType,
    scope: mintScope(question.sender.id, instance.companyId ?? 0, role),
    instance,
    address: instance.emailAddress,
    settings: instance.settings,
    thread,
    maybeThread: thread ? null : await ownThreadByBareSubject(router, question, instance),
    ownerId: instance.companyId === null ? (instance.userId ?? question.sender.id) : null,
    isStranger: false,
  }
}

async function inThread(
  router: Router,
  question: RouteQuestion,
  thread: ThreadRow,
  isStranger: boolean,
): Promise<Route> {
  const companyId = thread.companyId ?? 0
  const role = companyId === 0 ? null : await router.people.roleIn(question.sender.id, companyId)
  const home = thread.instanceId === null ? null : await router.addresses.instanceOf(thread.instanceId)
  return {
    to: 'agent',
    agentType: thread.agentType,
    scope: mintScope(question.sender.id, companyId, role),
    instance: home,
    address: home?.emailAddress ?? `${thread.agentType}@${router.domain}`,
    settings: home?.settings ?? null,
    thread,
    maybeThread: null,
    ownerId: thread.ownerId,
    isStranger,
  }
}

/** The only thread in which the sender is asked something under that subject. */
async function askingThread(
  router: Router,
  { subject, sender: { id }, isProved }: RouteQuestion,
  agentType: string,
): Promise<ThreadRow | null> {
  if (!isProved || !isReplySubject(subject)) return null
  const asked = await router.agents.built(agentType)?.asksUnder?.(id, baseSubject(subject))
  const [only, ...others] = asked ?? []
  if (only === undefined || others.length > 0) return null
  return threadAskedIn(asSystem(router.db, router.system), only, id)
}

function ownThreadBySubject(
  router: Router,
  question: RouteQuestion,
  agentType: string,
): Promise<ThreadRow | null> {
  const base = baseSubject(question.subject).toLowerCase()
  if (base === '' || !isReplySubject(question.subject)) return Promise.resolve(null)
  return threadOfSubject(asSystem(router.db, router.system), {
    ...asked(question, base, agentType),
    days: SUBJECT_DAYS,
  })
}

/** At the same address alone, and for a mail that has nothing else of an answer (agents.md 1.5). */
async function ownThreadByBareSubject(
  router: Router,
  question: RouteQuestion,
  instance: AgentAddress,
): Promise<ThreadRow | null> {
  const { subject } = question
  const base = baseSubject(subject).toLowerCase()
  if (base === '' || isReplySubject(subject) || isForwardSubject(subject) || named(question).length > 0)
    return null
  const found = await threadOfSubject(asSystem(router.db, router.system), {
    ...asked(question, base, instance.agentType),
    days: BARE_SUBJECT_DAYS,
  })
  return found?.instanceId === instance.instanceId && sameContext(found, instance) ? found : null
}

const asked = ({ sender, now }: RouteQuestion, baseSubject: string, agentType: string) => ({
  ...{ baseSubject, agentType, now },
  userId: sender.id,
})

function named({ inReplyTo, references }: RouteQuestion): string[] {
  return [...references, ...(inReplyTo ? [inReplyTo] : [])]
}

function sameContext(thread: ThreadRow, instance: AgentAddress): boolean {
  return (
    thread.companyId === instance.companyId &&
    (thread.companyId !== null || thread.ownerId === instance.userId)
  )
}
