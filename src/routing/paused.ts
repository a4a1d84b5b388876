// Tells a person that their own agent is paused: the address that all people share cannot be refused at the door.
import { wordsIn } from '../mail/words/words.ts'
import type { DeliveryContext } from './delivery-context.ts'
import { queueNotice } from './notice.ts'
import type { Account } from './ports.ts'

/** Once a day for an address; only to verified senders, and never in answer to a machine. */
export async function tellPaused(
  { services, mail }: DeliveryContext,
  sender: Account,
  address: string,
): Promise<void> {
  const language = sender.language ?? sender.mailLanguage ?? 'en'
  const { paused: words, noSubject } = wordsIn(language)
  const day = services.clock().toISOString().slice(0, 10)
  await services.db.transaction(() =>
    queueNotice(services, {
      key: `paused:${sender.email}:${address}:${day}`,
      kind: 'paused',
      recipient: sender.email,
      language,
      subject: `Re: ${mail.subject || noSubject}`,
      line: words.line,
      title: words.title,
      intro: words.intro(address),
      sections: [{ kind: 'button', link: { text: words.button, url: `${services.publicUrl}/mails` } }],
      footer: words.footer,
      mailId: mail.id,
    }),
  )
}
