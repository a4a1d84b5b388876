// "Was this you?": asks the owner of an address about a mail that was not proved to be theirs (agents.md 1.6).
import { takeChallenge } from '../mail/outbox-limit-store.ts'
import { queueNotice } from './notice.ts'
import type { WorkRoom } from './work-room.ts'
import type { MailRow } from './work-store.ts'

/** Only after SPF of the envelope, so that it never hits a third party; at most once a day for one address. */
export async function queueChallenge(room: WorkRoom, mail: MailRow, address: string): Promise<void> {
  const at = room.clock()
  if (!(await takeChallenge(room.db, room.system, address, at))) return
  await queueNotice(room, {
    key: `challenge:${address}:${at.toISOString()}`,
    kind: 'challenge',
    recipient: address,
    subject: 'Was this mail from you?',
    line: 'A question about a mail',
    title: 'Was this you?',
    intro:
      'A mail in your name reached an agent, but it could not be proved that you sent it. It waits and nothing was done.',
    sections: [
      { kind: 'paragraph', text: `Subject: ${mail.subject || '(no subject)'}` },
      { kind: 'button', link: { text: 'Look at it and decide', url: `${room.publicUrl}/mails?status=held` } },
      { kind: 'paragraph', text: 'If it was not you, there is nothing to do: it is dropped after 14 days.' },
    ],
    footer: 'Sent at most once a day.',
    mailId: mail.id,
  })
}
