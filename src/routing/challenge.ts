// "Was this you?": asks the owner of an address about a mail that was not proved to be theirs (agents.md 1.6).
import { compose } from '../mail/compose.ts'
import { newMessageId } from '../mail/compose-fields.ts'
import { layoutMail } from '../mail/layout.ts'
import { takeChallenge } from '../mail/outbox-limit-store.ts'
import { queueMail } from '../mail/outbox-store.ts'
import type { WorkRoom } from './work-room.ts'
import type { MailRow } from './work-store.ts'

/** Only after SPF of the envelope, so that it never hits a third party; at most once a day for one address. */
export async function queueChallenge(room: WorkRoom, mail: MailRow, address: string): Promise<void> {
  const at = room.clock()
  if (!(await takeChallenge(room.db, room.system, address, at))) return
  const from = `postmaster@${room.domain}`
  const url = `${room.publicUrl}/mails?status=held`
  const { html, text } = layoutMail({
    sender: { name: 'Mailcrew', hueHex: '#0b5d57', line: 'A question about a mail' },
    title: 'Was this you?',
    intro:
      'A mail in your name reached an agent, but it could not be proved that you sent it. It waits and nothing was done.',
    sections: [
      { kind: 'paragraph', text: `Subject: ${mail.subject || '(no subject)'}` },
      { kind: 'button', link: { text: 'Look at it and decide', url } },
      { kind: 'paragraph', text: 'If it was not you, there is nothing to do: it is dropped after 14 days.' },
    ],
    footer: 'Sent at most once a day.',
  })
  const messageId = newMessageId(room.domain)
  const composed = await compose({
    from,
    fromName: 'Mailcrew',
    to: [address],
    subject: 'Was this mail from you?',
    text,
    html,
    messageId,
    date: at,
    autoSubmitted: 'auto-generated',
  })
  const account = await room.people.accountAt(address)
  const id = await queueMail(room.db, room.system, {
    key: `challenge:${address}:${at.toISOString().slice(0, 10)}`,
    kind: 'challenge',
    messageId: composed.messageId,
    mailFrom: '',
    recipient: address,
    subject: 'Was this mail from you?',
    text,
    raw: composed.raw,
    toUserId: account?.id ?? null,
    mailId: mail.id,
    at,
  })
  if (id !== null) await room.deliver(id)
}
