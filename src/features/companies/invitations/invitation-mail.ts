// What companies write to people: the invitation with its link (COMP-22).
import type { LayoutSection } from '../../../mail/layout-parts.ts'
import type { SendProductMail } from '../../../mail/product-mail.ts'
import type { LanguageCode } from '../../../mail/words/contract.ts'
import { dateWords } from '../../../mail/words/days.ts'
import { wordsIn } from '../../../mail/words/words.ts'
import type { InvitationMail } from '../company-services.ts'

/** What the mail asks of accounts. */
export interface InvitedPeople {
  accountOf(address: string): Promise<{ id: number } | null>
  languageOf(userId: number): Promise<LanguageCode>
}

/**
 * The link is no key: it opens the company only to whoever has confirmed the address it was sent to. Somebody without
 * an account is written to in the language of whoever invites.
 */
export function invitationMail(send: SendProductMail, publicUrl: string, people: InvitedPeople) {
  return async (mail: InvitationMail): Promise<void> => {
    const { to, companyName, inviterName, role, message, token, expiresAt } = mail
    const account = await people.accountOf(to)
    const language = await people.languageOf(account?.id ?? mail.invitedById)
    const { invitation: words, quote } = wordsIn(language)
    const own: LayoutSection[] = message === '' ? [] : [{ kind: 'paragraph', text: quote(message) }]
    const until = dateWords(expiresAt.toISOString().slice(0, 10), language)
    await send({
      kind: 'invitation',
      to,
      ...(account ? { toUserId: account.id } : {}),
      language,
      subject: words.subject(inviterName, companyName),
      line: words.line,
      intro: words.intro(companyName, words.roles[role]),
      sections: [
        ...own,
        { kind: 'button', link: { text: words.open, url: `${publicUrl}/invite/${token}` } },
        { kind: 'paragraph', text: words.below(to, until, companyName) },
      ],
      footer: words.footer(inviterName),
      causedBy: mail.invitedById,
    })
  }
}
