// One work from its claim to its end: guard, route, read, apply, answer (agents.md 1.3 to 1.9).
import type { TraceStep, Trust } from '../../db/schema/mails.ts'
import type { AgentMail, Applied, Reading } from '../agent/agent.ts'
import { emit } from '../kit/events.ts'
import { readBounce } from '../mail/bounce.ts'
import { isIgnored, type MachineMail, readMachineMail } from '../mail/machine-mail.ts'
import { markBounced } from '../mail/outbox-send-store.ts'
import { parseMail } from '../mail/parse.ts'
import { MailTooComplex, type ParsedMail } from '../mail/parsed-mail.ts'
import { checkSender, type SenderVerdict } from '../mail/sender.ts'
import { readHeaderFields } from '../mail/sender-headers.ts'
import { baseSubject } from '../mail/subject.ts'
import { gradeTrust } from '../mail/trust.ts'
import { queueChallenge } from './challenge.ts'
import { isFlood, queueFloodSummary } from './flood.ts'
import { readBlockers, readPeople } from './participants.ts'
import { decide } from './policy.ts'
import type { Account } from './ports.ts'
import { answerMail } from './receipt.ts'
import { type AgentRoute, apartFrom, routeWork } from './route.ts'
import { sentTime, zoneOf } from './sent-time.ts'
import { addToThread, createThread, waitsForEarlier } from './thread-store.ts'
import { Trace } from './trace.ts'
import type { WorkRoom } from './work-room.ts'
import { type ClaimedWork, claimWork, endWork, lockWork, putBack, type WorkEnd } from './work-store.ts'

/** Tries in all; after the last a work is failed and listed with Retry. */
export const MAX_ATTEMPTS = 5

type Outcome = 'done' | 'again'

/** Never throws for what a mail holds: a failure is counted, tried again with growing delays, then told. */
export async function workMail(room: WorkRoom, workId: number, slowed = false): Promise<Outcome> {
  const claimed = await claimWork(room.db, room.system, workId)
  if (!claimed) return 'done'
  const { work, mail } = claimed
  const log = room.log.child({ traceId: mail.traceId, workId })
  const mailWork = new MailWork(room, claimed, slowed)
  try {
    const outcome = await mailWork.run()
    log.info({ outcome }, 'a mail was worked')
    return outcome
  } catch (error) {
    log.warn({ err: error, attempt: work.attempts }, 'a mail could not be worked')
    return failAttempt(room, claimed, mailWork, error)
  }
}

async function failAttempt(
  room: WorkRoom,
  { work, mail }: ClaimedWork,
  done: MailWork,
  error: unknown,
): Promise<Outcome> {
  const at = room.clock()
  const end = { ...done.known, trace: done.trace.steps }
  const isFinal = error instanceof KnownTrouble && error.final
  if (work.attempts < MAX_ATTEMPTS && !isFinal) {
    await room.db.transaction(async () => {
      await endWork(room.db, room.system, work.id, { ...end, status: 'received' }, at)
      await room.again(work.id, delayAfter(work.attempts), false)
    })
    return 'again'
  }
  await room.db.transaction(async () => {
    const reason =
      error instanceof KnownTrouble ? error.message : 'Something went wrong while this mail was read'
    await endWork(room.db, room.system, work.id, { ...end, status: 'failed', reason }, at)
    const userId = end.senderId ?? work.senderId
    if (userId === null) return
    const event = { userIds: [userId], companyId: work.companyId ?? 0 }
    await emit(room.db, { ...event, type: 'email_failed', payload: { subject: mail.subject } })
    await emit(room.db, { ...event, type: 'mail_update', payload: { workId: work.id } })
  })
  return 'done'
}

/** 2, 8, 32, 128 seconds. */
const delayAfter = (attempts: number) => 2 * 4 ** (attempts - 1)

/** A reason that the person should read as it is; `final` when another try cannot help. */
class KnownTrouble extends Error {
  readonly final: boolean

  constructor(message: string, final: boolean) {
    super(message)
    this.final = final
  }
}

