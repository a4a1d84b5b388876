// What a receipt says: what all works of a mail did, in the words and the time zone of its reader.

import type { Agent, AgentMail } from '../agent/agent.ts'
import type { ReceiptContent } from '../mail/layout-receipt.ts'
import type { Account, AddressSettings } from './ports.ts'
import type { Summary } from './read-work.ts'
import type { WorkRoom } from './work-room.ts'
import type { MailRow } from './work-store.ts'

export interface ReceiptFacts {
  agent: Pick<Agent, 'card'>
  settings: AddressSettings | null
  row: MailRow
  mail: AgentMail
  sender: Account
  summaries: readonly Summary[]
  at: Date
}

export async function receiptContent(room: WorkRoom, facts: ReceiptFacts): Promise<ReceiptContent> {
  const { agent, settings, row, mail, sender, summaries } = facts
  const first = summaries.find((one) => one.projectId !== null)
  const claimUrl = sender.confirmed ? null : await room.claimUrl(sender)
  return {
    agent: { name: settings?.displayName ?? agent.card.name, hueHex: agent.card.hue.light },
    mail: { subject: mail.parsed.subject, date: dateWords(mail.sentAt, mail.zone) },
    headline: `${summaries.map((one) => one.headline).join('; ')}.`,
    readBy: readBy(facts),
    items: summaries.flatMap((one) => one.items),
    suggestions: summaries.flatMap((one) => one.suggestions),
    changed: summaries.flatMap((one) => one.changed),
    notUnderstood: summaries.flatMap((one) => one.notUnderstood),
    notes: [...new Set(summaries.flatMap((one) => one.notes))],
    help: [...new Set(summaries.flatMap((one) => one.help))],
    projectUrl: first ? `${room.publicUrl}/project/${first.projectId}` : null,
    projectName: first?.projectName ?? null,
    ...(claimUrl ? { claimUrl } : {}),
    mailHash: row.key,
    ...(settings && { voice: { tone: settings.replyTone, reader: sender.name, signOff: settings.signOff } }),
  }
}

/** "Read by rules in 0.4 s"; after a long wait the time says nothing. */
function readBy({ summaries, row, at }: ReceiptFacts): string {
  const reader = summaries.some((one) => one.by === 'model') ? 'the model' : 'rules'
  const seconds = Math.max(0.1, (at.getTime() - row.receivedAt.getTime()) / 1000)
  return `Read by ${reader}${seconds < 600 ? ` in ${seconds.toFixed(1)} s` : ''}`
}

/** "Tue 10 Mar, 09:12" in the zone of the reader; an offset such as +02:00 is not known to Intl on Node 20. */
function dateWords(at: Date, zone: string): string {
  const offset = /^([+-])(\d\d):(\d\d)$/.exec(zone)
  const shift = offset ? (offset[1] === '-' ? -1 : 1) * (Number(offset[2]) * 60 + Number(offset[3])) : 0
  const local = new Date(at.getTime() + shift * 60_000)
  const { day, time } = wordsOf(offset ? 'UTC' : zone)
  return `${day.format(local).replace(',', '')}, ${time.format(local)}`
}

interface ZoneWords {
  day: Intl.DateTimeFormat
  time: Intl.DateTimeFormat
}

/** Making a format costs a hundred times its use. */
const zones = new Map<string, ZoneWords>()

function wordsOf(timeZone: string): ZoneWords {
  const known = zones.get(timeZone)
  if (known) return known
  const made = {
    day: new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone }),
    time: new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone }),
  }
  zones.set(timeZone, made)
  return made
}
