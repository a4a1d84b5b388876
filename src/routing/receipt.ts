// The receipt of a mail: one answer for all of its works, written by the one that finishes last (agents.md 1.3, 1.9).
import type { AgentMail, Applied } from '../agent/agent.ts'
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { type ReceiptContent, receiptLayout } from '../mail/layout-receipt.ts'
import { mayAnswerThread } from '../mail/outbox-limit-store.ts'
import { queueMail } from '../mail/outbox-store.ts'
import type { Account } from './ports.ts'
import type { Route } from './route.ts'
import { addMessage, hasStopped, replyTokenFor } from './thread-store.ts'
import type { WorkRoom } from './work-room.ts'
import { type ClaimedWork, worksOfMail } from './work-store.ts'

export interface Answer {
  route: Extract<Route, { to: 'agent' }>
  mail: AgentMail
  sender: Account
  at: Date
}

type Summary = Applied & { by: 'rules' | 'model' }

/** In the work's transaction. Nothing is sent while another work of the mail is still open. */
export async function answerMail(room: WorkRoom, claimed: ClaimedWork, answer: Answer): Promise<void> {
  const { db, system } = room
  const works = await worksOfMail(db, system, claimed.mail.id)
  if (works.some((one) => one.status === 'received' || one.status === 'processing')) return
  const threadId = answer.mail.threadId
  if (threadId === null || (await hasStopped(db, answer.route.scope, threadId, answer.sender.id))) return
  if (!(await mayAnswerThread(db, system, threadId, answer.at))) return

  const summaries = works.flatMap((one) =>
    one.status === 'processed' && one.summary ? [one.summary as unknown as Summary] : [],
  )
  await queueReceipt(room, claimed, answer, summaries, threadId)
}

async function queueReceipt(
  room: WorkRoom,
  { mail }: ClaimedWork,
  { route, mail: agentMail, sender, at }: Answer,
  summaries: readonly Summary[],
  threadId: number,
): Promise<void> {
  const agent = room.agents.built(route.agentType)
  if (!agent || summaries.length === 0) return
  const { settings } = route
  const speaker = { name: settings?.displayName ?? agent.name, hueHex: agent.hueHex }
  const content: ReceiptContent = {
    ...(await contentOf(room, mail.key, mail.receivedAt, speaker, agentMail, sender, summaries, at)),
    ...(settings && {
      voice: { tone: settings.replyTone, reader: sender.name, signOff: settings.signOff },
    }),
  }
  const { html, text } = receiptLayout(content)
  const token = await replyTokenFor(room.db, route.scope, threadId, sender.id)
  const { parsed } = agentMail
  const subject = /^re:/i.test(parsed.subject) ? parsed.subject : `Re: ${parsed.subject || '(no subject)'}`
  const composed = await compose({
    from: route.address,
    fromName: speaker.name,
    to: [{ address: sender.email, name: sender.name ?? '' }],
    subject,
    text,
    html,
    inReplyTo: parsed.messageId,
    references: [...parsed.references, ...(parsed.messageId ? [parsed.messageId] : [])],
    replyTo: `${token}@${room.domain}`,
    messageId: newMessageId(room.domain),
    date: at,
    autoSubmitted: 'auto-replied',
  })
  const id = await queueMail(room.db, room.system, {
    key: `receipt:${mail.id}:${sender.email}`,
    kind: 'receipt',
    messageId: composed.messageId,
    mailFrom: '',
    recipient: sender.email,
    subject,
    text,
    raw: composed.raw,
    toUserId: sender.id,
    ownerId: sender.id,
    companyId: route.scope.companyId || null,
    mailId: mail.id,
    threadId,
    at,
  })
  if (id === null) return
  await addMessage(room.db, route.scope, threadId, composed.messageId)
  await room.deliver(id)
}

async function contentOf(
  room: WorkRoom,
  mailHash: string,
  receivedAt: Date,
  agent: { name: string; hueHex: string },
  mail: AgentMail,
  sender: Account,
  summaries: readonly Summary[],
  at: Date,
): Promise<ReceiptContent> {
  const all = <K extends keyof Summary>(pick: (one: Summary) => Summary[K] & readonly unknown[]) =>
    summaries.flatMap(pick)
  const first = summaries.find((one) => one.projectId !== null)
  const claimUrl = sender.confirmed ? null : await room.claimUrl(sender)
  const seconds = Math.max(0.1, (at.getTime() - receivedAt.getTime()) / 1000)
  return {
    agent: { name: agent.name, hueHex: agent.hueHex },
    mail: { subject: mail.parsed.subject, date: dateWords(mail.sentAt, mail.zone) },
    headline: `${summaries.map((one) => one.headline).join('; ')}.`,
    readBy: `Read by ${summaries.some((one) => one.by === 'model') ? 'the model' : 'rules'}${seconds < 600 ? ` in ${seconds.toFixed(1)} s` : ''}`,
    items: all((one) => one.items) as ReceiptContent['items'],
    suggestions: all((one) => one.suggestions) as ReceiptContent['suggestions'],
    changed: all((one) => one.changed) as ReceiptContent['changed'],
    notUnderstood: all((one) => one.notUnderstood) as string[],
    notes: [...new Set(all((one) => one.notes) as string[])],
    help: [...new Set(all((one) => one.help) as string[])],
    projectUrl: first ? `${room.publicUrl}/project/${first.projectId}` : null,
    projectName: first?.projectName ?? null,
    ...(claimUrl ? { claimUrl } : {}),
    mailHash,
  }
}

/** "Tue 10 Mar, 09:12" in the zone of the reader; an offset such as +02:00 is not known to Intl on Node 20. */
function dateWords(at: Date, zone: string): string {
  const offset = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  const shift = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  const local = new Date(at.getTime() + shift * 60_000)
  const timeZone = offset ? 'UTC' : zone
  const day = local.toLocaleDateString('en-GB', {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    timeZone,
  })
  const time = local.toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone })
  return `${day.replace(',', '')}, ${time}`
}