class MailWork {
  /** What is known so far of the sender, for a failure half way. */
  readonly known: Pick<WorkEnd, 'trust' | 'senderId'> = {}
  readonly trace: Trace
  readonly #room: WorkRoom
  readonly #claimed: ClaimedWork
  readonly #slowed: boolean

  constructor(room: WorkRoom, claimed: ClaimedWork, slowed: boolean) {
    this.#room = room
    this.#claimed = claimed
    this.#slowed = slowed
    this.trace = new Trace(room.clock, keptSteps(claimed.work.trace))
  }

  async run(): Promise<Outcome> {
    const { work, mail } = this.#claimed
    const room = this.#room
    if (this.trace.steps.length === 0) this.trace.add('stored', `${mail.size} bytes by ${mail.source}`)
    const raw = await room.files.read(mail.object)
    const machine = readMachineMail(readHeaderFields(raw), {
      mailFrom: mail.envelope.mailFrom,
      ourDomain: room.domain,
    })
    if (machine.kind === 'bounce') return this.#bounce(raw)
    if (isIgnored(machine)) return this.#end({ status: 'ignored', reason: sentence(machine.reason) })

    const verdict = await checkSender({
      raw,
      envelope: mail.envelope,
      domain: room.domain,
      clock: room.clock,
      ...(room.resolver ? { resolver: room.resolver } : {}),
      ...(room.trustedSealers ? { trustedSealers: room.trustedSealers } : {}),
    })
    if (verdict.temporary && work.attempts < MAX_ATTEMPTS)
      throw new KnownTrouble('The DNS did not answer', false)
    const account = verdict.fromAddress ? await room.people.accountAt(verdict.fromAddress) : null
    const trust = work.released ? (account ? 'verified' : 'guest') : gradeTrust(verdict, account)
    if (trust === 'unverified' || !verdict.fromAddress) return this.#holdUnverified(verdict, account)
    Object.assign(this.known, { trust, senderId: account?.id ?? null })
    this.trace.add('guarded', `${trust}: ${verdict.detail}`)

    const parsed = await this.#parse(raw)
    const named = [...parsed.references, ...(parsed.inReplyTo ? [parsed.inReplyTo] : [])]
    if (await waitsForEarlier(room.db, room.system, named, mail.id)) return this.#later(1, this.#slowed)
    const flood = await isFlood(room, this.#claimed)
    if (flood && !this.#slowed) return this.#later(flood.delaySeconds, true)

    const sender = account ?? (await room.people.guestAt(verdict.fromAddress, parsed.from?.name ?? null))
    return this.#route(parsed, sender, trust, machine, flood !== null)
  }

  async #parse(raw: Buffer): Promise<ParsedMail> {
    return parseMail(raw).catch((error: unknown) => {
      if (error instanceof MailTooComplex) throw new KnownTrouble(error.message, true)
      throw error
    })
  }

  async #route(
    parsed: ParsedMail,
    sender: Account,
    trust: Trust,
    machine: MachineMail,
    flood: boolean,
  ): Promise<Outcome> {
    const room = this.#room
    const { work, mail } = this.#claimed
    const found = await routeWork(room, {
      recipient: work.recipient,
      sender,
      trust,
      subject: parsed.subject,
      inReplyTo: parsed.inReplyTo,
      references: parsed.references,
      now: room.clock(),
    })
    if (found.to === 'nobody')
      return this.#end({ status: 'ignored', reason: found.reason, trust, senderId: sender.id })
    const blockers = await readBlockers(room.people, parsed, sender, found, room.domain)
    const route = apartFrom(found, blockers, sender.id)
    const decision = decide({
      trust,
      fromAddress: sender.email,
      instance: route.instance,
      released: work.released,
      isMember: route.scope.role !== null,
    })
    const known = { trust, senderId: sender.id, ...ownerOf(route) }
    if (!decision.act) return this.#end({ status: 'held', reason: decision.reason, ...known })
    const agent = room.agents.built(route.agentType)
    if (!agent) return this.#end({ status: 'ignored', reason: 'This agent does not exist yet', ...known })
    this.trace.add('routed', `${agent.name}${route.thread ? ', in a known thread' : ''}`)

    const people = await readPeople(room.people, parsed, sender, work.recipient, room.domain, blockers)
    const agentMail: AgentMail = {
      workId: work.id,
      mailId: mail.id,
      parsed,
      sentAt: sentTime(parsed, mail.receivedAt),
      zone: zoneOf(parsed, sender.timeZone),
      sender: { userId: sender.id, email: sender.email, name: sender.name ?? parsed.from?.name ?? null },
      ...people,
      blockers,
      agentAddress: route.address,
      ...(route.settings && {
        defaults: { priority: route.settings.defaultPriority, dueDays: route.settings.defaultDueDays },
      }),
      ownerId: route.ownerId,
      threadId: route.thread?.id ?? null,
      isReply: route.thread !== null,
      isStranger: route.isStranger,
      isFromProduct: /^(no-?reply|do-?not-?reply|notifications?|mailer|updates?)([+.@-]|$)/.test(
        sender.email,
      ),
    }
    const reading = await agent.read(route.scope, agentMail)
    this.trace.add('read', `by ${reading.by}`)
    return this.#apply(route, agentMail, reading, sender, { ...known, answer: machine.answer, flood })
  }

