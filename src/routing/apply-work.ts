// Records, status, events and the answer of a work, in the one transaction of it (agents.md 1.3).
import { applyMail } from '../agent/apply-mail.ts'
import { type Outcome as Done, tally, tasksOf } from '../agent/outcome.ts'
import { actingAs, asSystem } from '../kit/db/acting-database.ts'
import type { Scope } from '../kit/scope.ts'
import { wantsNoAnswer } from '../language/small-talk.ts'
import { baseSubject } from '../mail/subject.ts'
import type { MailWorked } from './contract.ts'
import { floodDelay, queueFloodSummary } from './flood.ts'
import { threadsOfJoinedToken } from './joined-reply-store.ts'
import { letterOf } from './letter.ts'
import { tellOfMail } from './mail-events.ts'
import { otherWorks } from './other-works-store.ts'
import type { ReadWork } from './read-work.ts'
import { answerMail } from './receipt.ts'
import type { Summary } from './summary.ts'
import { addToThread, createThread, stopFollowing } from './thread-store.ts'
import { type Outcome, ownerOf, type WorkInHand } from './work-in-hand.ts'
import { endWork, lockWork } from './work-store.ts'

/** All of it commits, or nothing does; once only, however often it is tried. */
export function applyWork(hand: WorkInHand, read: ReadWork): Promise<Outcome> {
  const { room, work, trace } = hand
  const { db, system } = room
  const stepsBefore = trace.steps.length
  return db.together(touchedBy(hand, read), async (): Promise<Outcome> => {
    trace.backTo(stepsBefore)
    const [isOurs, others] = await Promise.all([
      lockWork(asSystem(db, system), work),
      otherWorks(asSystem(db, system), { id: work.id, mailId: work.mailId }),
    ])
    if (!isOurs) return 'done'
    const at = room.clock()
    const { route, agent, reading } = read
    const threadId = await joinThread(hand, read, at)
    const mail = { ...read.mail, threadId }
    const applied = await applyMail(agent, {
      ...{ scope: route.scope, mail, reading, at },
      stopFollowing: (id) => stopThreads(hand, route.scope, id),
      undo: room.undo,
    })
    trace.add('applied', applied.headline)
    const isFlood = floodDelay(hand) !== null
    const isLeftOut = isFlood || (applied.isQuiet && isUnwanted(hand, read))
    const letter = read.mayAnswer && !isLeftOut ? letterOf(hand, read, threadId) : null
    const summary: Summary = { ...applied, by: reading.by, letter }
    trace.add(
      'answered',
      letter ? 'by a receipt' : read.mayAnswer && isFlood ? 'by one summary' : 'not answered',
    )
    // Of a mail to this agent alone nobody asks again.
    const kept = { ...summary, letter: others.length > 0 ? letter : null }
    await endApplied(hand, read, { threadId, summary: kept, at })
    if (read.mayAnswer && isFlood) await queueFloodSummary(room, hand, read.sender.email)
    await answerMail(hand, summary, others, at)
    await tell(hand, read, applied)
    return 'done'
  })
}

/**
 * A thread has one project, which has its tasks, so these are all that two mails could both change: the mail itself
 * with its works, what is the sender's own (limits, links, undo), and the thread. An agent whose records reach
 * across threads names them.
 */
function touchedBy({ mail }: WorkInHand, { route, sender, agent, ...read }: ReadWork): string[] {
  const thread = route.thread ? [`thread ${route.thread.id}`] : []
  const own = agent.touches?.(read.mail, read.reading.proposal) ?? []
  return [`mail ${mail.id}`, `person ${sender.id}`, ...thread, ...own]
}

/** In a reply to a joined receipt `#stop` is about all that it told of. */
async function stopThreads({ room, work }: WorkInHand, scope: Scope, threadId: number): Promise<void> {
  const token = work.recipient.split('@', 1)[0]?.toLowerCase() ?? ''
  const joined = await threadsOfJoinedToken(asSystem(room.db, room.system), token)
  for (const id of new Set([threadId, ...joined.map((thread) => thread.id)]))
    await stopFollowing(room.db, scope, id)
}

/** Whoever only copied the agent, thanks or is away wants to hear nothing of nothing (agents.md 1.9). */
function isUnwanted(hand: WorkInHand, read: ReadWork): boolean {
  const { subject, newest } = read.mail.parsed
  return isOnlyCopied(hand, read) || wantsNoAnswer(subject, newest.text)
}

function isOnlyCopied({ work }: WorkInHand, { mail: { parsed } }: ReadWork): boolean {
  const isIn = (list: readonly { address: string }[]) =>
    list.some(({ address }) => address === work.recipient.toLowerCase())
  return isIn(parsed.cc) && !isIn(parsed.to)
}

/** The thread's id, with the mail and its people in it; strangers do not join (model.md). */
async function joinThread({ room }: WorkInHand, { route, mail }: ReadWork, at: Date): Promise<number> {
  const userIds = mail.isStranger
    ? []
    : [mail.sender, ...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
  const threadMail = { messageId: mail.parsed.messageId, userIds, at }
  if (route.thread) {
    await addToThread(actingAs(room.db, route.scope), route.thread.id, threadMail)
    return route.thread.id
  }
  const thread = {
    agentType: route.agentType,
    instanceId: route.instance?.instanceId ?? null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
    baseSubject: baseSubject(mail.parsed.subject).toLowerCase(),
  }
  return createThread(actingAs(room.db, route.scope), thread, threadMail)
}

async function endApplied(
  hand: WorkInHand,
  { route, mail, sender, trust }: ReadWork,
  { threadId, summary, at }: { threadId: number; summary: Summary; at: Date },
): Promise<void> {
  const { room, work, trace } = hand
  await endWork(
    asSystem(room.db, room.system),
    { id: work.id, at },
    {
      status: 'processed',
      reason: null,
      trace: trace.steps,
      trust,
      senderId: sender.id,
      ...ownerOf(route),
      threadId,
      isReply: mail.isReply,
      made: tally(summary.made.map(({ subject }) => subject)),
      changed: tally(summary.changed),
      summary: { ...summary },
    },
  )
}

/** The sender's header hears of what was made and changed (NOTIF-17); what else came of the mail is told by its agent. */
async function tell(hand: WorkInHand, read: ReadWork, { made, changed, place }: Done): Promise<void> {
  const { room, work, mail } = hand
  const { companyId } = read.route.scope
  const sender = { userIds: [read.sender.id], companyId }
  const projectId = place?.id ?? null
  if (made.length > 0) {
    const counts = tally(made.map(({ subject }) => subject))
    const news = { projectId, tasksCreated: tasksOf(counts), made: counts, subject: mail.subject }
    await tellOfMail(room.db, 'email_processed', sender, news)
  }
  if (changed.length > 0) {
    const counts = tally(changed)
    const news = { projectId, mailId: mail.id, tasksUpdated: tasksOf(counts), changed: counts, own: true }
    await tellOfMail(room.db, 'reply_processed', sender, news)
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
