// Records, status, events and the answer of a delivery, in the one transaction of it (agents.md 1.3).
import { applyMail } from '../agent/apply-mail.ts'
import { type Outcome as Done, tally, tasksOf } from '../agent/outcome.ts'
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Scope } from '../kit/scope.ts'
import { wantsNoAnswer } from '../language/small-talk.ts'
import { searchableText } from '../mail/searchable-text.ts'
import { baseSubject } from '../mail/subject.ts'
import type { DeliveryProcessed } from './contract.ts'
import { type DeliveryContext, type Outcome, ownerOf } from './delivery-context.ts'
import { addRecipient, endDelivery, lockDelivery } from './delivery-store.ts'
import { floodDelay, queueFloodSummary } from './flood.ts'
import { threadsOfJoinedToken } from './joined-reply-store.ts'
import { tellOfMail } from './mail-events.ts'
import { otherDeliveries } from './other-deliveries-store.ts'
import type { ReadDelivery } from './read-delivery.ts'
import { answerMail } from './receipt.ts'
import { type ReceiptHeader, receiptHeaderOf } from './receipt-header.ts'
import type { Summary } from './summary.ts'
import { addToThread, createThread, stopFollowing } from './thread-store.ts'

/** All of it commits, or nothing does; once only, however often it is tried. */
export function applyDelivery(context: DeliveryContext, read: ReadDelivery): Promise<Outcome> {
  const { services, delivery, trace } = context
  const { db, system } = services
  const stepsBefore = trace.steps.length
  return db.together(touchedBy(context, read), async (): Promise<Outcome> => {
    trace.backTo(stepsBefore)
    const [isOurs, others] = await Promise.all([
      lockDelivery(asSystem(db, system), delivery),
      otherDeliveries(asSystem(db, system), { id: delivery.id, mailId: delivery.mailId }),
    ])
    if (!isOurs) return 'done'
    const at = services.clock()
    const { route, agent, reading } = read
    const threadId = await joinThread(context, read, at)
    const mail = { ...read.mail, threadId }
    const applied = await applyMail(agent, {
      ...{ scope: route.scope, mail, reading, at, mayTellOthers: tellsOthers(context, read) },
      stopFollowing: (id) => stopThreads(context, route.scope, id),
      undo: services.undo,
    })
    await noteLanguage(context, read)
    trace.add('applied', applied.headline)
    const isFlood = floodDelay(context) !== null
    const isLeftOut = isFlood || (applied.isQuiet && isUnwanted(context, read))
    const header = read.mayAnswer && !isLeftOut ? headerOf(context, read, { threadId, applied }) : null
    const summary: Summary = { ...applied, by: reading.by, model: reading.model, header }
    trace.add(
      'answered',
      header ? 'by a receipt' : read.mayAnswer && isFlood ? 'by one summary' : 'not answered',
    )
    // Of a mail to this agent alone nobody asks again.
    const kept = { ...summary, header: others.length > 0 ? header : null }
    await endApplied(context, read, { threadId, summary: kept, at })
    if (read.mayAnswer && isFlood) await queueFloodSummary(services, context, read.sender)
    await answerMail(context, summary, others, at)
    await bringIn(context, read)
    await tell(context, read, applied)
    return 'done'
  })
}

/** Each reads the mail as one that only copied it: nothing goes to others by that (agents.md 1.5). */
async function bringIn({ services, delivery }: DeliveryContext, { broughtIn }: ReadDelivery): Promise<void> {
  const { db, system, domain, again } = services
  for (const type of broughtIn) {
    const id = await addRecipient(asSystem(db, system), delivery.mailId, `${type}@${domain}`)
    if (id !== null) await again(id, 0, false)
  }
}

/** So that a short answer, and what we write by ourselves, is in the language in which the person writes. */
async function noteLanguage({ services }: DeliveryContext, { mail, sender }: ReadDelivery): Promise<void> {
  if (mail.writtenIn !== null && mail.writtenIn !== sender.mailLanguage)
    await services.people.noteLanguage(sender.id, mail.writtenIn)
}

/**
 * A thread has one project, which has its tasks, so these are all that two mails could both change: the mail itself
 * with its deliveries, what is the sender's own (limits, links, undo), and the thread. An agent whose records reach
 * across threads names them.
 */
function touchedBy({ mail }: DeliveryContext, { route, sender, agent, ...read }: ReadDelivery): string[] {
  const thread = route.thread ? [`thread ${route.thread.id}`] : []
  const own = agent.touches?.(read.mail, read.reading.proposal) ?? []
  return [`mail ${mail.id}`, `person ${sender.id}`, ...thread, ...own]
}

/** In a reply to a joined receipt `#stop` is about all that it told of. */
async function stopThreads(
  { services, delivery }: DeliveryContext,
  scope: Scope,
  threadId: number,
): Promise<void> {
  const token = delivery.recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const joined = await threadsOfJoinedToken(asSystem(services.db, services.system), token)
  for (const id of new Set([threadId, ...joined.map((thread) => thread.id)]))
    await stopFollowing(services.db, scope, id)
}