  /** Records, status, events and the outbox in one transaction per work. */
  #apply(
    route: AgentRoute,
    mail: AgentMail,
    reading: Reading<unknown>,
    sender: Account,
    end: Pick<WorkEnd, 'trust' | 'senderId'> & { answer: boolean; flood: boolean },
  ): Promise<Outcome> {
    const room = this.#room
    const { work } = this.#claimed
    return room.db.transaction(async (): Promise<Outcome> => {
      if (!(await lockWork(room.db, room.system, work))) return 'done'
      const at = room.clock()
      const threadId = await this.#joinThread(route, mail, at)
      const inThread = { ...mail, threadId }
      const agent = room.agents.built(route.agentType)
      if (!agent) return 'done'
      const applied = await agent.apply(route.scope, inThread, reading, at)
      this.trace.add('applied', applied.headline)
      const { answer, flood, ...known } = end
      this.trace.add('answered', answer ? (flood ? 'by one summary' : 'by a receipt') : 'not answered')
      await endWork(
        room.db,
        room.system,
        work.id,
        {
          status: 'processed',
          reason: null,
          trace: this.trace.steps,
          ...known,
          ...ownerOf(route),
          threadId,
          isReply: mail.isReply,
          tasksCreated: applied.tasksCreated,
          tasksUpdated: applied.tasksUpdated,
          summary: { ...applied, by: reading.by, notes: [...reading.notes, ...applied.notes] },
        },
        at,
      )
      if (answer && flood) await queueFloodSummary(room, this.#claimed, sender.email)
      else if (answer) await answerMail(room, this.#claimed, { route, mail: inThread, sender, at })
      await this.#tell(applied, sender.id, route, mail.isReply)
      return 'done'
    })
  }

  async #joinThread(route: AgentRoute, mail: AgentMail, at: Date): Promise<number> {
    const room = this.#room
    const thread =
      route.thread ??
      (await createThread(
        room.db,
        route.scope,
        {
          agentType: route.agentType,
          instanceId: route.instance?.instanceId ?? null,
          companyId: route.scope.companyId || null,
          ownerId: route.ownerId,
          baseSubject: baseSubject(mail.parsed.subject).toLowerCase(),
        },
        at,
      ))
    const userIds = mail.isStranger
      ? []
      : [mail.sender, ...mail.to, ...mail.cc].flatMap((person) => person.userId ?? [])
    await addToThread(room.db, route.scope, thread.id, { messageId: mail.parsed.messageId, userIds, at })
    return thread.id
  }

  /** email_processed or reply_processed for the sender's header (NOTIF-11, NOTIF-12); the boards hear from the agent. */
  async #tell(applied: Applied, userId: number, route: AgentRoute, isReply: boolean): Promise<void> {
    const { work, mail } = this.#claimed
    const event = { userIds: [userId], companyId: route.scope.companyId }
    if (!isReply || applied.tasksCreated > 0) {
      const payload = {
        projectId: applied.projectId,
        tasksCreated: applied.tasksCreated,
        subject: mail.subject,
      }
      await emit(this.#room.db, { ...event, type: 'email_processed', payload })
    }
    await emit(this.#room.db, { ...event, type: 'mail_update', payload: { workId: work.id } })
  }

  async #holdUnverified(verdict: SenderVerdict, account: Account | null): Promise<Outcome> {
    const room = this.#room
    const { work, mail } = this.#claimed
    this.trace.add('guarded', `unverified: ${verdict.detail}`)
    const decision = decide({
      trust: 'unverified',
      fromAddress: verdict.fromAddress ?? '',
      instance: null,
      released: false,
      isMember: false,
    })
    const reason = decision.act ? null : decision.reason
    const instance = await room.addresses.instanceAt(work.recipient.toLowerCase())
    return room.db.transaction(async (): Promise<Outcome> => {
      if (!(await lockWork(room.db, room.system, work))) return 'done'
      const companyId = instance?.companyId ?? null
      await endWork(
        room.db,
        room.system,
        work.id,
        {
          status: 'held',
          reason,
          trace: this.trace.steps,
          trust: 'unverified',
          senderId: account?.id ?? null,
          companyId,
          ownerId: account?.id ?? null,
        },
        room.clock(),
      )
      if (account)
        await emit(room.db, {
          userIds: [account.id],
          companyId: 0,
          type: 'mail_update',
          payload: { workId: work.id },
        })
      if (verdict.spfPassedEnvelopeDomain && verdict.fromAddress)
        await queueChallenge(room, mail, verdict.fromAddress)
      return 'done'
    })
  }

  async #bounce(raw: Buffer): Promise<Outcome> {
    const room = this.#room
    const bounce = await readBounce(raw)
    const ours = bounce?.originalMessageId
      ? await markBounced(room.db, room.system, {
          messageId: bounce.originalMessageId,
          recipient: bounce.recipient,
          error: bounce.status ?? 'not delivered',
        })
      : false
    return this.#end({
      status: 'ignored',
      reason: ours
        ? 'It reports that a mail of ours was not delivered'
        : 'It is a report about undelivered mail',
    })
  }

  async #end(end: Omit<WorkEnd, 'trace'>): Promise<Outcome> {
    const room = this.#room
    const { work } = this.#claimed
    if (end.reason) this.trace.add('guarded', end.reason)
    return room.db.transaction(async (): Promise<Outcome> => {
      if (!(await lockWork(room.db, room.system, work))) return 'done'
      await endWork(room.db, room.system, work.id, { ...end, trace: this.trace.steps }, room.clock())
      const userId = end.senderId ?? work.senderId
      if (userId)
        await emit(room.db, {
          userIds: [userId],
          companyId: end.companyId ?? 0,
          type: 'mail_update',
          payload: { workId: work.id },
        })
      return 'done'
    })
  }

  async #later(seconds: number, slowed: boolean): Promise<Outcome> {
    const { work } = this.#claimed
    await this.#room.db.transaction(async () => {
      await putBack(this.#room.db, this.#room.system, work.id)
      await this.#room.again(work.id, seconds, slowed)
    })
    return 'again'
  }
}

/** A released or retried work tells its first steps once. */
function keptSteps(steps: readonly TraceStep[]): TraceStep[] {
  return steps.filter((one) => one.step === 'stored')
}

function ownerOf(route: AgentRoute): Pick<WorkEnd, 'agentType' | 'instanceId' | 'companyId' | 'ownerId'> {
  return {
    agentType: route.agentType,
    instanceId: route.instance?.instanceId ?? null,
    companyId: route.scope.companyId || null,
    ownerId: route.ownerId,
  }
}

function sentence(reason: string): string {
  return reason.charAt(0).toUpperCase() + reason.slice(1)
}
