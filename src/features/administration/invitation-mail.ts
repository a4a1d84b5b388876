// What the owner of the server writes to an address that may sign up.
import type { SendProductMail } from '../../mail/product-mail.ts'
import { wordsIn } from '../../mail/words/words.ts'
import { type Account, displayName, languageOf } from '../accounts/index.ts'

/** The link is no key: whoever opens it has to prove the address. In the owner's language: the address has told none. */
export async function mailInvitation(
  { send, config }: { send: SendProductMail; config: { publicUrl: string } },
  { id, address }: { id: number; address: string },
  owner: Account | null,
): Promise<void> {
  const language = owner ? languageOf(owner) : 'en'
  const { serverInvitation: words } = wordsIn(language)
  const name = owner ? displayName(owner) : 'Mailcrew'
  await send({
    key: `server-invitation:${id}`,
    kind: 'server-invitation',
    to: address,
    language,
    subject: words.subject(name),
    line: words.line,
    intro: words.intro,
    sections: [
      { kind: 'button', link: { text: words.open, url: `${config.publicUrl}/auth/email?mode=signup` } },
      { kind: 'paragraph', text: words.below(address) },
    ],
    footer: words.footer(name),
    ...(owner && { causedBy: owner.id }),
  })
}