/** Whoever only copied the agent, thanks or is away wants to hear nothing of nothing (agents.md 1.9). */
function isUnwanted(context: DeliveryContext, read: ReadDelivery): boolean {
  const { subject, newest } = read.mail.parsed
  return isOnlyCopied(context, read) || wantsNoAnswer(subject, newest.text)
}

function isOnlyCopied({ delivery }: DeliveryContext, { mail: { parsed } }: ReadDelivery): boolean {
  const isIn = (list: readonly { address: string }[]) =>
    list.some(({ address }) => address === delivery.recipient.toLowerCase())
  return isIn(parsed.cc) && !isIn(parsed.to)
}

/** The thread's id, with the mail and its people in it; strangers do not join (model.md). */
async function joinThread(
  { services }: DeliveryContext,
  { route, mail }: ReadDelivery,
  at: Date,
): Promise<number> {
  const userIds = mail.isStranger
    ? []
    : [mail.sender, ...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  const threadMail = { messageId: mail.parsed.messageId, userIds, at }
  if (route.thread) {
    await addToThread(actingAs(services.db, route.scope), route.thread.id, threadMail)
    return route.thread.id
  }
  const thread = {
    agentType: route.agentType,
    instanceId: route.instance?.instanceId ?? null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
    baseSubject: baseSubject(mail.parsed.subject).toLowerCase(),
  }
  return createThread(actingAs(services.db, route.scope), thread, threadMail)
}

async function endApplied(
  context: DeliveryContext,
  { route, mail, sender, trust }: ReadDelivery,
  { threadId, summary, at }: { threadId: number; summary: Summary; at: Date },
): Promise<void> {
  const { services, delivery, trace } = context
  await endDelivery(
    asSystem(services.db, services.system),
    { id: delivery.id, at },
    {
      status: 'processed',
      reason: null,
      trace: trace.steps,
      trust,
      senderId: sender.id,
      ...(summary.isPrivate ? { ...ownerOf(route), companyId: null, ownerId: sender.id } : ownerOf(route)),
      threadId: summary.isPrivate ? null : threadId,
      isReply: mail.isReply,
      made: tally(summary.made.map(({ subject }) => subject)),
      changed: tally(summary.changed),
      summary: { ...summary },
      text: mail.commandsOnly ? '' : searchableText(mail.parsed),
    },
  )
}

/** The sender's header hears of what was made and changed (NOTIF-17); what else came of the mail is told by its agent. */
async function tell(
  context: DeliveryContext,
  read: ReadDelivery,
  { made, changed, place }: Done,
): Promise<void> {
  const { services, delivery, mail } = context
  const { companyId } = read.route.scope
  const sender = { userIds: [read.sender.id], companyId }
  const projectId = place?.id ?? null
  if (made.length > 0) {
    const counts = tally(made.map(({ subject }) => subject))
    const news = { projectId, tasksCreated: tasksOf(counts), made: counts, subject: mail.subject }
    await tellOfMail(services.db, 'email_processed', sender, news)
  }
  if (changed.length > 0) {
    const counts = tally(changed)
    const news = { projectId, mailId: mail.id, tasksUpdated: tasksOf(counts), changed: counts, own: true }
    await tellOfMail(services.db, 'reply_processed', sender, news)
  }
  await tellOfMail(services.db, 'mail_update', sender, { deliveryId: delivery.id })
  const nobody = { userIds: [], companyId }
  await tellOfMail(services.db, 'delivery_processed', nobody, processedEvent(context, read, projectId))
}

/** What mails about this mail go by; told to nobody's screen. */
function processedEvent(
  context: DeliveryContext,
  read: ReadDelivery,
  projectId: number | null,
): DeliveryProcessed {
  const { mail, sender } = read
  const onMail = [...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  return {
    ...{ deliveryId: context.delivery.id, mailId: mail.mailId, projectId, senderId: sender.id, onMail },
    tellsOthers: tellsOthers(context, read),
  }
}

/** Only verified senders cause mail to others, never by a copy, a machine, a list, a flood or a test mail (agents.md 1.5, 1.9). */
function tellsOthers(context: DeliveryContext, { mail, trust, mayAnswer }: ReadDelivery): boolean {
  if (context.mail.source === 'generator') return false
  const recipient = context.delivery.recipient.toLowerCase()
  const isToAgent = mail.parsed.to.some(({ address }) => address === recipient)
  return trust === 'verified' && isToAgent && mayAnswer && floodDelay(context) === null
}

/** The receipt to a private mail is its sender's alone, too: it stands in no thread's list and in no company's. */
function headerOf(
  context: DeliveryContext,
  read: ReadDelivery,
  { threadId, applied }: { threadId: number; applied: Done },
): ReceiptHeader {
  const header = receiptHeaderOf(context, read, threadId)
  return applied.isPrivate ? { ...header, companyId: null } : header
}
