// Tells a person that their own agent is paused: the address that all people share cannot be refused at the door.
import type { DeliveryContext } from './delivery-context.ts'
import { queueNotice } from './notice.ts'
import type { Account } from './ports.ts'

/** Once a day for an address; only to verified senders, and never in answer to a machine. */
export async function tellPaused(
  { services, mail }: DeliveryContext,
  sender: Account,
  address: string,
): Promise<void> {
  const day = services.clock().toISOString().slice(0, 10)
  await services.db.transaction(() =>
    queueNotice(services, {
      key: `paused:${sender.email}:${address}:${day}`,
      kind: 'paused',
      recipient: sender.email,
      subject: `Re: ${mail.subject || '(no subject)'}`,
      line: 'Nothing was done',
      title: 'This agent is paused',
      intro: `Your mail reached ${address}, which is paused for you. Reactivate it on its page and send the mail again.`,
      sections: [{ kind: 'button', link: { text: 'Open the mail log', url: `${services.publicUrl}/mails` } }],
      footer: 'Sent at most once a day.',
      mailId: mail.id,
    }),
  )
}
