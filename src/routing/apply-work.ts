// Records, status, events and the answer of a work, in the one transaction of it (agents.md 1.3).
import type { Applied } from '../agent/agent.ts'
import { baseSubject } from '../mail/subject.ts'
import { floodDelay, queueFloodSummary } from './flood.ts'
import { type MailWorked, tellOfMail } from './mail-events.ts'
import type { ReadWork, Summary } from './read-work.ts'
import { answerMail } from './receipt.ts'
import { addToThread, createThread } from './thread-store.ts'
import { type Outcome, ownerOf, type WorkInHand } from './work-in-hand.ts'
import { endWork, lockWork, type OtherWork, otherWorks } from './work-store.ts'

/** All of it commits, or nothing does; once only, however often it is tried. */
export function applyWork(hand: WorkInHand, read: ReadWork): Promise<Outcome> {
  const { room, work, trace } = hand
  const { db, system } = room
  const stepsBefore = trace.steps.length
  return db.together(touchedBy(hand, read), async (): Promise<Outcome> => {
    trace.backTo(stepsBefore)
    const [isOurs, others] = await Promise.all([
      lockWork(db, system, work),
      otherWorks(db, system, { id: work.id, mailId: work.mailId }),
    ])
    if (!isOurs) return 'done'
    const at = room.clock()
    const { route, agent, reading } = read
    const mail = { ...read.mail, threadId: await joinThread(hand, read, at) }
    const applied = await agent.apply(route.scope, mail, reading, at)
    trace.add('applied', applied.headline)
    const notes = [...reading.notes, ...applied.notes]
    const summary: Summary = { ...applied, by: reading.by, notes }
    await endApplied(hand, read, mail.threadId, summary, at)
    await answer(hand, { ...read, mail }, summary, others, at)
    await tell(hand, read, applied)
    return 'done'
  })
}

/**
 * A thread has one project, which has its tasks, so these are all that two mails could both change: the mail itself
 * with its works, what is the sender's own (limits, links, undo), and the thread.
 */
function touchedBy({ mail }: WorkInHand, { route, sender }: ReadWork): string[] {
  const thread = route.thread ? [`thread ${route.thread.id}`] : []
  return [`mail ${mail.id}`, `person ${sender.id}`, ...thread]
}

/** The thread's id, with the mail and its people in it; strangers do not join (model.md). */
async function joinThread({ room }: WorkInHand, { route, mail }: ReadWork, at: Date): Promise<number> {
  const userIds = mail.isStranger
    ? []
    : [mail.sender, ...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  const threadMail = { messageId: mail.parsed.messageId, userIds, at }
  if (route.thread) {
    await addToThread(room.db, route.scope, route.thread.id, threadMail)
    return route.thread.id
  }
  const thread = {
    agentType: route.agentType,
    instanceId: route.instance?.instanceId ?? null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
    baseSubject: baseSubject(mail.parsed.subject).toLowerCase(),
  }
  return createThread(room.db, route.scope, thread, threadMail)
}

async function endApplied(
  hand: WorkInHand,
  { route, mail, sender, trust, mayAnswer }: ReadWork,
  threadId: number,
  summary: Summary,
  at: Date,
): Promise<void> {
  const { room, work, trace } = hand
  const how = floodDelay(hand) === null ? 'by a receipt' : 'by one summary'
  trace.add('answered', mayAnswer ? how : 'not answered')
  await endWork(
    room.db,
    room.system,
    work.id,
    {
      status: 'processed',
      reason: null,
      trace: trace.steps,
      trust,
      senderId: sender.id,
      ...ownerOf(route),
      threadId,
      isReply: mail.isReply,
      tasksCreated: summary.tasksCreated,
      tasksUpdated: summary.tasksUpdated,
      summary: { ...summary },
    },
    at,
  )
}

async function answer(
  hand: WorkInHand,
  read: ReadWork,
  summary: Summary,
  others: readonly OtherWork[],
  at: Date,
): Promise<void> {
  if (!read.mayAnswer) return
  if (floodDelay(hand) !== null) await queueFloodSummary(hand.room, hand, read.sender.email)
  else await answerMail(hand, { ...read, summary, others, at })
}

/** The sender's header hears of new work (NOTIF-17); what else came of the mail is told by its agent. */
async function tell(hand: WorkInHand, read: ReadWork, { projectId, tasksCreated }: Applied): Promise<void> {
  const { room, work, mail } = hand
  const { companyId } = read.route.scope
  const sender = { userIds: [read.sender.id], companyId }
  if (tasksCreated > 0) {
    const made = { projectId, tasksCreated, subject: mail.subject }
    await tellOfMail(room.db, 'email_processed', sender, made)
  }
  await tellOfMail(room.db, 'mail_update', sender, { workId: work.id })
  const nobody = { userIds: [], companyId }
  await tellOfMail(room.db, 'mail_worked', nobody, workedMail(hand, read, projectId))
}

/** What mails about this mail go by; told to nobody's screen. */
function workedMail(
  hand: WorkInHand,
  { mail, sender, trust, mayAnswer }: ReadWork,
  projectId: number | null,
): MailWorked {
  const onMail = [...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  const isToAgent = mail.parsed.to.some((one) => one.address === hand.work.recipient.toLowerCase())
  return {
    ...{ workId: hand.work.id, mailId: mail.mailId, projectId, senderId: sender.id, onMail },
    // Only verified senders cause mail to others, never by a copy, a machine, a list or a flood (agents.md 1.5, 1.9).
    tellsOthers: trust === 'verified' && isToAgent && mayAnswer && floodDelay(hand) === null,
  }
}
